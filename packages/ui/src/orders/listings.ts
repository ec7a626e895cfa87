import type { MarketOrder, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { heldBy } from '../nft/heldBy.js'
import { endOf } from './endOf.js'

/** Tells whether an order is or can become valid. */
export function isOpen({ status }: Pick<MarketOrder, 'status'>): boolean {
  return status === 'active' || status === 'inactive'
}

/**
 * Picks the main listing of the page: a private one for the visitor, or else the cheapest that anyone can buy.
 *
 * @example
 * bestListing(nft, { listings, account }) // → the private listing for `account`, if there is one
 */
export function bestListing(
  { listing }: Pick<Nft, 'listing'>,
  { listings, account }: { listings: readonly MarketOrder[]; account: string | undefined },
): MarketOrder | undefined {
  const live = listings.filter(({ status, type }) => status === 'active' && type !== 'english')
  const forAll = live.filter(({ taker }) => taker === undefined)
  return (
    live.find(({ taker }) => isSameAddress(taker, account)) ??
    forAll.find(({ orderHash }) => orderHash === listing?.orderHash) ??
    forAll[0] ??
    live.find(({ maker }) => isSameAddress(maker, account))
  )
}

/**
 * Counts the units of an edition that an account holds and does not offer in a listing. An item that is no edition has none.
 *
 * @example
 * unlistedUnits(nft, { listings, account }) // → 8n
 */
export function unlistedUnits(
  nft: Pick<Nft, 'standard' | 'owners'>,
  { listings, account }: { listings: readonly MarketOrder[]; account: string | undefined },
): bigint {
  if (nft.standard !== 'erc1155') return 0n
  const listed = listings.filter(({ maker, status }) => status === 'active' && isSameAddress(maker, account))
  const units = listed.reduce((sum, { remaining }) => sum + remaining, 0n)
  return (heldBy(nft, account) ?? 0n) - units
}

/**
 * Picks the visitor's own listings and auctions that are open again after a time in which nobody could fill them. An auction
 * past its end is left out.
 *
 * @param options.now - Seconds.
 */
export function awakeOrders(
  orders: readonly MarketOrder[],
  { account, now }: { account: string | undefined; now: bigint },
): readonly MarketOrder[] {
  return orders.filter(
    (order) =>
      isSameAddress(order.maker, account) &&
      order.status === 'active' &&
      order.revivedAt !== undefined &&
      endOf(order) > now,
  )
}

/**
 * Picks the visitor's own inactive orders. They can reactivate at a price that is long forgotten.
 *
 * A raised counter cancels an order for good.
 */
export function sleepingOrders(
  orders: readonly MarketOrder[],
  account: string | undefined,
): readonly MarketOrder[] {
  return orders.filter(
    ({ maker, status, reason }) =>
      isSameAddress(maker, account) &&
      status === 'inactive' &&
      reason !== 'counter' &&
      reason !== 'not_started',
  )
}
