import { describe, expect, test } from 'vitest'
import * as History from './History.js'

describe('from', () => {
  test('default: estimates the rest from the speed so far', () => {
    expect(History.from({ next: 60n, first: 10n, timed: { from: 10n, ms: 5_000 } }, 109n)).toEqual({
      state: 'reading',
      first: 10n,
      next: 60n,
      end: 109n,
      left: 50n,
      secondsLeft: 5,
    })
  })

  test.each<[string, History.Read, bigint | undefined, Partial<History.History>]>([
    [
      'everything is read',
      { next: undefined, first: 3n, timed: { from: 3n, ms: 9 } },
      9n,
      { state: 'read', left: 0n },
    ],
    [
      'nothing was read yet',
      { next: 0n, first: undefined, timed: undefined },
      9n,
      { left: 10n, secondsLeft: undefined },
    ],
    [
      'reading has just begun again',
      { next: 5n, first: 0n, timed: { from: 5n, ms: 3 } },
      9n,
      { secondsLeft: undefined },
    ],
    ['the chain is not followed yet', { next: 5n, first: 0n, timed: undefined }, undefined, { left: 0n }],
    ['it begins after the newest block', { next: 20n, first: 20n, timed: undefined }, 9n, { left: 0n }],
  ])('behavior: %s', (_, read, end, expected) => {
    expect(History.from(read, end)).toMatchObject(expected)
  })
})
