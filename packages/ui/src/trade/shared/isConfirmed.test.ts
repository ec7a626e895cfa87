import { describe, expect, test } from 'vitest'
import { dollar, ether } from '../../testing/fixtures.js'
import { isConfirmed } from './isConfirmed.js'

const price = 8n * 10n ** 16n

describe('isConfirmed', () => {
  test.each([
    ['0.08', true],
    [' 0,080 ', true],
    ['0.08 eth', true],
    ['0.8', false],
    ['', false],
    ['0.08 dUSD', false],
  ])('default: %j → %s', (typed, confirmed) => {
    expect(isConfirmed(typed, { price, currency: ether })).toBe(confirmed)
  })

  test('behavior: a symbol is plain text, whatever its characters', () => {
    expect(isConfirmed('2 (.*', { price: 2_000_000n, currency: { ...dollar, symbol: '(.*' } })).toBe(true)
  })
})
