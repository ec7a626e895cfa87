import type { OrderSide } from '@souk/market'
import {
  type ConsiderationItem,
  ItemType,
  isCriteria,
  isCurrency,
  type OfferItem,
  type Order,
} from '@souk/seaport'
import type { Address } from 'viem'
import { type Issue, issue } from '../market/Issue.js'
import { isSameAddress } from './isSameAddress.js'

/** The items of an order, sorted into NFTs and money on either side. */
export type Items = {
  /** NFTs that the maker gives. */
  given: readonly OfferItem[]
  /** Money that the maker gives. */
  paid: readonly OfferItem[]
  /** NFTs that the maker asks for. */
  wanted: readonly ConsiderationItem[]
  /** Money that the maker asks for, fees included. */
  asked: readonly ConsiderationItem[]
  /** The only account that may fill the order. The order asks for its own NFTs on behalf of this account. */
  taker?: Address
}

/** Returns whether {@link from} found items. */
export function isItems(value: Items | Issue): value is Items {
  return 'given' in value
}

/** Sorts the items of an order, or returns the issue that keeps it off every market. */
export function from(parameters: Order.Components): Items | Issue {
  const { offer, consideration, offerer } = parameters
  const given = offer.filter((item) => !isCurrency(item))
  const paid = offer.filter(isCurrency)
  const nfts = consideration.filter((item) => !isCurrency(item))
  const asked = consideration.filter(isCurrency)
  if (offer.length === 0) return issue('items_unsupported', 'The order must offer at least one item.')
  if (consideration.length === 0)
    return issue('items_unsupported', 'The order must ask for at least one item.')
  if (given.length + nfts.length === 0)
    return issue('items_unsupported', 'The order must trade at least one NFT.')
  const taker = takerOf(given, nfts)
  if (!taker) return { given, paid, wanted: nfts, asked }
  if (isSameAddress(taker, offerer))
    return issue('items_unsupported', 'A private listing cannot be for its own maker.')
  return { given, paid, wanted: [], asked, taker }
}

/** A private listing asks for exactly the NFTs that it gives, all of them for one account. */
function takerOf(given: readonly OfferItem[], nfts: readonly ConsiderationItem[]): Address | undefined {
  const [first] = nfts
  if (!first || nfts.length !== given.length) return undefined
  const unmatched = [...given]
  const isPrivate = nfts.every((nft) => {
    const index = unmatched.findIndex((item) => isSameNft(item, nft))
    return index >= 0 && unmatched.splice(index, 1) && isSameAddress(nft.recipient, first.recipient)
  })
  return isPrivate ? first.recipient : undefined
}

function isSameNft(a: OfferItem, b: OfferItem): boolean {
  return (
    a.itemType === b.itemType &&
    isSameAddress(a.token, b.token) &&
    a.identifierOrCriteria === b.identifierOrCriteria &&
    a.startAmount === b.startAmount
  )
}

/** Returns the side of an order: a listing, an offer, or a swap, which is neither. */
export function sideOf({ given, paid, wanted, asked }: Items): OrderSide {
  const isOneCurrency = currenciesOf([...paid, ...asked]).length === 1
  if (isOneCurrency && paid.length === 0 && wanted.length === 0) return 'ask'
  if (isOneCurrency && paid.length === 1 && given.length === 0) return 'bid'
  return 'swap'
}

/** Returns whether an order trades one NFT, or units of one, for money. */
export function isOfOne({ given, wanted }: Items): boolean {
  return given.length + wanted.length === 1
}

/** Returns the currencies of items, each once. */
export function currenciesOf(money: readonly OfferItem[]): readonly Address[] {
  return [...new Map(money.map(({ token }) => [token.toLowerCase(), token])).values()]
}

/** Returns the standard of an NFT. */
export function standardOf({ itemType }: OfferItem): 'erc721' | 'erc1155' {
  return itemType === ItemType.ERC721 || itemType === ItemType.ERC721_WITH_CRITERIA ? 'erc721' : 'erc1155'
}

/** Returns the token id of an NFT, or the root of its token set. */
export function identityOf(item: OfferItem): { criteria: bigint } | { identifier: bigint } {
  const { identifierOrCriteria } = item
  return isCriteria(item) ? { criteria: identifierOrCriteria } : { identifier: identifierOrCriteria }
}

/** Returns the sum of the amounts. */
export function sumOf(items: readonly OfferItem[], amount: 'startAmount' | 'endAmount'): bigint {
  return items.reduce((sum, item) => sum + item[amount], 0n)
}
