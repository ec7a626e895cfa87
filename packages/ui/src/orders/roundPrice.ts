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
  const unit = unitOf(price)
  return ((price + unit / 2n) / unit) * unit
}

/**
 * Rounds up to three digits: a price that must not fall below a limit.
 *
 * @example
 * roundPriceUp(128_250_000_000_000_000n) // → 129_000_000_000_000_000n
 */
export function roundPriceUp(price: bigint): bigint {
  const unit = unitOf(price)
  return ((price + unit - 1n) / unit) * unit
}

function unitOf(price: bigint): bigint {
  return 10n ** BigInt(Math.max(0, String(price).length - digits))
}
