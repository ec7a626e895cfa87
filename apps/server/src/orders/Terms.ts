import {
  Auction,
  basisPointScale,
  type ConsiderationItem,
  ItemType,
  maxUint256,
  type OfferItem,
  Order,
} from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { type Issue, issue } from '../market/Issue.js'
import { isSameAddress } from './isSameAddress.js'

/** The terms of an order on a market: one NFT (or one of several) for one currency. */
export type Terms = {
  side: 'ask' | 'bid'
  maker: Address
  /** The only account that may fill the order. */
  taker?: Address
  standard: 'erc721' | 'erc1155'
  contract: Address
  /** Absent for an offer on one of several tokens. */
  identifier?: bigint
  /** For an offer on one of several tokens: the root of the set, or 0 for any token of the collection. */
  criteria?: bigint
  /** The number of units of the NFT. */
  total: bigint
  currency: Address
  /** What the taker pays (ask) or the maker pays (bid) for all units, at the start and at the end. */
  startPrice: bigint
  endPrice: bigint
  allowsPartialFills: boolean
  kind: 'basic' | 'dutch' | 'english' | 'criteria'
}

/** Tells whether {@link fromOrder} found terms. */
export function isTerms(value: Terms | Issue): value is Terms {
  return 'side' in value
}

/**
 * Reads the terms of an order, or returns the issue that keeps it off this market.
 *
 * A listing offers one NFT and asks for one currency; an offer is the reverse. Bundles, swaps of NFTs and several
 * currencies in one order are valid on the exchange but not traded here.
 *
 * @param rules.auctionZones - Zones that settle English auctions, lower-case.
 */
export function fromOrder(
  parameters: Order.Components,
  side: 'ask' | 'bid',
  rules: fromOrder.Rules = { auctionZones: new Set() },
): Terms | Issue {
  const { offer, consideration } = parameters
  const [given] = offer
  if (!given || offer.length !== 1)
    return issue('items_unsupported', 'The order must offer exactly one item.', { offered: offer.length })
  if (isMoney(given) !== (side === 'bid')) return mismatch(side)
  const nfts = consideration.filter((item) => !isMoney(item))
  const money = consideration.filter(isMoney)
  const flaw = findFlaw(parameters)
  if (flaw) return flaw
  const terms =
    side === 'ask' ? fromAsk(parameters, given, nfts, money) : fromBid(parameters, given, nfts, money)
  if (isTerms(terms) && (terms.startPrice > maxUint256 || terms.endPrice > maxUint256))
    return issue('items_unsupported', 'The price exceeds the supply of any currency.')
  const isAuction = Order.isRestricted(parameters) && rules.auctionZones.has(parameters.zone.toLowerCase())
  return isAuction && isTerms(terms) ? toAuction(terms, parameters) : terms
}

export declare namespace fromOrder {
  type Rules = { auctionZones: ReadonlySet<string> }
}

/** Finds an item that the exchange would not move, or whose recipient is the zero address. */
function findFlaw({ offer, consideration }: Order.Components): Issue | undefined {
  const items = [...offer, ...consideration]
  const zero = items.find((item) => item.startAmount === 0n && item.endAmount === 0n)
  if (zero) return issue('zero_amount', 'An item of the order has the amount 0.', { token: zero.token })
  const marked = items.find((item) => isMoney(item) && item.identifierOrCriteria !== 0n)
  if (marked) return issue('items_unsupported', 'A currency has no identifier.', { token: marked.token })
  const strange = items.find((item) => item.itemType === ItemType.NATIVE && item.token !== zeroAddress)
  if (strange)
    return issue('items_unsupported', 'The native currency has no address.', { token: strange.token })
  if (consideration.some((item) => item.recipient === zeroAddress))
    return issue('items_unsupported', 'An item of the order goes to the zero address.')
  return undefined
}

