import { Amount } from '@souk/seaport'

/** A price that changes between two times, in seconds. */
export type PriceMove = { start: bigint; end: bigint; startTime: bigint; endTime: bigint }

/**
 * Returns the price at evenly spaced moments, as the exchange will calculate it.
 *
 * @param count - The number of moments, including the first and the last. @default 7
 *
 * @example
 * priceSteps({ start: 100n, end: 40n, startTime: 0n, endTime: 60n }, 3) // → [{ at: 0n, price: 100n }, { at: 30n, price: 70n }, …]
 */
export function priceSteps(
  { start, end, startTime, endTime }: PriceMove,
  count = 7,
): readonly { at: bigint; price: bigint }[] {
  const item = { startAmount: start, endAmount: end }
  return Array.from({ length: count }, (_, index) => {
    const at = startTime + ((endTime - startTime) * BigInt(index)) / BigInt(count - 1)
    return { at, price: Amount.at(item, { startTime, endTime, now: at, roundUp: true }) }
  })
}
