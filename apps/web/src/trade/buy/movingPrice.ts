import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'

/** A price that moves while somebody looks at it. */
export type MovingPrice = {
  /** The moment whose price is the most that will be paid, in seconds. */
  shownAt: bigint
  /** What it will be about when the transaction is written down, for all units that are bought. */
  expected: bigint
  isFalling: boolean
}

/** From the press of the button to the block, in most chains. */
const inclusionSeconds = 15n
/** Clocks differ, and a person reads before pressing: the price shown is never less than what may be paid by then. */
const leewaySeconds = 60n
/** As long as the exchange is given more than is asked at present, and gives the rest back. */
const risingSeconds = 300n

/**
 * Tells what to show of a price that moves: a bound that holds, and what it will be about.
 *
 * @returns Nothing for a price that stands.
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
