import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Prices from './Prices.js'

const feed = { currency: zeroAddress, feed: zeroAddress, fiat: 'USD', maxAge: 60 }
const known = [
  { ...feed, price: 5n, updatedAt: 100n },
  { ...feed, price: 6n, updatedAt: 90n },
  { ...feed, updatedAt: 10n, problem: 'stale' as const },
]

describe('nextEnd', () => {
  test.each([
    [100n, 151n],
    [150n, 151n],
    [151n, 161n],
    [161n, undefined],
  ])('default: after %i, the next price is out of date at %s', (now, end) => {
    expect(Prices.nextEnd({ known }, now)).toBe(end)
  })
})

describe('nameOf', () => {
  test('default: other prices have another name', () => {
    const [first, ...others] = known
    const names = [
      [],
      known,
      others,
      [{ ...feed, ...first, price: 7n }, ...others],
      [{ ...feed, ...first, updatedAt: 101n }, ...others],
    ].map((each) => Prices.nameOf({ known: each }))
    expect(new Set(names).size).toBe(5)
    expect(Prices.nameOf({ known: [...known] })).toBe(names[1])
  })
})