/** The order itself asks for the seller's share. The auction's price is the lowest price that leaves this share. */
function toAuction(terms: Terms, { zoneHash }: Order.Components): Terms | Issue {
  if (terms.side === 'bid')
    return issue('zone_unsupported', 'A bid on an auction is an ordinary offer and must not name a zone.')
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

type Asked = readonly ConsiderationItem[]

function fromAsk(parameters: Order.Components, given: OfferItem, nfts: Asked, money: Asked): Terms | Issue {
  const price = sumOneCurrency(money)
  if (!price) return issue('items_unsupported', 'A listing must ask for exactly one currency.')
  if (isCriteria(given)) return issue('criteria_unsupported', 'A listing must name its token.')
  // A private listing also asks for its own NFT, with the buyer as the recipient.
  const [receiver, ...others] = nfts
  if (others.length > 0 || (receiver && !isSameNft(receiver, given)))
    return issue('items_unsupported', 'A listing must not ask for other NFTs.')
  if (receiver && isSameAddress(receiver.recipient, parameters.offerer))
    return issue('items_unsupported', 'A private listing cannot be for its own maker.')
  return withNft(parameters, given, {
    side: 'ask',
    ...price,
    ...(receiver ? { taker: receiver.recipient } : undefined),
  })
}

function fromBid(parameters: Order.Components, given: OfferItem, nfts: Asked, money: Asked): Terms | Issue {
  const [wanted, ...others] = nfts
  if (!wanted || others.length > 0)
    return issue('items_unsupported', 'An offer must ask for exactly one NFT.')
  if (given.itemType !== ItemType.ERC20)
    return issue(
      'currency_unsupported',
      'An offer must use an ERC20 currency, such as the wrapped native currency.',
    )
  if (money.some((item) => !isSameAddress(item.token, given.token)))
    return issue('items_unsupported', 'The fees of an offer must be in the currency that it offers.')
  if (sumOf(money, 'startAmount') > given.startAmount || sumOf(money, 'endAmount') > given.endAmount)
    return issue('items_unsupported', 'The fees of an offer exceed the amount that it offers.')
  return withNft(parameters, wanted, {
    side: 'bid',
    currency: given.token,
    startPrice: given.startAmount,
    endPrice: given.endAmount,
  })
}

type Deal = Pick<Terms, 'side' | 'currency' | 'startPrice' | 'endPrice' | 'taker'>

function withNft(parameters: Order.Components, nft: OfferItem, deal: Deal): Terms | Issue {
  if (nft.startAmount !== nft.endAmount)
    return issue('items_unsupported', 'The number of units must not change over time.')
  const isSingle = nft.itemType === ItemType.ERC721 || nft.itemType === ItemType.ERC721_WITH_CRITERIA
  const allowsPartialFills = Order.allowsPartialFills(parameters)
  // An offer on several tokens of a collection fills one unit at a time.
  if (isSingle && nft.startAmount !== 1n && !(isCriteria(nft) && allowsPartialFills))
    return issue('items_unsupported', 'The amount of an ERC721 token must be 1.', { amount: nft.startAmount })
  return {
    ...deal,
    maker: parameters.offerer,
    standard: isSingle ? 'erc721' : 'erc1155',
    contract: nft.token,
    ...(isCriteria(nft) ? { criteria: nft.identifierOrCriteria } : { identifier: nft.identifierOrCriteria }),
    total: nft.startAmount,
    allowsPartialFills,
    kind: isCriteria(nft) ? 'criteria' : deal.startPrice === deal.endPrice ? 'basic' : 'dutch',
  }
}

function sumOneCurrency(money: Asked): Pick<Terms, 'currency' | 'startPrice' | 'endPrice'> | undefined {
  const [first] = money
  if (!first || money.some((item) => !isSameAddress(item.token, first.token))) return undefined
  return {
    currency: first.token,
    startPrice: sumOf(money, 'startAmount'),
    endPrice: sumOf(money, 'endAmount'),
  }
}

function sumOf(items: readonly OfferItem[], amount: 'startAmount' | 'endAmount'): bigint {
  return items.reduce((sum, item) => sum + item[amount], 0n)
}

function mismatch(side: 'ask' | 'bid'): Issue {
  const expected = side === 'ask' ? 'an NFT' : 'a currency'
  return issue('side_mismatch', `A ${side === 'ask' ? 'listing' : 'offer'} must offer ${expected}.`, { side })
}

function isMoney(item: OfferItem): boolean {
  return item.itemType === ItemType.NATIVE || item.itemType === ItemType.ERC20
}

function isCriteria(item: OfferItem): boolean {
  return item.itemType === ItemType.ERC721_WITH_CRITERIA || item.itemType === ItemType.ERC1155_WITH_CRITERIA
}

function isSameNft(a: OfferItem, b: OfferItem): boolean {
  return (
    a.itemType === b.itemType &&
    isSameAddress(a.token, b.token) &&
    a.identifierOrCriteria === b.identifierOrCriteria &&
    a.startAmount === b.startAmount
  )
}
