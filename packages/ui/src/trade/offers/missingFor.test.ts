import { describe, expect, test } from 'vitest'
import { missingFor } from './missingFor.js'

describe('missingFor', () => {
  test('default: the rest of all offers, where the wallet can pay each of them', () => {
    expect(missingFor({ total: 9n, lacks: 0n, balance: 5n })).toBe(4n)
  })

  test.each([
    ['the most expensive offer comes first', { total: 9n, lacks: 1n, balance: 5n }, 1n],
    ['nothing, once the wallet can pay all', { total: 5n, lacks: 0n, balance: 5n }, 0n],
    ['nothing, while the sum is incomplete', { total: undefined, lacks: 0n, balance: 5n }, 0n],
    ['nothing, while the balance is unknown', { total: 9n, lacks: 0n, balance: undefined }, 0n],
  ])('behavior: %s', (_, funds, missing) => {
    expect(missingFor(funds)).toBe(missing)
  })
})
