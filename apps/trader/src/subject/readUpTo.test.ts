import type { MarketApi } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { readUpTo } from './readUpTo.js'

/** Pages of numbers up to a number. */
const pagesOf =
  (total: number, read: number[] = []) =>
  async (_api: MarketApi, { next = '0' }: { next?: string | undefined }) => {
    const start = Number(next)
    read.push(start)
    const numbers = Array.from({ length: Math.min(50, total - start) }, (_, index) => start + index)
    return { numbers, ...(start + 50 < total ? { next: String(start + 50) } : undefined) }
  }
const shop = { api: {} as MarketApi }

describe('readUpTo', () => {
  test.each([
    [0, 0, false],
    [120, 120, false],
    [500, 500, false],
    [501, 500, true],
    [5_000, 500, true],
  ])('default: of %i items it has %i, and whether there are more is %s', async (total, length, isMore) => {
    const { found, ...rest } = await readUpTo(shop, pagesOf(total), {})
    expect([found.length, found.at(-1)]).toEqual([length, length === 0 ? undefined : length - 1])
    expect(rest).toEqual({ isMore })
  })

  test('behavior: it stops when it has enough', async () => {
    const read: number[] = []
    const { found } = await readUpTo(shop, pagesOf(5_000, read), {}, ({ length }) => length === 100)
    expect([found.length, read]).toEqual([100, [0, 50]])
  })
})
