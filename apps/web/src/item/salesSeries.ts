import type { Activity, Currency } from '@souk/market'
import type { ChartPoint } from '../charts/chartData.js'

/** Sales in one currency, oldest first. */
export type SalesSeries = { currency: Currency; points: readonly ChartPoint[] }

/**
 * Sorts sales for a chart, separately for each currency, since amounts of two currencies cannot be compared. The
 * currency with most sales comes first.
 *
 * @param sales - In any order; sales without a price are left out.
 *
 * @example
 * salesSeries(activities) // → [{ currency: ether, points: [{ at: 1700000000n, value: 10n ** 18n }] }]
 */
export function salesSeries(sales: readonly Activity[]): readonly SalesSeries[] {
  const found = new Map<string, { currency: Currency; points: ChartPoint[] }>()
  for (const { type, price, currency, quantity, at } of sales) {
    if (type !== 'sale' || price === undefined || !currency) continue
    const key = currency.address.toLowerCase()
    const series = found.get(key) ?? { currency, points: [] }
    series.points.push({ at: BigInt(Math.floor(at.getTime() / 1_000)), value: price / (quantity || 1n) })
    found.set(key, series)
  }
  return [...found.values()]
    .map(({ currency, points }) => ({ currency, points: points.toSorted((a, b) => Number(a.at - b.at)) }))
    .toSorted((a, b) => b.points.length - a.points.length)
}
