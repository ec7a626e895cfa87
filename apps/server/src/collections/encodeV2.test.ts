import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { encodeStats } from './encodeV2.js'

const interval = { volume: 250_000_000n, sales: 2n, averagePrice: 125_000_000n, volumeBefore: 50_000_000n }

describe('encodeStats', () => {
  test('default: amounts are in whole units of the native currency, whatever its decimals are', () => {
    const collection = {
      currencies: [{ address: zeroAddress, symbol: 'TDL', name: 'Tide', decimals: 8 }],
      stats: { totalSupply: 10n, owners: 3, listed: 1, volume: 300_000_000n, sales: 3 },
    }
    const { total, intervals } = encodeStats(collection, {
      ...{ oneDay: interval, sevenDays: interval, thirtyDays: interval, averagePrice: 100_000_000n },
    })
    expect(total).toMatchObject({ volume: 3, average_price: 1 })
    expect(intervals[0]).toMatchObject({
      ...{ interval: 'one_day', volume: 2.5, volume_diff: 2, average_price: 1.25 },
    })
  })
})
