import { describe, expect, test } from 'vitest'
import { order } from '../testing/fixtures.js'
import { wakingText, wokenText } from './issues.js'

const half = { ...order, price: 5n * 10n ** 17n }
const edition = { ...order, price: 2n * 10n ** 18n, total: 4n }

describe('wakingText', () => {
  test('default', () => {
    expect(wakingText(half)).toBe(
      'You still have a listing of this item at 0.5 ETH. It becomes valid the moment the item is yours; anybody can then buy it. If you want to keep the item, cancel it first.',
    )
  })

  test('behavior: an edition has a price for one and wakes with enough of them', () => {
    expect(wakingText(edition)).toContain('at 0.5 ETH each. It becomes valid as soon as you hold enough')
  })
})

describe('wokenText', () => {
  test('default', () => {
    expect(wokenText(half)).toMatch(/^Your earlier listing at 0\.5 ETH can be bought from again/)
  })
})
