import { describe, expect, test } from 'vitest'
import { seller } from '../testing/fixtures.js'
import { fitsCart } from './fitsCart.js'

describe('fitsCart', () => {
  test('default', () => expect(fitsCart({ type: 'basic' })).toBe(true))
  test('behavior: neither a reserved listing nor a falling price', () => {
    expect(fitsCart({ type: 'basic', taker: seller })).toBe(false)
    expect(fitsCart({ type: 'dutch' })).toBe(false)
  })
})
