import { describe, expect, test } from 'vitest'
import * as LogRange from './LogRange.js'

const day = 24 * 60 * 60_000

/** The range of a node that has refused more than ten blocks. */
function refused(nowMs: number): LogRange.LogRange {
  const range = LogRange.create()
  LogRange.refuse(range, { blocks: 2_000n, refusal: { type: 'blocks', most: 10n }, nowMs })
  return range
}

describe('recall', () => {
  test('default: takes over what an earlier process learnt', () => {
    const kept = LogRange.toKept(refused(1)) as LogRange.Kept
    expect(kept).toEqual({ most: 10n, isExchangeBusy: false, learntAtMs: 1 })
    const range = LogRange.create()
    LogRange.recall(range, kept, 2)
    expect([range.size, range.most]).toEqual([10n, 10n])
  })

  test('behavior: not what is a day old, and not instead of what this process learnt', () => {
    const kept = { most: 5n, isExchangeBusy: true, learntAtMs: 1 }
    const [fresh, own] = [LogRange.create(), refused(1)]
    LogRange.recall(fresh, kept, 2 + day)
    LogRange.recall(own, kept, 2)
    expect([fresh.size, own.size]).toEqual([2_000n, 10n])
  })
})

describe('refresh', () => {
  test('default: tries more a day later, because a plan may have changed', () => {
    const range = refused(1)
    LogRange.refresh(range, 1 + day)
    expect(range.most).toBe(10n)
    LogRange.refresh(range, 2 + day)
    expect([range.size, range.most, LogRange.toKept(range)]).toEqual([10n, 50_000n, undefined])
  })
})
