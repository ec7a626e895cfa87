import { perTag } from '../i18n/language/locale.js'
import { formatNumber } from './formatNumber.js'

const percents = perTag((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }))

/**
 * Formats basis points as a percentage.
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
 * Formats a part of a whole as a percentage.
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
 * Formats the difference of two prices as a percentage with about two digits: whole from 10 %, in tenths from 1 %, and in
 * hundredths below.
 *
 * @param basisPoints - 100 = 1 %.
 *
 * @example
 * formatGap(555) // → '5.6%'
 */
export function formatGap(basisPoints: number): string {
  const size = Math.abs(basisPoints)
  const step = size >= 1_000 ? 100 : size >= 100 ? 10 : 1
  return formatBasisPoints(Math.round(basisPoints / step) * step)
}

/** Formats a count with the separators of the reader's region. */
export function formatCount(count: bigint | number): string {
  return formatNumber(String(count))
}
