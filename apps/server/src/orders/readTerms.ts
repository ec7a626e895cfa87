import type { OrderSide } from '@souk/market'
import { Auction, basisPointScale, ItemType, isCurrency, maxUint256, Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { type Issue, issue } from '../market/Issue.js'
import * as Items from './Items.js'
import { isMulti, isTerms, moneyOf, type Terms } from './Terms.js'
import { toMulti } from './toMulti.js'
import { toSingle } from './toSingle.js'

/**
 * Reads the terms of an order, or returns the issue that keeps it off this market.
 *
 * A listing offers NFTs and asks for one currency; an offer is the reverse. Any other mix of items is a swap.
 *
 * @param side - What the order was posted as.
 * @param rules.auctionZones - Zones that settle English auctions, lower-case.
 */
export function readTerms(
  parameters: Order.Components,
  side: OrderSide,
  rules: readTerms.Rules = { auctionZones: new Set() },
): Terms | Issue {
  const flaw = findFlaw(parameters)
  if (flaw) return flaw
  const items = Items.from(parameters)
  if (!Items.isItems(items)) return items
  const actual = Items.sideOf(items)
  if (actual !== side) return mismatch(side, actual)
  const isSingle = actual !== 'swap' && Items.isOfOne(items)
  const terms = isSingle ? toSingle(parameters, items) : toMulti(parameters, items)
  const money = isTerms(terms) ? moneyOf(terms) : []
  if (money.some(({ startPrice, endPrice }) => startPrice > maxUint256 || endPrice > maxUint256))
    return issue('items_unsupported', 'The price exceeds the supply of any currency.')
  const isAuction = Order.isRestricted(parameters) && rules.auctionZones.has(parameters.zone.toLowerCase())
  return isAuction && isTerms(terms) ? toAuction(terms, parameters) : terms
}

export declare namespace readTerms {
  type Rules = { auctionZones: ReadonlySet<string> }
}

/** Finds an item that the exchange would not move, or would move to the zero address. */
function findFlaw({ offer, consideration }: Order.Components): Issue | undefined {
  const items = [...offer, ...consideration]
  const zero = items.find((item) => item.startAmount === 0n && item.endAmount === 0n)
  if (zero) return issue('zero_amount', 'An item of the order has the amount 0.', { token: zero.token })
  const marked = items.find((item) => isCurrency(item) && item.identifierOrCriteria !== 0n)
  if (marked) return issue('items_unsupported', 'A currency has no identifier.', { token: marked.token })
  const strange = items.find((item) => item.itemType === ItemType.NATIVE && item.token !== zeroAddress)
  if (strange)
    return issue('items_unsupported', 'The native currency has no address.', { token: strange.token })
  if (consideration.some((item) => item.recipient === zeroAddress))
    return issue('items_unsupported', 'An item of the order goes to the zero address.')
  return undefined
}

/** The order asks for the seller's share. The price of an auction is the lowest one that leaves this share. */
function toAuction(terms: Terms, { zoneHash }: Order.Components): Terms | Issue {
  if (terms.side === 'bid')
    return issue('zone_unsupported', 'A bid on an auction is an ordinary offer and must not name a zone.')
  if (isMulti(terms)) return issue('zone_unsupported', 'An auction must sell exactly one NFT.')
  if (terms.currency === zeroAddress)
    return issue('currency_unsupported', 'English auctions must use wrapped ETH or an ERC-20 token.')
  if (terms.allowsPartialFills || terms.startPrice !== terms.endPrice || terms.taker)
    return issue(
      'items_unsupported',
      'An auction must be open to everyone, sell everything at once, and have one reserve price.',
    )
  const { feeBasisPoints } = Auction.decodeTerms(zoneHash)
  if (BigInt(feeBasisPoints) >= basisPointScale)
    return issue('items_unsupported', 'The fees of the auction leave nothing for its seller.', {
      feeBasisPoints,
    })
  const reserve = Auction.reserveOf(terms.startPrice, { feeBasisPoints })
  return { ...terms, startPrice: reserve, endPrice: reserve, kind: 'english' }
}

function mismatch(side: OrderSide, actual: OrderSide): Issue {
  const text = `The order is ${names[actual]}, and was posted as ${names[side]}. ${meanings[actual]}`
  return issue('side_mismatch', text, { side, actual })
}

const names: Readonly<Record<OrderSide, string>> = { ask: 'a listing', bid: 'an offer', swap: 'a swap' }
const meanings: Readonly<Record<OrderSide, string>> = {
  ask: 'A listing offers NFTs and asks for one currency.',
  bid: 'An offer offers one currency and asks for NFTs.',
  swap: 'A swap trades NFTs for NFTs, or for several currencies.',
}
