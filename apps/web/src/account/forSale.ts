import type { MarketInfo, MarketOrder } from '@souk/market'
import { isSameWorth } from '@souk/ui/parts/orders/isSameWorth.js'
import { zeroAddress } from 'viem'
import { pricesOf } from './moneyGiven.js'
import { addUp, type Sum } from './worth.js'

/** The prices that an account asks, and its auctions, whose reserve is not a price. */
export type ForSale = { sums: readonly Sum[]; auctions: number }

/**
 * Adds up the prices of active listings, each for the units that can be bought now. Of several listings of one token in currencies of the
 * same worth, such as ether and wrapped ether, only the cheapest counts: the token can be sold once.
 *
 * @example
 * forSale([listing, auction], info) // → { sums: [{ currency: ether, amount: 500000000000000000n }], auctions: 1 }
 */
export function forSale(
  listings: readonly forSale.Listing[],
  { wrappedNative }: Pick<MarketInfo, 'wrappedNative'>,
): ForSale {
  const active = listings.filter(({ status }) => status === 'active')
  const priced = active.filter(({ type }) => type !== 'english')
  const cheapest = new Map<string, forSale.Listing>()
  for (const order of priced.toSorted((a, b) => (a.price < b.price ? -1 : 1))) {
    const key = keyOf(order, wrappedNative)
    if (!cheapest.has(key)) cheapest.set(key, order)
  }
  return { sums: addUp(pricesOf([...cheapest.values()])), auctions: active.length - priced.length }
}

export declare namespace forSale {
  type Listing = pricesOf.Order & Pick<MarketOrder, 'orderHash' | 'status' | 'type' | 'order'>
}

/** Listings of an edition sell separate units, and sets other items as well. */
function keyOf(
  { orderHash, order, total, currency }: forSale.Listing,
  wrappedNative: MarketInfo['wrappedNative'],
): string {
  const [item, ...others] = order.parameters.offer
  if (!item || others.length > 0 || total > 1n) return orderHash
  const isNative = isSameWorth(currency, { address: zeroAddress }, wrappedNative)
  return `${item.token}:${item.identifierOrCriteria}:${isNative ? zeroAddress : currency.address}`.toLowerCase()
}
