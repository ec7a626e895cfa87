import type { CollectionHistory, Currency } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useMemo } from 'react'
import { Chart } from '../charts/Chart.js'
import { historySeries } from './historySeries.js'
import { PeriodChoice } from './PeriodChoice.js'

/** Shows charts of a collection's prices, volume and sales. */
export function Charts({ history, currency, slug, period, onPeriod }: Charts.Props) {
  const words = useArea(collectionWords).charts
  const series = useMemo(() => historySeries(history, words), [history, words])
  const { stepSeconds } = history
  const money = (amount: bigint) => formatMoney(amount, currency)
  const step = stepSeconds === 3_600 ? 'hour' : stepSeconds === 86_400 ? 'day' : 'week'
  return (
    <div className="space-y-5">
      <PeriodChoice period={period} onPeriod={onPeriod} />
      <Chart
        title={words.price}
        note={words.priceMeaning(words.step[step])}
        series={series.prices}
        decimals={currency.decimals}
        unit={currency.symbol}
        stepSeconds={stepSeconds}
        format={money}
        height={300}
        fileName={`${slug}-prices-${period}`}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Chart
          title={words.volume}
          note={words.volumeMeaning(currency.symbol)}
          series={series.volume}
          decimals={currency.decimals}
          unit={currency.symbol}
          stepSeconds={stepSeconds}
          format={money}
          fileName={`${slug}-volume-${period}`}
        />
        <Chart
          title={words.sales}
          note={words.salesMeaning(currency.symbol)}
          series={series.sales}
          decimals={0}
          stepSeconds={stepSeconds}
          format={(count) => words.salesCount(formatCount(count))}
          fileName={`${slug}-sales-${period}`}
        />
      </div>
    </div>
  )
}

export declare namespace Charts {
  type Props = PeriodChoice.Props & {
    history: CollectionHistory
    /** The currency of the prices. */
    currency: Currency
    /** Part of the names of saved files. */
    slug: string
  }
}

/** A placeholder for charts that are loading. */
export function ChartsSkeleton() {
  return <div aria-hidden className="skeleton h-96" />
}
