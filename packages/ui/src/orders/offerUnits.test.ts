import { describe, expect, test } from 'vitest'
import { offer as de } from '../i18n/de/offer.js'
import { orderText as deTexts } from '../i18n/de/orderText.js'
import { offer as en } from '../i18n/en/offer.js'
import { orderText as enTexts } from '../i18n/en/orderText.js'
import { offerUnits } from './offerUnits.js'

describe('offerUnits', () => {
  test.each([
    [1n, 1n, '', ''],
    [4n, 4n, 'each, for up to 4', 'je Stück, für bis zu 4'],
    [3n, 4n, 'each, 3 of 4 left', 'je Stück, noch 3 von 4'],
    [1n, 4n, 'each, 1 of 4 left', 'je Stück, noch 1 von 4'],
  ])('default: %s of %s', (remaining, total, english, german) => {
    expect(offerUnits({ remaining, total }, { offer: en, now: enTexts.now })).toBe(english)
    expect(offerUnits({ remaining, total }, { offer: de, now: deTexts.now })).toBe(german)
  })

  test.each([
    [4n, 'each, for up to 4, money for 2 now', 'je Stück, für bis zu 4, Geld jetzt für 2'],
    [3n, 'each, 3 of 4 left, money for 2 now', 'je Stück, noch 3 von 4, Geld jetzt für 2'],
  ])('behavior: money for 2 of %s units that nobody has sold', (unfilled, english, german) => {
    const offer = { remaining: 2n, unfilled, total: 4n }
    expect(offerUnits(offer, { offer: en, now: enTexts.now })).toBe(english)
    expect(offerUnits(offer, { offer: de, now: deTexts.now })).toBe(german)
  })
})
