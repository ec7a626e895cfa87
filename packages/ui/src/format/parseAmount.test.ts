import { afterEach, describe, expect, test, vi } from 'vitest'
import { trades as en } from '../i18n/en/trades.js'
import { toTyped } from './formatMoney.js'
import { parseAmount } from './parseAmount.js'

describe('parseAmount', () => {
  test('default', () => {
    expect(parseAmount('0,25', { decimals: 18 })).toEqual({ ok: true, amount: 25n * 10n ** 16n })
  })

  test.each([
    ['', 'empty'],
    ['abc', 'notANumber'],
    ['1,000', 'ambiguous'],
    ['0.1234567', 'tooManyDecimals'],
    ['0', 'zero'],
    ['0.0000000', 'zero'],
    ['1'.padEnd(40, '0'), 'tooLarge'],
    ['1'.padEnd(90, '0'), 'tooLarge'],
  ] as const)('error: %j is %s', (text, issue) => {
    expect(parseAmount(text, { decimals: 6 })).toEqual({ ok: false, issue })
    expect(en.list.issue[issue]).not.toBe('')
  })

  describe('where periods group digits', () => {
    afterEach(() => vi.unstubAllGlobals())

    test('behavior: a period before three digits is ambiguous', () => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['de-DE'] })
      expect(parseAmount('1.234', { decimals: 18 })).toEqual({ ok: false, issue: 'ambiguous' })
      expect(parseAmount('1.2345', { decimals: 4 })).toEqual({ ok: true, amount: 12_345n })
      expect(parseAmount(toTyped(12_345n, { decimals: 4 }), { decimals: 4 })).toEqual({
        ok: true,
        amount: 12_345n,
      })
    })

    test('behavior: parses the app’s own output as intended', () => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['de-DE'] })
      expect(toTyped(12_340n, { decimals: 4 })).toBe('1,2340')
      for (const amount of [12_340n, 450n, 12_345n, 1_234_000n, 10_000_000n, 1_230n])
        expect(parseAmount(toTyped(amount, { decimals: 4 }), { decimals: 4 })).toEqual({ ok: true, amount })
    })
  })
})
