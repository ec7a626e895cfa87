import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'

/** A price that changes while it is shown. */
export type MovingPrice = {
  /** The time whose price is the most that will be paid, in seconds. */
  shownAt: bigint
  /** The expected price when the transaction is included, for all units. */
  expected: bigint
  isFalling: boolean
}

/** The time from pressing the button to inclusion, on most chains. */
const inclusionSeconds = 15n
/** Clocks differ, and people read before they press. The price shown is never less than what may be paid by then. */
const leewaySeconds = 60n
/** While a price rises, the exchange receives more than the current price, and returns the rest. */
const risingSeconds = 300n

/**
 * Calculates what to show for a changing price: an upper limit, and the expected price.
 *
 * @returns `undefined` for a fixed price.
 *
 * @example
 * movingPrice(order, { openedAt: now, units: 1n }) // → { shownAt: now - 60n, expected: 480000000000000000n, isFalling: true }
 */
export function movingPrice(
  order: Pick<MarketOrder, 'order'>,
  { openedAt, units }: { openedAt: bigint; units: bigint },
): MovingPrice | undefined {
  const deal = Deal.from(order.order.parameters)
  if (!Deal.isMoving(deal)) return undefined
  const isFalling = Deal.priceAt(deal, deal.startTime) > Deal.priceAt(deal, deal.endTime)
  const expected = Deal.priceAt(deal, openedAt + inclusionSeconds)
  return {
    shownAt: isFalling ? openedAt - leewaySeconds : openedAt + risingSeconds,
    expected: (expected * units + deal.total - 1n) / deal.total,
    isFalling,
  }
}
