import { describe, expect, test } from 'vitest'
import { rungs } from './ladder.js'

describe('rungs', () => {
  test.each([
    [1n, 3n, 3, [1n, 2n, 3n]],
    [0n, 10n, 4, [0n, 3n, 6n, 10n]],
    [5n, 9n, 2, [5n, 9n]],
  ])('default: from %d to %d in %d', (low, high, count, prices) => {
    expect(rungs(low, high, count)).toEqual(prices)
  })
})
