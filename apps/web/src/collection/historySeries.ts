import type { CollectionHistory, HistoryStep } from '@souk/market'
import type { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import type { ChartSeries } from '../charts/chartData.js'

type Texts = (typeof collectionWords)['en']['charts']

/** Returns the lines, dots and bars of a collection's history. */
export function historySeries({ steps }: CollectionHistory, words: Texts) {
  const of = (value: (step: HistoryStep) => bigint | undefined) =>
    steps.map((step) => ({ at: step.at, value: value(step) }))
  const known = (value: (step: HistoryStep) => bigint | undefined) =>
    of(value).filter((point) => point.value !== undefined)
  // An unknown floor leaves a gap. Before the first known floor, there is no line to leave a gap in.
  const floor = of(({ floor }) => floor)
  const first = floor.findIndex(({ value }) => value !== undefined)
  const prices: readonly ChartSeries[] = [
    { name: words.floor, kind: 'steps', points: first < 0 ? [] : floor.slice(first) },
    { name: words.average, kind: 'dots', points: known(({ average }) => average) },
    { name: words.lowest, kind: 'dots', points: known(({ lowest }) => lowest), colour: 'saffron' },
  ]
  // Without any sales, a text says more than empty bars.
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
