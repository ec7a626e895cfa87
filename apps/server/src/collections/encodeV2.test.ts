import { describe, expect, test } from 'vitest'
import { encodeStats } from './encodeV2.js'

const interval = {
  volume: 250n * 10n ** 16n,
  sales: 2n,
  averagePrice: 125n * 10n ** 16n,
  volumeBefore: 50n * 10n ** 16n,
}

describe('encodeStats', () => {
  test('default: amounts are in whole units of the native currency', () => {
    const collection = {
      stats: { totalSupply: 10n, owners: 3, listed: 1, volume: 300n * 10n ** 16n, sales: 3 },
    }
    const { total, intervals } = encodeStats(collection, {
      ...{ oneDay: interval, sevenDays: interval, thirtyDays: interval, averagePrice: 100n * 10n ** 16n },
    })
    expect(total).toMatchObject({ volume: 3, average_price: 1 })
    expect(intervals[0]).toMatchObject({
      ...{ interval: 'one_day', volume: 2.5, volume_diff: 2, average_price: 1.25 },
    })
  })
})
