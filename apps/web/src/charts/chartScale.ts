import { formatTag } from '@souk/ui/parts/i18n/language/locale.js'
import type { AlignedData } from 'uplot'
import type { ChartRow } from './chartData.js'

/**
 * Turns amounts into numbers to draw. They may lose their last digits, which is invisible: texts beside the drawing
 * use the amounts themselves.
 */
export function toDrawn(rows: readonly ChartRow[], count: number, decimals: number): AlignedData {
  const unit = 10 ** decimals
  return [
    rows.map(({ at }) => Number(at)),
    ...Array.from({ length: count }, (_, index) =>
      rows.map(({ values }) => {
        const value = values[index]
        return value === undefined ? undefined : Number(value) / unit
      }),
    ),
  ]
}

/**
 * Picks the range of the value axis: from zero for bars, otherwise with some space around the values.
 *
 * @example
 * valueRange(4, 5, { fromZero: false }) // → [3.88, 5.12]
 */
export function valueRange(
  low: number | null,
  high: number | null,
  options: { fromZero: boolean },
): [low: number, high: number] {
  if (low === null || high === null || high <= 0) return [0, 1]
  if (options.fromZero) return [0, high * 1.08]
  const air = high === low ? high * 0.2 : (high - low) * 0.12
  return [Math.max(0, low - air), high + air]
}

/** Formats a number of the value axis, short. */
export function axisNumber(value: number): string {
  return new Intl.NumberFormat(formatTag(), { maximumSignificantDigits: 4, notation: 'compact' }).format(
    value,
  )
}

/** The possible distances between marks of a count: whole numbers only. */
export const wholeIncrements: number[] = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat()

const day = 86_400

/** Tells whether a series has a value for each day or week, and not for moments within a day. */
export function isDaily(stepSeconds: number | undefined): boolean {
  return stepSeconds !== undefined && stepSeconds >= day
}

/**
 * Makes the formatter of the time axis: hours within two days, days within a year, months beyond. Daily values always
 * show days, counted by UTC as the market does.
 *
 * @param span - Seconds between the first and the last moment.
 */
export function axisMoment(span: number, { stepSeconds }: axisMoment.Options = {}): (at: number) => string {
  const daily = isDaily(stepSeconds)
  const form: Intl.DateTimeFormatOptions =
    span <= 2 * day && !daily
      ? { hour: 'numeric', minute: '2-digit' }
      : span <= 365 * day
        ? { day: 'numeric', month: 'short' }
        : { month: 'short', year: 'numeric' }
  const format = new Intl.DateTimeFormat(formatTag(), daily ? { ...form, timeZone: 'UTC' } : form)
  return (at) => format.format(new Date(at * 1_000))
}

export declare namespace axisMoment {
  type Options = {
    /** The length of the period of each value. @default a moment */
    stepSeconds?: number | undefined
  }
}

/**
 * Returns the possible distances between marks when each value covers a period: increasing multiples of it.
 *
 * @example
 * stepIncrements(86_400) // → one day, two, a week, …
 */
export function stepIncrements(stepSeconds: number): number[] {
  return [1, 2, 7, 14, 28, 56, 91, 182, 364, 728, 1_820, 3_640].map((steps) => steps * stepSeconds)
}

/**
 * Places marks at the starts of periods.
 *
 * @example
 * stepMarks(100, 130, 10) // → [100, 110, 120, 130]
 */
export function stepMarks(first: number, last: number, increment: number): number[] {
  return Array.from(
    { length: Math.floor((last - first) / increment) + 1 },
    (_, nth) => first + nth * increment,
  )
}

/**
 * Removes a label that equals the one before it: a short span has more marks than minutes.
 *
 * @example
 * withoutRepeats(['4:14 AM', '4:15 AM', '4:15 AM']) // → ['4:14 AM', '4:15 AM', null]
 */
export function withoutRepeats(labels: readonly string[]): (string | null)[] {
  return labels.map((label, index) => (label === labels[index - 1] ? null : label))
}
