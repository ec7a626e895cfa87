import { describe, expect, test } from 'vitest'
import { trades as tradesInGerman } from '../i18n/de/trades.js'
import { trades as en } from '../i18n/en/trades.js'
import { ether } from '../testing/fixtures.js'
import { unitsPrice } from './unitsPrice.js'

const amount = 2n * 10n ** 17n

describe('unitsPrice', () => {
  test('default: the units, and the price of one', () => {
    expect(unitsPrice({ units: 2n, amount, currency: ether }, en.cancel)).toBe('2 × 0.1\u00a0ETH')
  })

  test('behavior: one unit has just its price', () => {
    expect(unitsPrice({ units: 1n, amount, currency: ether }, en.cancel)).toBe('0.2\u00a0ETH')
  })

  test('behavior: a sum that the units do not divide stays whole', () => {
    const three = { units: 3n, amount, currency: ether }
    expect(unitsPrice(three, en.cancel)).toBe('3 units for 0.2\u00a0ETH')
    expect(unitsPrice(three, tradesInGerman.cancel)).toContain('3 Einheiten für 0')
  })
})
