import { describe, expect, test } from 'vitest'
import { coveredOffers } from './coveredOffers.js'

describe('coveredOffers', () => {
  test('default: the highest first, in any order', () => {
    expect(coveredOffers([3n, 5n, 4n], { balance: 9n })).toBe(2)
  })

  test('behavior: all, or none', () => {
    expect(coveredOffers([3n, 5n, 4n], { balance: 12n })).toBe(3)
    expect(coveredOffers([3n, 5n], { balance: 4n })).toBe(0)
    expect(coveredOffers([], { balance: 0n })).toBe(0)
  })
})
