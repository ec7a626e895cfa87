/**
 * Shortens an address or a hash to its first and last digits, without a line break between them.
 *
 * @example
 * formatAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // → '0x7099…79C8'
 */
export function formatAddress(value: string): string {
  return value.length > 14 ? `${value.slice(0, 6)}…${together}${value.slice(-4)}` : value
}

/** A line may break after an ellipsis; a word joiner prevents it. */
const together = '\u2060'

/** Compares two addresses, whatever their case. A missing one equals nothing. */
export function isSameAddress(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()
}
