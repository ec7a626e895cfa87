import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatMoney } from './formatAmount.js'
import { amountIssueText, parseAmount } from './parseAmount.js'

const ether = { decimals: 18, symbol: 'ETH' }

describe('formatAmount', () => {
  test.each([
    [0n, '0'],
    [1n, '0.000000000000000001'],
    [10n ** 18n, '1'],
    [1_234_567n * 10n ** 18n + 5n * 10n ** 17n, '1,234,567.5'],
    [1_234_567_890_000_000_000n, '1.2345'],
    [25n * 10n ** 16n, '0.25'],
    [1_234_567_890_000n, '0.00000123'],
    [-(15n * 10n ** 17n), '−1.5'],
  ])('default: %s', (amount, text) => {
    expect(formatAmount(amount, ether)).toBe(text)
  })

  test('param: exact shows every digit', () => {
    expect(formatAmount(1_234_567_890_000_000_001n, ether, { exact: true })).toBe('1.234567890000000001')
  })

  test('behavior: a currency without decimals', () => {
    expect(formatAmount(12_345n, { decimals: 0 })).toBe('12,345')
  })
})

describe('formatMoney', () => {
  test('default', () => {
    expect(formatMoney(2_500_000n, { decimals: 6, symbol: 'USDS' })).toBe('2.5 USDS')
  })
})

describe('parseAmount', () => {
  test.each([
    ['1', 10n ** 18n],
    ['0,25', 25n * 10n ** 16n],
    ['0.25', 25n * 10n ** 16n],
    [' .5 ', 5n * 10n ** 17n],
    ['5.', 5n * 10n ** 18n],
    ['1 000,5', 10005n * 10n ** 17n],
    ['0.100', 10n ** 17n],
    ['0,125', 125n * 10n ** 15n],
    ['1.000', 10n ** 18n],
  ])('default: %s', (text, amount) => {
    expect(parseAmount(text, 18)).toEqual({ ok: true, amount })
  })

  test.each([
    ['', 'empty'],
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['-1', 'notANumber'],
    ['.', 'notANumber'],
    ['1,000', 'ambiguous'],
    ['1,000.50', 'ambiguous'],
    ['1.000,50', 'ambiguous'],
    ['0', 'zero'],
    ['0.0000000', 'zero'],
    ['1'.padEnd(40, '0'), 'tooLarge'],
  ] as const)('error: %j is %s', (text, issue) => {
    expect(parseAmount(text, 6)).toEqual({ ok: false, issue })
    expect(amountIssueText[issue]).not.toBe('')
  })

  test('error: more decimals than the currency has', () => {
    expect(parseAmount('0.1234567', 6)).toEqual({ ok: false, issue: 'tooManyDecimals' })
  })

  test('behavior: reads back every amount that was printed exactly, with either separator', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 100n }),
        fc.integer({ min: 0, max: 18 }),
        (amount, decimals) => {
          const text = formatAmount(amount, { decimals }, { exact: true }).replaceAll(',', '')
          const withComma = text.replace('.', ',')
          expect(parseAmount(text, decimals)).toEqual({ ok: true, amount })
          const parsed = parseAmount(withComma, decimals)
          // A comma before exactly three digits is refused, everything else is the same amount.
          if (parsed.ok) expect(parsed.amount).toBe(amount)
          else expect(parsed.issue).toBe('ambiguous')
        },
      ),
    )
  })
})
