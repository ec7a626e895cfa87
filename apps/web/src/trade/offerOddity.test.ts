import { describe, expect, test } from 'vitest'
import { dollar, ether } from '../testing/fixtures.js'
import { offerOddity } from './offerOddity.js'

const floor = { price: 45n * 10n ** 15n, currency: ether }
const wrapped = { ...ether, address: dollar.address, symbol: 'WETH' }

describe('offerOddity', () => {
  test('default: far below the floor', () => {
    expect(offerOddity({ price: 2n * 10n ** 15n, currency: wrapped }, floor)).toEqual({
      is: 'farBelow',
      share: 444,
    })
  })

  test('behavior: what bids usually offer is not odd, nor is anything without a floor', () => {
    expect(offerOddity({ price: floor.price / 2n, currency: wrapped }, floor)).toBeUndefined()
    expect(offerOddity({ price: 2n * floor.price, currency: ether }, floor)).toBeUndefined()
    expect(offerOddity({ price: 1n, currency: ether }, undefined)).toBeUndefined()
  })

  test('behavior: of two currencies nobody can tell which amount is more', () => {
    expect(offerOddity({ price: 1_000_000n, currency: dollar }, floor)).toEqual({ is: 'otherCurrency' })
  })
})
