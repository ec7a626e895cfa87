import { BaseError } from '@souk/base'

const dayMs = 86_400_000

/**
 * Returns the default end of orders: one month from now, minus a day. Calculated in UTC, so that it does not depend on
 * the time zone. In a shorter month, the result is its last day.
 *
 * @param now - Unix time in seconds.
 * @returns Unix time in seconds.
 *
 * @example
 * Expiration.latest(1_700_000_000n) // 14 November 2023 → 13 December 2023, the same time of day
 */
export function latest(now: bigint): bigint {
  const date = new Date(Number(now) * 1_000)
  const day = date.getUTCDate()
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, lastDay))
  return BigInt(Math.floor((next.getTime() - dayMs) / 1_000))
}

/**
 * Determines when an order starts and ends.
 *
 * @param options.now - Unix time in seconds.
 * @param options.isMoving - Whether the price changes over time. Such an order needs an explicit end, because the end
 * determines how fast the price changes.
 * @throws {MissingError} if the price changes over time and no end is given.
 *
 * @example
 * Expiration.window({ now: 1_700_000_000n, isMoving: false }) // → { startTime: undefined, endTime: 1702425600n }
 */
export function window(options: window.Options): window.Result {
  const { now, isMoving, startTime, endTime } = options
  const isGiven = endTime !== undefined && endTime !== 0n
  if (isMoving && !isGiven) throw new MissingError()
  return { startTime, endTime: isGiven ? endTime : latest(now) }
}

export declare namespace window {
  type Options = {
    now: bigint
    isMoving: boolean
    startTime?: bigint | undefined
    endTime?: bigint | undefined
  }
  /** Without a start, an order starts with the latest block at the time of planning. */
  type Result = { startTime: bigint | undefined; endTime: bigint }
}

/** Thrown when the price of an order changes over time but the order has no explicit end. */
export class MissingError extends BaseError<Record<string, never>> {
  override readonly name = 'Expiration.MissingError'
  constructor() {
    super('Expiration time must be set if order will change in price.', { facts: {}, retry: 'user' })
  }
}
