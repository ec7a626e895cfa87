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
    expect(formatMoney(2_500_000n, { decimals: 6, symbol: 'USDS' })).toBe('2.5 USDS')
  })

  test('param: exact', () => {
    const dollars = { decimals: 6, symbol: 'USDS' }
    expect(formatMoney(1_234_567_891n, dollars)).toBe('1,234.5678 USDS')
    expect(formatMoney(1_234_567_891n, dollars, { exact: true })).toBe('1,234.567891 USDS')
  })

  describe('in Germany', () => {
    afterEach(() => vi.unstubAllGlobals())

    test('behavior: keeps every digit', () => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['en', 'de-DE'] })
      const ether = { decimals: 18, symbol: 'ETH' }
      expect(formatMoney(1_234_567_891_234_567_891_234n, ether, { exact: true })).toBe(
        '1.234,567891234567891234 ETH',
      )
      expect(formatMoney(-1n, ether)).toBe('−0,000000000000000001 ETH')
    })
  })
})
