import { collection, dollar, ether, info, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { volumeCurrency } from './volumeCurrency.js'

const both = { currencies: [...info.currencies, wrapped], wrappedNative: wrapped.address }

describe('volumeCurrency', () => {
  test('default: names the native currency and its wrapped form, which a volume adds up', () => {
    const currencies = [dollar, ether]
    expect(volumeCurrency({ ...collection, currencies }, both)).toEqual({ ...ether, symbol: 'ETH/WETH' })
  })

  test('behavior: the native currency alone on a market without a wrapped form', () => {
    expect(volumeCurrency(collection, info)).toEqual(ether)
  })

  test('behavior: the first currency of a collection that does not trade in the native one', () => {
    expect(volumeCurrency({ currencies: [wrapped, dollar] }, both)).toEqual(wrapped)
  })
})
