import { describe, expect, test } from 'vitest'
import { roundPrice, roundPriceUp } from './roundPrice.js'

describe('roundPrice', () => {
  test.each([
    [526_837_500_000_000_000n, 527_000_000_000_000_000n],
    [476_662_500_000_000_000n, 477_000_000_000_000_000n],
    [1_050_000_000_000_000_000n, 1_050_000_000_000_000_000n],
    [999_500n, 1_000_000n],
    [105n, 105n],
    [1n, 1n],
    [0n, 0n],
  ])('default: %d → %d', (price, rounded) => {
    expect(roundPrice(price)).toBe(rounded)
  })
})

describe('roundPriceUp', () => {
  test.each([
    [128_250_000_000_000_000n, 129_000_000_000_000_000n],
    [128_000_000_000_000_000n, 128_000_000_000_000_000n],
    [999_001n, 1_000_000n],
    [105n, 105n],
    [0n, 0n],
  ])('default: %d → %d', (price, rounded) => {
    expect(roundPriceUp(price)).toBe(rounded)
  })
})
