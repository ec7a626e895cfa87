import type { MarketOrder, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** Tells whether an order is or can become valid. */
export function isOpen({ status }: Pick<MarketOrder, 'status'>): boolean {
  return status === 'active' || status === 'inactive'
}

/**
 * Picks the listing that the page is about: one made for the person looking, else the cheapest that anybody can buy.
 *
 * @example
 * bestListing(nft, { listings, account }) // → the private listing for `account`, where there is one
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
 * Picks the person's own orders that sleep: they can come alive again at a price that is long forgotten.
 *
 * A raised counter closes an order for good.
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
