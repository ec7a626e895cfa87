import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract, seller } from '../testing/fixtures.js'
import * as ActivityFeed from './ActivityFeed.js'

const row = (second: number, change: Partial<Activity> = {}): Activity => ({
  type: 'sale',
  at: new Date(second * 1_000),
  collection: 'lanterns',
  contract,
  tokenId: BigInt(second),
  quantity: 1n,
  from: seller,
  transactionHash: `0x0${second}`,
  ...change,
})
const seconds = (rows: readonly Activity[]) => rows.map(({ at }) => at.getTime() / 1_000)
const feed = ActivityFeed.from([row(2), row(1)])
const read = (rows: readonly Activity[], hold = false, isWhole = true) =>
  ({ type: 'read', rows, hold, isWhole }) as const

describe('reduce', () => {
  test('default: new rows come first, and are marked', () => {
    const next = ActivityFeed.reduce(feed, read([row(3), row(2), row(1)]))
    expect(seconds(next.shown)).toEqual([3, 2, 1])
    expect([...next.fresh]).toEqual([ActivityFeed.keyOf(row(3))])
  })

  test('behavior: new rows wait until requested while the list is read', () => {
    const held = ActivityFeed.reduce(feed, read([row(4), row(3), row(2), row(1)], true))
    expect([seconds(held.shown), seconds(held.waiting)]).toEqual([
      [2, 1],
      [4, 3],
    ])
    const shown = ActivityFeed.reduce(held, { type: 'show' })
    expect([seconds(shown.shown), shown.waiting, shown.fresh.size]).toEqual([[4, 3, 2, 1], [], 2])
  })

  test('behavior: older pages are added even while new rows wait', () => {
    expect(seconds(ActivityFeed.reduce(feed, read([row(2), row(1), row(0)], true)).shown)).toEqual([2, 1, 0])
  })

  test('behavior: announces rows removed by a reorganisation, until they are true again or dismissed', () => {
    const reorganised = ActivityFeed.reduce(feed, read([row(1)]))
    expect([seconds(reorganised.shown), seconds(reorganised.gone)]).toEqual([[1], [2]])
    expect(ActivityFeed.reduce(reorganised, { type: 'forgetGone' }).gone).toEqual([])
    const again = row(2, { at: new Date(9_000) })
    expect(ActivityFeed.reduce(reorganised, read([again, row(1)])).gone).toEqual([])
  })

  test('behavior: a row that fell off the last page is still true', () => {
    expect(ActivityFeed.reduce(feed, read([row(3), row(2)], false, false)).gone).toEqual([])
  })

  test('behavior: the chain does not remove a signed order', () => {
    const { transactionHash: _, ...listed } = row(2, { type: 'listing' })
    expect(ActivityFeed.reduce(ActivityFeed.from([listed]), read([])).gone).toEqual([])
  })
})
