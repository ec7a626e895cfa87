/** Keeps the change of a price by some percent visible. */
const digits = 3

/**
 * Rounds a suggested price to three digits, as people set prices.
 *
 * @param price - In the currency's smallest unit.
 *
 * @example
 * roundPrice(526_837_500_000_000_000n) // → 527_000_000_000_000_000n
 */
export function roundPrice(price: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(price).length - digits))
  return ((price + unit / 2n) / unit) * unit
}
