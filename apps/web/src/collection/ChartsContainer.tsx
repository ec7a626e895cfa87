import type { Collection, CollectionHistory, HistoryStep } from '@souk/market'
import { useCollectionHistory } from '@souk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zeroAddress } from 'viem'
import { Chart } from '../charts/Chart.js'
import type { ChartSeries } from '../charts/chartData.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatCount } from '../format/formatShare.js'
import { collectionWords } from '../i18n/areas/collection.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { type ChartPeriod, chartPeriods } from '../nft/collectionSearch.js'
import { currencyOf } from '../orders/currencyOf.js'

/** Reads a collection's past and draws it. */
export function ChartsContainer({ collection, period = '30d', onPeriod }: ChartsContainer.Props) {
  const words = useArea(collectionWords).charts
  const currency = currencyOf(useInfo(), { address: zeroAddress })
  const { data, error } = useCollectionHistory(
    { slug: collection.slug, period },
    { query: { placeholderData: keepPreviousData } },
  )
  const series = useMemo(() => data && toSeries(data, words), [data, words])
  if (error && !data) throw error
  if (!data || !series) return <div aria-hidden className="skeleton h-96" />
  const money = (amount: bigint) => formatMoney(amount, currency)
  const step = data.stepSeconds === 3_600 ? 'hour' : data.stepSeconds === 86_400 ? 'day' : 'week'
  return (
    <div className="space-y-5">
      <Periods period={period} onPeriod={onPeriod} />
      <Chart
        title={words.price}
        note={words.priceMeaning(words.step[step])}
        series={series.prices}
        decimals={currency.decimals}
        stepSeconds={data.stepSeconds}
        format={money}
        height={300}
        fileName={`${collection.slug}-prices-${period}`}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Chart
          title={words.volume}
          note={words.volumeMeaning(currency.symbol)}
          series={series.volume}
          decimals={currency.decimals}
          stepSeconds={data.stepSeconds}
          format={money}
          fileName={`${collection.slug}-volume-${period}`}
        />
        <Chart
          title={words.sales}
          note={words.salesMeaning(currency.symbol)}
          series={series.sales}
          decimals={0}
          stepSeconds={data.stepSeconds}
          format={(count) => words.salesCount(formatCount(count))}
          fileName={`${collection.slug}-sales-${period}`}
        />
      </div>
    </div>
  )
}

export declare namespace ChartsContainer {
  type Props = {
    collection: Collection
    /** @default '30d' */
    period: ChartPeriod | undefined
    onPeriod: (period: ChartPeriod) => void
  }
}

type Texts = (typeof collectionWords)['en']['charts']

function toSeries({ steps }: CollectionHistory, words: Texts) {
  const of = (value: (step: HistoryStep) => bigint | undefined) =>
    steps.map((step) => ({ at: step.at, value: value(step) }))
  const known = (value: (step: HistoryStep) => bigint | undefined) =>
    of(value).filter((point) => point.value !== undefined)
  // A floor that nobody knows is a gap; before the first that is known, there is nothing to leave a gap in.
  const floor = of(({ floor }) => floor)
  const first = floor.findIndex(({ value }) => value !== undefined)
  const prices: readonly ChartSeries[] = [
    { name: words.floor, kind: 'steps', points: first < 0 ? [] : floor.slice(first) },
    { name: words.average, kind: 'dots', points: known(({ average }) => average) },
    { name: words.lowest, kind: 'dots', points: known(({ lowest }) => lowest), colour: 'saffron' },
  ]
  // Where nothing was sold, bars of nothing say less than a word.
  const isQuiet = steps.every((step) => step.sales === 0)
  const volume: readonly ChartSeries[] = [
    { name: words.volume, kind: 'bars', points: isQuiet ? [] : of(({ volume }) => volume) },
  ]
  const sales: readonly ChartSeries[] = [
    {
      name: words.sales,
      kind: 'bars',
      points: isQuiet ? [] : of(({ sales }) => BigInt(sales)),
      colour: 'tile',
    },
  ]
  return { prices, volume, sales }
}

function Periods({ period, onPeriod }: Pick<ChartsContainer.Props, 'period' | 'onPeriod'>) {
  const words = useArea(collectionWords).charts
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 rounded-full border border-edge bg-surface p-0.5 max-sm:w-full">
      <legend className="sr-only">{words.period}</legend>
      {chartPeriods.map((value) => (
        <label
          key={value}
          className="relative inline-flex min-h-10 items-center justify-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap max-sm:flex-1 max-sm:px-1 max-sm:text-xs has-checked:bg-clay-wash has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-tile"
        >
          <input
            type="radio"
            name="chart-period"
            checked={period === value}
            onChange={() => onPeriod(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {words.periods[value]}
        </label>
      ))}
    </fieldset>
  )
}
