import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { nft, order } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { portfolioCounts } from './portfolioCounts.js'

const whole = { isReading: false, isOld: false, hasFailed: false }
const reads = {
  shelf: { isCounting: false, isOld: false, hasMore: false },
  kept: [nft(), nft()],
  asks: { ...whole, orders: [order] },
  bids: { ...whole, orders: [] },
  ownSwaps: { ...whole, orders: [] },
  received: { isPending: false, isCounting: false, rows: [1, 2, 3] },
  receivedSwaps: [],
}
const counts = (change: Partial<portfolioCounts.Reads>) =>
  portfolioCounts({ ...reads, ...change }, portfolioWords.en)

describe('portfolioCounts', () => {
  test('default: the entries of each tab', () => {
    expect(counts({})).toEqual({ items: '2', received: '3', listings: '1', made: '0' })
    expect(counts({ shelf: { ...reads.shelf, hasMore: true } }).items).toBe('2+')
  })

  test.each([
    ['items that are still read', { shelf: { ...reads.shelf, isCounting: true } }, ['items', 'received']],
    ['items of an earlier visit', { shelf: { ...reads.shelf, isOld: true } }, ['items', 'received']],
    ['offers on some collections', { received: { ...reads.received, isCounting: true } }, ['received']],
    ['pages of listings', { asks: { ...reads.asks, isReading: true } }, ['listings']],
    ['offers of an earlier visit', { bids: { ...reads.bids, isOld: true } }, ['made']],
    ['swaps that are still read', { ownSwaps: { ...whole, orders: undefined, isReading: true } }, ['made']],
  ] as const)('behavior: no count of %s', (_, change, unknown) => {
    const counted = Object.entries(counts(change)).flatMap(([tab, count]) =>
      count === undefined ? [tab] : [],
    )
    expect(counted).toEqual(unknown)
  })

  test('behavior: a market without swaps does not keep the other offers from being counted', () => {
    expect(counts({ ownSwaps: { ...whole, orders: undefined, isReading: true, hasFailed: true } }).made).toBe(
      '0',
    )
  })
})
