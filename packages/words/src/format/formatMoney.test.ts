import { Units } from '@souk/base'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatMoney } from './formatMoney.js'
import { amountExample } from './formatNumber.js'

describe('amountExample', () => {
  test('default', () => {
    expect(amountExample()).toBe('0.00')
  })
})

describe('formatMoney', () => {
  test('default', () => {
    expect(formatMoney(2_500_000n, { decimals: 6, symbol: 'USDS' })).toBe('2.5\u00a0USDS')
  })

  test('param: exact', () => {
    const dollars = { decimals: 6, symbol: 'USDS' }
    expect(formatMoney(1_234_567_891n, dollars)).toBe('1,234.5678…\u00a0USDS')
    expect(formatMoney(1_234_567_891n, dollars, { exact: true })).toBe('1,234.567891\u00a0USDS')
  })

  test.each([
    ['0.50175', '0.50175'],
    ['0.0499425', '0.0499425'],
    ['12.345678', '12.345678'],
    ['0.000000012345678', '0.000000012345678'],
    ['0.123456789', '0.1234…'],
    ['-0.123456789', '−0.1234…'],
    ['0.333333333333333333', '0.3333…'],
    ['1234567.891', '1,234,567.891'],
    ['123456789', '123,456,789'],
    ['123456789.5', '123,456,789.5'],
    ['123456789.12345', '123,456,789.1234…'],
    ['0.000000000000000001', '0.000000000000000001'],
  ])('behavior: %s is all digits, or says that digits are missing', (typed, shown) => {
    const ether = { decimals: 18, symbol: 'ETH' }
    expect(formatMoney(Units.parseExact(typed, ether), ether)).toBe(`${shown}\u00a0ETH`)
  })

  describe('in Germany', () => {
    afterEach(() => vi.unstubAllGlobals())

    test('behavior: keeps every digit', () => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['en', 'de-DE'] })
      const ether = { decimals: 18, symbol: 'ETH' }
      expect(formatMoney(1_234_567_891_234_567_891_234n, ether, { exact: true })).toBe(
        '1.234,567891234567891234\u00a0ETH',
      )
      expect(formatMoney(-1n, ether)).toBe('−0,000000000000000001\u00a0ETH')
    })
  })
})
