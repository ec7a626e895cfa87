import type { MarketOrder } from '@souk/market'
import { isCriteria, isCurrency } from '@souk/seaport'
import type { Notice } from './Notice.js'

/** An order that ends within this time is said to end soon, unless it never was to last much longer. */
const soonSeconds = 86_400n

/**
 * Returns what the maker of listings and offers on single items should know of them now: they end soon, cannot be
 * filled, or can be filled again. Auctions have notices of their own.
 *
 * @param now - Seconds.
 *
 * @example
 * orderNotices(orders, now) // → [{ about: 'listingAsleep', … }]
 */
export function orderNotices(orders: readonly MarketOrder[], now: bigint): readonly Notice[] {
  return orders.flatMap((order) => {
    const item = itemOf(order)
    const said = item && order.type !== 'english' ? saidOf(order, now) : undefined
    if (!item || !said) return []
    const { state, at, cause = '' } = said
    const about = `${order.side === 'ask' ? 'listing' : 'offer'}${state}` as const
    const { token: contract, identifierOrCriteria: identifier } = item
    const price = { amount: order.price, currency: order.currency }
    return [{ key: `${about}/${order.orderHash}${cause}`, about, at, contract, identifier, price }]
  })
}

type Said = { state: 'Ends' | 'Asleep' | 'Awake'; at: Date | undefined; cause?: string }

function saidOf(
  { status, reason, revivedAt, startTime, endTime }: MarketOrder,
  now: bigint,
): Said | undefined {
  if (status === 'inactive')
    return reason === 'not_started' || reason === 'counter' ? undefined : { state: 'Asleep', at: undefined }
  if (status !== 'active') return undefined
  const isShort = endTime - startTime < 2n * soonSeconds
  if (endTime - now <= soonSeconds && !isShort)
    return { state: 'Ends', at: new Date(Number(endTime - soonSeconds) * 1_000) }
  return revivedAt && { state: 'Awake', at: revivedAt, cause: `/${revivedAt.getTime()}` }
}

/** Returns the only item of an order; `undefined` for sets and for offers on one of several items. */
function itemOf({ order: { parameters } }: MarketOrder) {
  const items = [...parameters.offer, ...parameters.consideration].filter((item) => !isCurrency(item))
  const [item, ...others] = items
  return item && others.length === 0 && !isCriteria(item) ? item : undefined
}
