import { describe, expect, test } from 'vitest'
import { trades as tradesInGerman } from '../../i18n/de/trades.js'
import { trades as en } from '../../i18n/en/trades.js'
import { wrapped } from '../../testing/fixtures.js'
import { exposureWarnings } from './exposureWarnings.js'

const read = { exposure: 5n * 10n ** 18n, currency: wrapped }

describe('exposureWarnings', () => {
  test('default: what the open offers would total', () => {
    expect(exposureWarnings(read, en)).toEqual([en.offer.warning.exposure('5\u00a0WETH')])
    expect(exposureWarnings(read, tradesInGerman)).toEqual([
      tradesInGerman.offer.warning.exposure('5\u00a0WETH'),
    ])
  })

  test('behavior: none if the wallet holds enough', () => {
    expect(exposureWarnings({ ...read, exposure: undefined }, en)).toEqual([])
  })
})
