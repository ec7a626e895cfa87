import { describe, expect, test } from 'vitest'
import { priceLeft, priceSigned } from './priceLeft.js'

describe('priceLeft', () => {
  test('default: the part of the price for the remaining units', () => {
    expect(priceLeft({ price: 10n, remaining: 2n, total: 5n })).toBe(4n)
  })

  test('behavior: the whole price before the first fill, nothing after the last, and rounded up like a purchase', () => {
    expect(priceLeft({ price: 10n, remaining: 3n, total: 3n })).toBe(10n)
    expect(priceLeft({ price: 10n, remaining: 0n, total: 3n })).toBe(0n)
    expect(priceLeft({ price: 10n, remaining: 1n, total: 3n })).toBe(4n)
  })
})

describe('priceSigned', () => {
  test('default: the part of the price for the units that nobody has filled, whether or not the maker has them now', () => {
    expect(priceSigned({ price: 10n, remaining: 2n, unfilled: 4n, total: 5n })).toBe(8n)
    expect(priceSigned({ price: 10n, remaining: 2n, total: 5n })).toBe(4n)
  })
})
