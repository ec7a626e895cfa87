/** The largest value of a bigint column. */
const largest = 2n ** 63n - 1n

/** Turns a time in seconds into a column's value. An order without an end gets the largest value. */
export function unixToColumn(seconds: bigint): bigint {
  return seconds > largest ? largest : seconds
}
