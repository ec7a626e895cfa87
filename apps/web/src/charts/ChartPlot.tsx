import { useEffect, useEffectEvent, useRef, useState } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartColour, ChartRow, ChartSeries } from './chartData.js'
import {
  axisMoment,
  axisNumber,
  isDaily,
  stepIncrements,
  stepMarks,
  toDrawn,
  valueRange,
  wholeIncrements,
  withoutRepeats,
} from './chartScale.js'

/** The drawn part of a chart. Loaded with the first chart. */
export function ChartPlot({
  series,
  rows,
  decimals,
  stepSeconds,
  height,
  cursor,
  onCursor,
}: ChartPlot.Props) {
  const hostRef = useRef<HTMLDivElement>(null)
  const plotRef = useRef<UPlot>(null)
  const theme = useThemeName()
  const sendCursor = useEffectEvent(onCursor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours, and a canvas keeps what was painted
  useEffect(() => {
    const host = hostRef.current
    if (!host) return
    const plot = new UPlot(
      optionsOf({ host, series, rows, decimals, stepSeconds, height, onCursor: (row) => sendCursor(row) }),
      toDrawn(rows, series.length, decimals),
      host,
    )
    plotRef.current = plot
    const observer = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height }))
    observer.observe(host)
    return () => {
      observer.disconnect()
      plot.destroy()
      plotRef.current = null
    }
  }, [series, rows, decimals, stepSeconds, height, theme])

  useEffect(() => {
    const plot = plotRef.current
    const at = cursor === undefined ? undefined : plot?.data[0][cursor]
    if (plot && at !== undefined)
      plot.setCursor({ left: plot.valToPos(at, 'x'), top: plot.over.clientHeight / 2 }, false)
  }, [cursor])

  // Its canvas has a fixed width, which must not keep the page from becoming narrower.
  return <div ref={hostRef} style={{ height }} className="w-full overflow-hidden contain-inline-size" />
}

export declare namespace ChartPlot {
  type Props = {
    series: readonly ChartSeries[]
    rows: readonly ChartRow[]
    decimals: number
    /** The length of the period that each value covers; undefined for values at a moment. */
    stepSeconds: number | undefined
    /** In CSS pixels. */
    height: number
    /** The row under the keyboard cursor. */
    cursor: number | undefined
    /** Called with the row under the pointer, or `undefined` when the pointer leaves. */
    onCursor: (row: number | undefined) => void
  }
}

const colours: readonly ChartColour[] = ['clay', 'tile', 'saffron']

/** The default colour of the nth series. */
export function colourOf(series: Pick<ChartSeries, 'colour'>, index: number): ChartColour {
  return series.colour ?? colours[Math.min(index, colours.length - 1)] ?? 'clay'
}

/** Returns the page's current theme. */
function useThemeName(): string | undefined {
  const [name, setName] = useState(() => document.documentElement.dataset.theme)
  useEffect(() => {
    const observer = new MutationObserver(() => setName(document.documentElement.dataset.theme))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return name
}

type Making = Pick<
  ChartPlot.Props,
  'series' | 'rows' | 'decimals' | 'stepSeconds' | 'height' | 'onCursor'
> & {
  host: HTMLElement
}

function optionsOf({ host, series, rows, decimals, stepSeconds, height, onCursor }: Making): UPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const hasBars = series.some(({ kind }) => kind === 'bars')
  const first = Number(rows[0]?.at ?? 0n)
  const last = Number(rows.at(-1)?.at ?? 0n)
  // A single moment is drawn in the middle of its day.
  const least = last === first ? 42_000 : 60
  const pad = Math.max(
    least,
    hasBars ? (last - first) / Math.max(1, rows.length - 1) / 2 : (last - first) / 100,
  )
  const axis = {
    stroke: colour('ink-soft'),
    font: '12px "Inter Variable", system-ui, sans-serif',
    ticks: { show: false },
  }
  return {
    width: host.clientWidth,
    height,
    legend: { show: false },
    padding: [10, 24, 0, 0],
    scales: {
      x: { time: true, range: () => [first - pad, last + pad] },
      y: { range: (_, low, high) => valueRange(low, high, { fromZero: hasBars }) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 72,
        values: (_, at) => withoutRepeats(at.map(axisMoment(last - first, { stepSeconds }))),
        ...(stepSeconds !== undefined && isDaily(stepSeconds)
          ? {
              incrs: stepIncrements(stepSeconds),
              splits: (_plot, _axis, _low, _high, increment) => stepMarks(first, last, increment),
            }
          : undefined),
      },
      {
        ...axis,
        size: 58,
        grid: { stroke: colour('line'), width: 1 },
        space: 44,
        values: (_, values) => values.map(axisNumber),
        ...(decimals === 0 ? { incrs: wholeIncrements } : undefined),
      },
    ],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    series: [{}, ...series.map((one, index) => drawing(one, colour(colourOf(one, index))))],
    hooks: {
      setCursor: [
        ({ cursor }) =>
          onCursor(cursor.left === undefined || cursor.left < 0 ? undefined : (cursor.idx ?? undefined)),
      ],
    },
  }
}

function drawing(series: ChartSeries, stroke: string): UPlot.Series {
  const wash = `color-mix(in srgb, ${stroke} 14%, transparent)`
  const few = series.points.length === 1
  const paths = UPlot.paths
  switch (series.kind) {
    case 'bars':
      return {
        stroke,
        fill: stroke,
        width: 0,
        points: { show: false },
        ...pathsOf(paths.bars?.({ size: [0.72, 44], radius: 0.12 })),
      }
    case 'dots':
      return { stroke, paths: () => null, points: { show: true, size: 8, fill: stroke, stroke } }
    case 'steps':
      return {
        stroke,
        fill: wash,
        width: 2,
        points: { show: few, size: 8, fill: stroke },
        ...pathsOf(paths.stepped?.({ align: 1 })),
      }
    case 'line':
      return {
        stroke,
        fill: wash,
        width: 2,
        points: { show: few, size: 8, fill: stroke },
        ...pathsOf(paths.linear?.()),
      }
  }
}

function pathsOf(paths: UPlot.Series.PathBuilder | undefined) {
  return paths ? { paths } : {}
}
