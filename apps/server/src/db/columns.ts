/** The largest value of a bigint column. */
const largest = 2n ** 63n - 1n

/** A time in seconds as a column holds it: an order without end ends at the largest value. */
export function unixToColumn(seconds: bigint): bigint {
  return seconds > largest ? largest : seconds
}
