import { type ConsiderationItem, ItemType, type OfferItem, Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { type Issue, issue } from './Issue.js'

/** What an order comes down to on a market: one NFT (or any of a collection) against one currency. */
export type Terms = {
  side: 'ask' | 'bid'
  maker: Address
  /** Set when only this account may fill the order. */
  taker?: Address
  standard: 'erc721' | 'erc1155'
  contract: Address
  /** Absent for an offer on any token of the collection. */
  identifier?: bigint
  /** Units of the NFT. */
  total: bigint
  currency: Address
  /** What the taker pays (ask) or the maker pays (bid) for all units, at the start and at the end. */
  startPrice: bigint
  endPrice: bigint
  allowsPartialFills: boolean
  kind: 'basic' | 'dutch' | 'criteria'
}

/** Tells whether {@link fromOrder} found terms. */
export function isTerms(value: Terms | Issue): value is Terms {
  return 'side' in value
}

/**
 * Reads the terms of an order, or says why this market cannot trade it.
 *
 * A listing offers one NFT and asks for one currency; an offer is the reverse. Bundles, swaps of NFTs and several
 * currencies in one order are valid on the exchange but not traded here.
 */
export function fromOrder(parameters: Order.Components, side: 'ask' | 'bid'): Terms | Issue {
  const { offer, consideration } = parameters
  const [given] = offer
  if (!given || offer.length !== 1)
    return issue('items_unsupported', 'The order must offer exactly one item.', { offered: offer.length })
  if (isMoney(given) !== (side === 'bid')) return mismatch(side)
  const nfts = consideration.filter((item) => !isMoney(item))
  const money = consideration.filter(isMoney)
  const zero = [...offer, ...consideration].find((item) => item.startAmount === 0n && item.endAmount === 0n)
  if (zero) return issue('zero_amount', 'An item of the order has the amount 0.', { token: zero.token })
  return side === 'ask' ? fromAsk(parameters, given, nfts, money) : fromBid(parameters, given, nfts, money)
}

type Asked = readonly ConsiderationItem[]

function fromAsk(parameters: Order.Components, given: OfferItem, nfts: Asked, money: Asked): Terms | Issue {
  const price = sumOneCurrency(money)
  if (!price) return issue('items_unsupported', 'A listing must ask for exactly one currency.')
  if (isCriteria(given)) return issue('criteria_unsupported', 'A listing must name its token.')
  // A private listing asks for its own NFT on behalf of the one who may buy it.
  const [receiver, ...others] = nfts
  if (others.length > 0 || (receiver && !isSameNft(receiver, given)))
    return issue('items_unsupported', 'A listing must not ask for other NFTs.')
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
      'An offer must be made in an ERC20 currency such as the wrapped native one.',
    )
  if (money.some((item) => !isAddressEqual(item.token, given.token)))
    return issue('items_unsupported', 'The fees of an offer must be in the currency that it offers.')
  if (isCriteria(wanted) && wanted.identifierOrCriteria !== 0n)
    return issue(
      'criteria_unsupported',
      'Offers on a selection of tokens are not supported; name one token or any.',
    )
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
    return issue('items_unsupported', 'The number of units must not change with time.')
  const isSingle = nft.itemType === ItemType.ERC721 || nft.itemType === ItemType.ERC721_WITH_CRITERIA
  if (isSingle && !isCriteria(nft) && nft.startAmount !== 1n)
    return issue('items_unsupported', 'An ERC721 token exists once.', { amount: nft.startAmount })
  return {
    ...deal,
    maker: parameters.offerer,
    standard: isSingle ? 'erc721' : 'erc1155',
    contract: nft.token,
    ...(isCriteria(nft) ? undefined : { identifier: nft.identifierOrCriteria }),
    total: nft.startAmount,
    allowsPartialFills: Order.allowsPartialFills(parameters),
    kind: isCriteria(nft) ? 'criteria' : deal.startPrice === deal.endPrice ? 'basic' : 'dutch',
  }
}

function sumOneCurrency(money: Asked): Pick<Terms, 'currency' | 'startPrice' | 'endPrice'> | undefined {
  const [first] = money
  if (!first || money.some((item) => !isAddressEqual(item.token, first.token))) return undefined
  return {
    currency: first.token,
    startPrice: money.reduce((sum, item) => sum + item.startAmount, 0n),
    endPrice: money.reduce((sum, item) => sum + item.endAmount, 0n),
  }
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
    isAddressEqual(a.token, b.token) &&
    a.identifierOrCriteria === b.identifierOrCriteria &&
    a.startAmount === b.startAmount
  )
}
