import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { type ChartPeriod, chartPeriods } from '@souk/ui/parts/links/collectionSearch.js'

/** Selects the period of charts. */
export function PeriodChoice({ period, onPeriod }: PeriodChoice.Props) {
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

export declare namespace PeriodChoice {
  type Props = { period: ChartPeriod; onPeriod: (period: ChartPeriod) => void }
}
