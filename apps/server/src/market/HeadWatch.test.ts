import { describe, expect, test } from 'vitest'
import * as HeadWatch from './HeadWatch.js'

const seen = (number: number, timestamp: number) =>
  ({ number: BigInt(number), hash: `0x${number}`, timestamp: BigInt(timestamp) }) as const

/** Returns a watch that has seen blocks after these numbers of seconds. */
function after(intervals: readonly number[]): HeadWatch.HeadWatch {
  let time = 1_000
  return intervals.reduce(
    (watch, interval, index) => {
      time += interval
      return HeadWatch.look(watch, seen(index + 2, time), time)
    },
    HeadWatch.look(HeadWatch.create(0), seen(1, time), 0),
  )
}

describe('timeoutMs', () => {
  test('default: the next block may be four seconds late, and is reported a second later', () => {
    expect(HeadWatch.timeoutMs(after([12, 12, 12, 12]))).toBe(16_000)
  })

  test.each([
    [2, 6_000],
    [1, 5_000],
  ])('behavior: a chain that makes a block every %d seconds for minutes', (seconds, expected) => {
    expect(HeadWatch.timeoutMs(after(Array(400).fill(seconds)))).toBe(expected)
  })

  test('behavior: after a missed slot, another one may be missed', () => {
    expect(HeadWatch.timeoutMs(after([12, 24, ...Array(500).fill(12)]))).toBe(28_000)
  })

  test('behavior: forgets intervals from hours ago', () => {
    expect(HeadWatch.timeoutMs(after([12, 24, ...Array(601).fill(12)]))).toBe(16_000)
  })

  test('behavior: fast blocks of a local chain do not make its regular ones late', () => {
    expect(HeadWatch.timeoutMs(after([0, 0, 1, 0]))).toBe(15_000)
    expect(HeadWatch.timeoutMs(after([...Array(50).fill(12), ...Array(2_000).fill(1)]))).toBe(16_000)
  })

  test('behavior: blocks that were not seen one by one', () => {
    const watch = HeadWatch.look(after([12, 12, 12]), seen(17, 1_192), 9_000)
    expect(HeadWatch.timeoutMs(watch)).toBe(16_000)
  })

  test('behavior: a long standstill does not allow another one', () => {
    expect(HeadWatch.timeoutMs(after([12, 40_000, 12]))).toBe(64_000)
  })

  test('behavior: a replaced block is not an interval', () => {
    const watch = after([12, 12, 12])
    const replaced = { number: 4n, hash: '0x4b', timestamp: 1_036n } as const
    expect(HeadWatch.look(watch, replaced, 0).gaps).toEqual(watch.gaps)
  })

  test('behavior: of an unknown chain', () => {
    expect(HeadWatch.timeoutMs(HeadWatch.create(0))).toBe(30_000)
    expect(HeadWatch.timeoutMs(after([12]))).toBe(30_000)
  })
})

describe('learn', () => {
  test('default: blocks from before a restart', () => {
    const blocks = Array.from({ length: 302 }, (_, index) => seen(index + 1, 1_000 + index))
    const watch = HeadWatch.learn(HeadWatch.create(7_000), blocks)
    expect(HeadWatch.timeoutMs(watch)).toBe(5_000)
    expect(watch.movedAtMs).toBe(7_000)
  })
})

describe('stoodSeconds', () => {
  test('default', () => {
    const watch = HeadWatch.look(HeadWatch.create(0), seen(1, 1_000), 5_000)
    expect(HeadWatch.stoodSeconds(watch, 5_000)).toBe(0)
    expect(HeadWatch.stoodSeconds(HeadWatch.look(watch, seen(1, 1_000), 9_000), 9_000)).toBe(4)
  })
})
