import { describe, expect, test } from 'vitest'
import { formatCountdown } from './formatCountdown.js'

describe('formatCountdown', () => {
  test.each([
    [7_200n, '2 hours'],
    [3_600n, '1 hour'],
    [3_599n, '59:59'],
    [125n, '2:05'],
    [1n, '0:01'],
    [0n, 'Ended'],
    [-5n, 'Ended'],
  ])('default: %s seconds left → %s', (left, text) => {
    expect(formatCountdown(10_000n + left, 10_000n)).toBe(text)
  })
})
