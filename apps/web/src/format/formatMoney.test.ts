import { describe, expect, test } from 'vitest'
import { formatMoney } from './formatMoney.js'

describe('formatMoney', () => {
  test('default', () => {
    expect(formatMoney(2_500_000n, { decimals: 6, symbol: 'USDS' })).toBe('2.5 USDS')
  })

  test('param: exact', () => {
    const dollars = { decimals: 6, symbol: 'USDS' }
    expect(formatMoney(1_234_567_891n, dollars)).toBe('1,234.5678 USDS')
    expect(formatMoney(1_234_567_891n, dollars, { exact: true })).toBe('1,234.567891 USDS')
  })
})
