import type { Activity } from '@souk/market'
import { contract, dollar, ether } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { salesSeries } from './salesSeries.js'

const sale = (second: number, price: bigint, change: Partial<Activity> = {}): Activity => ({
  type: 'sale',
  at: new Date(second * 1_000),
  collection: 'lanterns',
  contract,
  quantity: 1n,
  price,
  currency: ether,
  ...change,
})

describe('salesSeries', () => {
  test('default: by currency, oldest first, for one unit', () => {
    const sales = [sale(9, 40n, { quantity: 4n }), sale(5, 7n, { currency: dollar }), sale(3, 8n)]
    expect(salesSeries(sales)).toEqual([
      {
        currency: ether,
        points: [
          { at: 3n, value: 8n },
          { at: 9n, value: 10n },
        ],
      },
      { currency: dollar, points: [{ at: 5n, value: 7n }] },
    ])
  })

  test('behavior: only sales have a price', () => {
    expect(salesSeries([sale(1, 5n, { type: 'listing' })])).toEqual([])
  })
})
