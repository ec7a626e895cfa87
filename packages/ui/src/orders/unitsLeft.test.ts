import { describe, expect, test } from 'vitest'
import { orderText as de } from '../i18n/de/orderText.js'
import { orderText as en } from '../i18n/en/orderText.js'
import { unitsLeft } from './unitsLeft.js'

const left = (units: bigint, total: bigint) => `${units} of ${total} left`
const listing = { side: 'ask', total: 5n } as const

describe('unitsLeft', () => {
  test('default: the units that nobody has bought', () => {
    expect(unitsLeft({ ...listing, remaining: 2n, unfilled: 2n }, { left, now: en.now })).toBe('2 of 5 left')
  })

  test.each([
    ['ask', false, 'the seller holds enough for 1 now', 'der Verkäufer hat jetzt genug für 1'],
    ['ask', true, 'you hold enough for 1 now', 'du hast jetzt genug für 1'],
    ['swap', false, 'its maker holds enough for 1 now', 'der Anbieter hat jetzt genug für 1'],
    ['bid', true, 'money for 1 now', 'Geld jetzt für 1'],
  ] as const)('behavior: a %s that its maker cannot give in full, own: %s', (side, own, english, german) => {
    const order = { side, total: 5n, remaining: 1n, unfilled: 2n }
    expect(unitsLeft(order, { left, own, now: en.now })).toBe(`2 of 5 left, ${english}`)
    expect(unitsLeft(order, { left, own, now: de.now })).toBe(`2 of 5 left, ${german}`)
  })

  test('behavior: a market that does not tell what was traded', () => {
    expect(unitsLeft({ ...listing, remaining: 1n }, { left, now: en.now })).toBe('1 of 5 left')
  })
})
