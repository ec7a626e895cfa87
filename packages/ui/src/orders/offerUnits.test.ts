import { describe, expect, test } from 'vitest'
import { offer as de } from '../i18n/de/offer.js'
import { offer as en } from '../i18n/en/offer.js'
import { offerUnits } from './offerUnits.js'

describe('offerUnits', () => {
  test.each([
    [1n, 1n, '', ''],
    [4n, 4n, 'each, for up to 4', 'je Stück, für bis zu 4'],
    [3n, 4n, 'each, 3 of 4 left', 'je Stück, noch 3 von 4'],
    [1n, 4n, 'each, 1 of 4 left', 'je Stück, noch 1 von 4'],
  ])('default: %s of %s', (remaining, total, english, german) => {
    expect(offerUnits({ remaining, total }, en)).toBe(english)
    expect(offerUnits({ remaining, total }, de)).toBe(german)
  })
})
