import { maxUint256 } from './constants.js'

/**
 * Computes the amount of an item at a time, as the exchange does.
 *
 * The amount changes linearly between the order's start and end. Consideration amounts are rounded up and offer amounts
 * down, so that rounding never favours the fulfiller.
 *
 * @param item - The start and end amounts, in the token's smallest unit.
 * @param options.now - The time on the chain's clock, in seconds. A time before the start counts as the start, and one
 * after the end as the end.
 * @param options.roundUp - True for consideration items.
 *
 * @example
 * Amount.at({ startAmount: 100n, endAmount: 200n }, { startTime: 0n, endTime: 10n, now: 5n, roundUp: true }) // → 150n
 */
export function at(item: at.Item, options: at.Options): bigint {
  const { startAmount, endAmount } = item
  if (startAmount === endAmount) return startAmount
  const { startTime, endTime, now, roundUp } = options
  if (endTime <= startTime || now <= startTime) return startAmount
  const duration = endTime - startTime
  const elapsed = now >= endTime ? duration : now - startTime
  const total = startAmount * (duration - elapsed) + endAmount * elapsed
  return roundUp && total > 0n ? (total - 1n) / duration + 1n : total / duration
}

export declare namespace at {
  type Item = { startAmount: bigint; endAmount: bigint }
  type Options = { startTime: bigint; endTime: bigint; now: bigint; roundUp: boolean }
}

/**
 * Returns the larger of the start and end amounts, which covers a fill at any time.
 *
 * @example
 * Amount.largest({ startAmount: 2n, endAmount: 1n }) // → 2n
 */
export function largest(item: at.Item): bigint {
  return item.startAmount > item.endAmount ? item.startAmount : item.endAmount
}

/**
 * Returns whether the exchange can compute the amount at a time. The exchange multiplies amounts between start and end
 * by the order's duration, and every fill reverts on an overflow.
 *
 * @example
 * Amount.isComputable({ startAmount: 1n, endAmount: 2n }, { startTime: 0n, endTime: maxUint256, now: 5n }) // → false
 */
export function isComputable(item: at.Item, options: Omit<at.Options, 'roundUp'>): boolean {
  const { startAmount, endAmount } = item
  if (startAmount === endAmount) return true
  const { startTime, endTime, now } = options
  return startAmount * (endTime - now) + endAmount * (now - startTime) <= maxUint256
}
