import { perTag } from '../i18n/language/locale.js'
import { formatNumber } from './formatNumber.js'

const percents = perTag((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }))

/**
 * Prints basis points as a percentage.
 *
 * @param basisPoints - 100 = 1 %.
 *
 * @example
 * formatBasisPoints(250) // → '2.5%'
 */
export function formatBasisPoints(basisPoints: number): string {
  return percents().format(basisPoints / 10_000)
}

/**
 * Prints how much of a whole something is, as a percentage.
 *
 * @example
 * formatShare(3, 120) // → '2.5%'
 */
export function formatShare(part: number, whole: number): string {
  if (whole <= 0) return '–'
  const percent = (part / whole) * 100
  return percents().format(Number(percent.toFixed(percent < 10 ? 1 : 0)) / 100)
}

/**
 * Prints how far two prices are apart, as a percentage: to the hundredth where they are close, whole where they are not.
 *
 * @param basisPoints - 100 = 1 %.
 *
 * @example
 * formatGap(34_444) // → '344%'
 */
export function formatGap(basisPoints: number): string {
  return formatBasisPoints(Math.abs(basisPoints) < 1_000 ? basisPoints : Math.round(basisPoints / 100) * 100)
}

/** Prints a count with the separators of the reader's region. */
export function formatCount(count: bigint | number): string {
  return formatNumber(String(count))
}
