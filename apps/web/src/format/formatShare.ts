/**
 * Prints basis points as a percentage.
 *
 * @param basisPoints - 100 = 1 %.
 *
 * @example
 * formatBasisPoints(250) // → '2.5 %'
 */
export function formatBasisPoints(basisPoints: number): string {
  return `${Number((basisPoints / 100).toFixed(2))} %`
}

/**
 * Prints how much of a whole something is, as a percentage.
 *
 * @example
 * formatShare(3, 120) // → '2.5 %'
 */
export function formatShare(part: number, whole: number): string {
  if (whole <= 0) return '–'
  const percent = (part / whole) * 100
  return `${Number(percent.toFixed(percent < 10 ? 1 : 0))} %`
}

/** Prints a count with thousands separators. */
export function formatCount(count: bigint | number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
