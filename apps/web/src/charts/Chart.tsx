import { Units } from '@souk/base'
import { formatDay, formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { Download, Table2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { chartWords } from '../i18n/areas/chart.js'
import { type ChartRow, type ChartSeries, extremes, toCsv, toRows } from './chartData.js'
import { isDaily } from './chartScale.js'
import { loadPlot } from './loadPlot.js'

const Plot = latePart(loadPlot)

/**
 * Draws values over time in an accessible way: with a summary in words, a cursor for pointers and arrow keys that
 * announces each value, a table, and a file to download.
 *
 * All series share one unit and one axis. Keep the identity of `series` between renders, or the chart is drawn again.
 *
 * @example
 * <Chart title="Floor" series={series} decimals={18} format={(value) => formatMoney(value, ether)} />
 */
export function Chart(props: Chart.Props) {
  const { title, note, series, decimals, stepSeconds, height = 260, children } = props
  const words = useArea(chartWords)
  const id = useId()
  const rows = useMemo(() => toRows(series), [series])
  // Moments at which nothing is known draw nothing.
  const known = rows.filter(({ values }) => values.some((value) => value !== undefined))
  const [asTable, setAsTable] = useState(false)
  const [cursor, setCursor] = useState<number>()
  const summary = series.map((one) => summaryOf(one, props, words)).join(' ')
  const at = cursor === undefined ? undefined : rows[cursor]
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {/* Grows, so that the plots of two charts beside each other are at the same height. */}
      <figcaption className="flex flex-1 flex-wrap content-start items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={`${id}-title`} className="text-lg">
            {title}
          </h3>
          {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
        </div>
        {children}
      </figcaption>
      <p role="status" className="figures mt-3 min-h-10 text-sm text-ink-soft sm:min-h-5">
        {at ? <Reading row={at} {...props} /> : known.length > 1 && summary}
      </p>
      {known.length === 0 ? (
        <p
          className="grid place-items-center rounded-card bg-sunk text-sm text-ink-soft"
          style={{ height: height / 2 }}
        >
          {words.none}
        </p>
      ) : known.length === 1 ? (
        <Single {...props} row={known[0]} />
      ) : asTable ? (
        <ChartTable {...props} rows={rows} height={height} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: no element stands for a chart whose moments are read by arrow keys
        <div
          role="group"
          aria-roledescription={words.kind}
          aria-label={`${title}. ${summary} ${words.keys}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its cursor
          tabIndex={0}
          onKeyDown={(event) => setCursor((now) => moved(event, now, rows.length))}
          onBlur={() => setCursor(undefined)}
          className="mt-2 rounded-chip"
        >
          <Suspense fallback={<div className="skeleton" style={{ height }} />}>
            <Plot
              series={series}
              rows={rows}
              decimals={decimals}
              stepSeconds={stepSeconds}
              height={height}
              cursor={cursor}
              onCursor={setCursor}
            />
          </Suspense>
        </div>
      )}
      {known.length > 1 && (
        <div className="mt-3 -mb-1.5 flex flex-wrap items-center justify-end gap-x-1">
          <Legend series={series} />
          <Button tone="ghost" className="px-3!" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Table2 aria-hidden className="size-4" />
            {asTable ? words.asChart : words.asTable}
          </Button>
          <Button tone="ghost" className="px-3!" onClick={() => save(props, words.time)}>
            <Download aria-hidden className="size-4" />
            {words.download}
          </Button>
        </div>
      )}
    </figure>
  )
}

export declare namespace Chart {
  type Props = {
    title: string
    /** How the values were measured. */
    note?: ReactNode
    series: readonly ChartSeries[]
    /** Decimals of the unit; 0 for counts. */
    decimals: number
    /** The unit of all values, for the saved file: the symbol of their currency. */
    unit?: string
    /**
     * The length of the period that each value covers; absent for values at a moment. Periods of whole days are
     * labelled as days.
     */
    stepSeconds?: number | undefined
    /** Formats a value with its unit. */
    format: (value: bigint) => string
    /** In CSS pixels. @default 260 */
    height?: number
    /** The file's name without its extension. @default the title */
    fileName?: string
    /** Controls of the chart, such as the time range. */
    children?: ReactNode
  }
}

/** Shows a single moment as figures: a grid with one dot would say less. */
function Single({ row, series, stepSeconds, format }: Chart.Props & { row: ChartRow | undefined }) {
  const words = useArea(chartWords)
  if (!row) return null
  return (
    <div className="rounded-card bg-sunk px-4 py-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {series.map(({ name }, index) => {
          const value = row.values[index]
          return (
            value !== undefined && (
              <div key={name}>
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="figures font-display text-2xl font-[560]">{format(value)}</dd>
              </div>
            )
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{words.onlyOne(timeOf(row.at, { stepSeconds }))}</p>
    </div>
  )
}

type ChartTexts = (typeof chartWords)['en']

function summaryOf({ name, points }: ChartSeries, props: Chart.Props, words: ChartTexts): string {
  const known = extremes(points)
  if (!known) return words.empty(name)
  const { format } = props
  const { first, last, lowest, highest } = known
  if (points.length === 1) return words.single(name, format(known.first.value), timeOf(known.first.at, props))
  if (lowest.value === highest.value) return words.same(name, format(first.value))
  const ends = [first.value, last.value]
  return ends.includes(lowest.value) && ends.includes(highest.value)
    ? words.between(name, format(first.value), format(last.value))
    : words.summary(
        name,
        format(first.value),
        format(last.value),
        format(lowest.value),
        format(highest.value),
      )
}

function timeOf(at: bigint, { stepSeconds }: Pick<Chart.Props, 'stepSeconds'>): string {
  return isDaily(stepSeconds) ? formatDay(at) : formatMoment(at)
}

function moved(event: KeyboardEvent, now: number | undefined, count: number): number | undefined {
  const from = now ?? -1
  const steps: Record<string, number | undefined> = {
    ArrowRight: Math.min(from + 1, count - 1),
    ArrowLeft: now === undefined ? count - 1 : Math.max(from - 1, 0),
    Home: 0,
    End: count - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return event.key === 'Escape' ? undefined : now
  event.preventDefault()
  return to
}

function Reading({
  row,
  series,
  stepSeconds,
  format,
}: { row: ChartRow } & Pick<Chart.Props, 'series' | 'stepSeconds' | 'format'>) {
  return (
    <>
      {timeOf(row.at, { stepSeconds })}
      {series.map((one, index) => {
        const value = row.values[index]
        if (value === undefined) return null
        return (
          <span key={one.name} className="ml-3">
            {series.length > 1 && `${one.name} `}
            <span className="font-semibold text-ink">{format(value)}</span>
          </span>
        )
      })}
    </>
  )
}

const swatches = { clay: 'bg-clay', tile: 'bg-tile', saffron: 'bg-saffron' } as const
const order = ['clay', 'tile', 'saffron'] as const

function Legend({ series }: Pick<Chart.Props, 'series'>) {
  return (
    <ul className="mr-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {series.length > 1 &&
        series.map((one, index) => (
          <li key={one.name} className="flex items-center gap-2">
            <span
              aria-hidden
              className={`size-2.5 rounded-full ${swatches[one.colour ?? order[Math.min(index, 2)] ?? 'clay']}`}
            />
            {one.name}
          </li>
        ))}
    </ul>
  )
}

function ChartTable({
  title,
  series,
  rows,
  stepSeconds,
  format,
  height,
}: Chart.Props & { rows: readonly ChartRow[] }) {
  const words = useArea(chartWords)
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-2 overflow-auto rounded-chip border border-line"
      style={{ maxHeight: height }}
    >
      <table className="figures w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-left text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {words.time}
            </th>
            {series.map((one) => (
              <th key={one.name} scope="col" className="px-3 py-2 text-right font-medium">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and two may be of one moment
            <tr key={index}>
              <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                {timeOf(row.at, { stepSeconds })}
              </th>
              {row.values.map((value, place) => (
                <td key={series[place]?.name} className="px-3 py-2 text-right whitespace-nowrap">
                  {value === undefined ? '–' : format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function save({ series, decimals, unit, title, fileName = title }: Chart.Props, timeName: string): void {
  const text = toCsv(series, { timeName, unit, exact: (value) => Units.formatExact(value, { decimals }) })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName}.csv`
  link.click()
  // The browser reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
