import { describe, expect, test } from 'vitest'
import { dollar, ether } from '../../testing/fixtures.js'
import { exposureOf } from './exposureOf.js'

const other = { currency: ether, price: 3n, remaining: 1n, total: 1n }
const offers = { total: 4n, currency: ether, others: [other] }

describe('exposureOf', () => {
  test('default: the new offers and the open ones, if the wallet holds less', () => {
    expect(exposureOf({ ...offers, balance: 6n })).toBe(7n)
    expect(exposureOf({ ...offers, balance: 7n })).toBeUndefined()
  })

  test('behavior: an open offer counts for what is left of it, and only in the same currency', () => {
    const others = [
      { ...other, price: 9n, remaining: 1n, total: 3n },
      { ...other, currency: dollar },
    ]
    expect(exposureOf({ ...offers, others, balance: 6n })).toBe(7n)
  })

  test('behavior: an open offer counts with what is signed, although the wallet has less money now', () => {
    const others = [{ ...other, price: 32n, remaining: 2n, unfilled: 4n, total: 4n }]
    expect(exposureOf({ ...offers, others, balance: 20n })).toBe(36n)
  })

  test('behavior: nothing while the balance is unknown', () => {
    expect(exposureOf({ ...offers, balance: undefined })).toBeUndefined()
  })
})
