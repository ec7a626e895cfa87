/** One moment of a series. */
export type ChartPoint = {
  /** Unix time in seconds. */
  at: bigint
  /** In the smallest unit. Absent where the value is unknown, which leaves a gap. */
  value: bigint | undefined
}

/** How a series is drawn: connected values, values that last until the next one, values of a period, or single points. */
type ChartKind = 'line' | 'steps' | 'bars' | 'dots'

/** The theme colours for series. */
export type ChartColour = 'clay' | 'tile' | 'saffron'

/** One series over time. */
export type ChartSeries = {
  /** Its name in the legend, the table and the file. */
  name: string
  kind: ChartKind
  points: readonly ChartPoint[]
  /** @default 'clay' for the first series, 'tile' for the second, 'saffron' after that */
  colour?: ChartColour
}

/** A moment with the value of each series; `undefined` where a series has none. */
export type ChartRow = { at: bigint; values: readonly (bigint | undefined)[] }

/**
 * Combines several series into rows, one for each moment of any series, sorted by time.
 *
 * Two values of one series at one moment, such as sales in one block, get a row each.
 *
 * @example
 * toRows([{ name: 'Floor', kind: 'steps', points: [{ at: 5n, value: 1n }] }]) // → [{ at: 5n, values: [1n] }]
 */
export function toRows(series: readonly ChartSeries[]): ChartRow[] {
  const rows = new Map<string, { at: bigint; nth: number; values: (bigint | undefined)[] }>()
  for (const [index, { points }] of series.entries()) {
    const seen = new Map<bigint, number>()
    for (const { at, value } of points) {
      const nth = seen.get(at) ?? 0
      seen.set(at, nth + 1)
      const key = `${at}/${nth}`
      const row = rows.get(key) ?? { at, nth, values: series.map(() => undefined) }
      row.values[index] = value
      rows.set(key, row)
    }
  }
  return [...rows.values()]
    .sort((a, b) => Number(a.at - b.at) || a.nth - b.nth)
    .map(({ at, values }) => ({ at, values }))
}

/** Returns the first, last, lowest and highest point of a series, or `undefined` for a series without values. */
export function extremes(points: readonly ChartPoint[]): Extremes | undefined {
  const known = points.flatMap(({ at, value }) => (value === undefined ? [] : { at, value }))
  const [first] = known
  if (!first) return undefined
  const start: Extremes = { first, last: first, lowest: first, highest: first }
  return known.reduce(
    (now, point) => ({
      first: point.at < now.first.at ? point : now.first,
      last: point.at >= now.last.at ? point : now.last,
      lowest: point.value < now.lowest.value ? point : now.lowest,
      highest: point.value > now.highest.value ? point : now.highest,
    }),
    start,
  )
}

/** The result of `extremes`. */
export type Extremes = Record<'first' | 'last' | 'lowest' | 'highest', { at: bigint; value: bigint }>

/**
 * Writes the rows as CSV: times in UTC, every digit of each value.
 *
 * @param exact - Formats a value with all its digits, for programs.
 * @param unit - The unit of all values, such as the symbol of their currency.
 */
export function toCsv(
  series: readonly ChartSeries[],
  options: { timeName: string; exact: (value: bigint) => string; unit?: string | undefined },
): string {
  const lines = toRows(series).map(({ at, values }) =>
    [
      new Date(Number(at) * 1_000).toISOString(),
      ...values.map((value) => (value === undefined ? '' : options.exact(value))),
    ].join(','),
  )
  const unit = options.unit === undefined ? '' : ` (${options.unit})`
  const head = [options.timeName, ...series.map(({ name }) => `${name}${unit}`)]
  return [head.map(quoted).join(','), ...lines, ''].join('\r\n')
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
