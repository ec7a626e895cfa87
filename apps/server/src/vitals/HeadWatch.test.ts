import { describe, expect, test } from 'vitest'
import * as HeadWatch from './HeadWatch.js'

const seen = (number: number, timestamp: number) =>
  ({ number: BigInt(number), hash: `0x${number}`, timestamp: BigInt(timestamp) }) as const

/** A watch that has seen blocks after these numbers of seconds. */
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
  test('default: the next block may be five seconds late', () => {
    expect(HeadWatch.timeoutMs(after([12, 12, 12, 12]))).toBe(17_000)
  })

  test('behavior: where a block was missed lately, another one may be', () => {
    expect(HeadWatch.timeoutMs(after([12, 24, 12, 12]))).toBe(29_000)
  })

  test('behavior: quick blocks of a local chain do not make its regular ones late', () => {
    expect(HeadWatch.timeoutMs(after([0, 0, 1, 0]))).toBe(15_000)
  })

  test('behavior: blocks that were not looked at one by one', () => {
    const watch = HeadWatch.look(after([12, 12, 12]), seen(14, 1_156), 9_000)
    expect(watch.intervals).toEqual([12, 12, 12, 12])
  })

  test('behavior: a chain that slept is not given as long again', () => {
    expect(HeadWatch.timeoutMs(after([12, 40_000, 12]))).toBe(65_000)
  })

  test('behavior: of an unknown chain', () => {
    expect(HeadWatch.timeoutMs(after([12]))).toBe(30_000)
  })
})

describe('stoodSeconds', () => {
  test('default', () => {
    const watch = HeadWatch.look(HeadWatch.create(0), seen(1, 1_000), 5_000)
    expect(HeadWatch.stoodSeconds(watch, 5_000)).toBe(0)
    expect(HeadWatch.stoodSeconds(HeadWatch.look(watch, seen(1, 1_000), 9_000), 9_000)).toBe(4)
  })
})
