import type { Address } from 'viem'
import * as Amount from './Amount.js'
import type { Components } from './Components.js'
import { basisPointScale } from './constants.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from './Item.js'

/** An order from the view of its signer. Every item is in exactly one of the lists. */
export type Sides = {
  gives: readonly OfferItem[]
  gets: readonly ConsiderationItem[]
  /** Currency for other accounts: fees, royalties, or proceeds that go elsewhere. */
  fees: readonly ConsiderationItem[]
  /** Tokens for other accounts: the buyer of a private listing, or an unknown account. */
  deliveries: readonly ConsiderationItem[]
}

/** Currency for an account other than the signer. */
export type Share = ConsiderationItem & {
  /** The share of the whole price in this currency, rounded to the nearest basis point. */
  basisPoints: number
}

/** Sorts the items of an order by the account that gives or receives them. */
export function sidesOf(components: Pick<Components, 'offerer' | 'offer' | 'consideration'>): Sides {
  const { offerer, offer, consideration } = components
  const sides = {
    gives: offer,
    gets: [] as ConsiderationItem[],
    fees: [] as ConsiderationItem[],
    deliveries: [] as ConsiderationItem[],
  }
  for (const item of consideration) {
    if (isSameAddress(item.recipient, offerer)) sides.gets.push(item)
    else if (isCurrency(item)) sides.fees.push(item)
    else sides.deliveries.push(item)
  }
  return sides
}

/** Returns each fee with its share of the price. */
export function sharesOf(
  fees: readonly ConsiderationItem[],
  components: Pick<Components, 'offer' | 'consideration'>,
): readonly Share[] {
  return fees.map((fee) => ({
    ...fee,
    basisPoints: partOf(Amount.largest(fee), priceOf(fee, components)),
  }))
}

/**
 * Returns the whole price in an item's currency: the offered amount, or the sum of the consideration if none is
 * offered.
 */
export function priceOf(
  currency: OfferItem,
  components: Pick<Components, 'offer' | 'consideration'>,
): bigint {
  const isSame = (item: OfferItem) => isSameToken(item, currency)
  const offered = components.offer.filter(isSame)
  return totalOf(offered.length > 0 ? offered : components.consideration.filter(isSame))
}

/** Adds up the largest amounts of items. */
export function totalOf(items: readonly OfferItem[]): bigint {
  return items.reduce((sum, item) => sum + Amount.largest(item), 0n)
}

/** Returns a share in basis points, rounded to the nearest. */
export function partOf(amount: bigint, whole: bigint): number {
  if (whole === 0n) return 0
  return Number((amount * basisPointScale * 2n + whole) / (whole * 2n))
}

/** Returns the taker of a private listing: the account that receives every offered item. */
export function takerOf(
  components: Pick<Components, 'offerer' | 'offer' | 'consideration'>,
): Address | undefined {
  const { offer } = components
  const { deliveries } = sidesOf(components)
  const [first] = deliveries
  const isDelivered = (item: OfferItem) => deliveries.some((delivery) => isSameItem(delivery, item))
  if (!first || deliveries.length !== offer.length || !offer.every(isDelivered)) return undefined
  return deliveries.every(({ recipient }) => isSameAddress(recipient, first.recipient))
    ? first.recipient
    : undefined
}

/** Returns whether two items are the same token in the same amount. */
export function isSameItem(a: OfferItem, b: OfferItem): boolean {
  return (
    isSameToken(a, b) &&
    a.identifierOrCriteria === b.identifierOrCriteria &&
    a.startAmount === b.startAmount &&
    a.endAmount === b.endAmount
  )
}

type Kind = Pick<OfferItem, 'itemType' | 'token'>

/** Returns whether two items have the same token contract and kind. */
export function isSameToken(a: Kind, b: Kind): boolean {
  return a.itemType === b.itemType && isSameAddress(a.token, b.token)
}

/**
 * Compares valid addresses, independent of case. viem's comparison validates both again, which is slow for thousands of
 * orders in one signature.
 */
export function isSameAddress(a: Address, b: Address): boolean {
  return a === b || (lastDigit(a) === lastDigit(b) && a.toLowerCase() === b.toLowerCase())
}

/**
 * Returns the last digit, which differs for most addresses. The bit removes the difference between upper and lower
 * case.
 */
function lastDigit(address: Address): number {
  return address.charCodeAt(41) | 32
}

/**
 * Returns whether two different addresses share their first and last four digits, which is what people usually compare.
 */
export function looksAlike(a: Address, b: Address): boolean {
  // Nearly all pairs differ here, and one signature may cover thousands of orders.
  if ((a.charCodeAt(2) | 32) !== (b.charCodeAt(2) | 32)) return false
  const ends = (address: Address) => `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase()
  return ends(a) === ends(b) && !isSameAddress(a, b)
}
