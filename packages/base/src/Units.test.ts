import fc from 'fast-check'
import { formatUnits, parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import * as Units from './Units.js'

const ether = { decimals: 18 }
const anyAmount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const anyDecimals = fc.integer({ min: 0, max: 77 })

describe('decimalsOf', () => {
  test('default: from wei to ether in steps of three', () => {
    expect(Units.unitNames.map((name) => [name, Units.decimalsOf(name)])).toEqual([
      ['wei', 0],
      ['kwei', 3],
      ['mwei', 6],
      ['gwei', 9],
      ['szabo', 12],
      ['finney', 15],
      ['ether', 18],
    ])
    expect([Units.nativeDecimals, Units.usdcDecimals]).toEqual([18, 6])
  })
})

describe('format', () => {
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
    expect(Units.format(amount, ether)).toBe(text)
  })

  test('param: exact shows every digit', () => {
    expect(Units.format(1_234_567_890_000_000_001n, ether, { exact: true })).toBe('1.234567890000000001')
  })

  test('behavior: a currency without decimals', () => {
    expect(Units.format(12_345n, { decimals: 0 })).toBe('12,345')
  })

  test('behavior: the short form is the beginning of the exact one, and nothing only for nothing', () => {
    fc.assert(
      fc.property(anyAmount, anyDecimals, (amount, decimals) => {
        const short = Units.format(amount, { decimals })
        expect(Units.format(amount, { decimals }, { exact: true }).startsWith(short)).toBe(true)
        expect(short === '0').toBe(amount === 0n)
      }),
    )
  })
})

describe('formatExact, parseExact', () => {
  test('behavior: any amount survives a round trip, as in viem', () => {
    fc.assert(
      fc.property(anyAmount, fc.boolean(), anyDecimals, (size, isNegative, decimals) => {
        const amount = isNegative ? -size : size
        const text = Units.formatExact(amount, { decimals })
        expect(Units.parseExact(text, { decimals })).toBe(amount)
        expect(text).toBe(formatUnits(amount, decimals))
        expect(parseUnits(text, decimals)).toBe(amount)
      }),
    )
  })

  test('default', () => {
    expect(Units.parseExact('0.045', ether)).toBe(45n * 10n ** 15n)
    expect(Units.parseExact('45', { decimals: Units.usdcDecimals })).toBe(45_000_000n)
    expect(Units.parseExact('1.5', { decimals: Units.decimalsOf('gwei') })).toBe(1_500_000_000n)
    expect(Units.formatExact(1_234_500_000n, { decimals: 6 })).toBe('1234.5')
  })

  test('behavior: surplus zeros are ignored', () => {
    expect(Units.parseExact('1.500000000', { decimals: 6 })).toBe(1_500_000n)
  })

  test.each(['', '-', '.', '-.', '1,5', '1e3', '0x10', ' 1', '1 000', '+1', '١', '1'.repeat(401)])(
    'error: %j is not an amount',
    (text) => {
      expect(() => Units.parseExact(text, ether)).toThrow(Units.AmountTextError)
    },
  )

  test('error: more decimals than the currency has, where viem rounds', () => {
    expect(() => Units.parseExact('0.1234567', { decimals: 6 })).toThrowErrorMatchingInlineSnapshot(
      `[Units.AmountTextError: "0.1234567" has more than 6 decimals.]`,
    )
  })

  test.each([-1, 0.5, 256, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('error: %s decimals', (decimals) => {
    expect(() => Units.formatExact(1n, { decimals })).toThrow(Units.DecimalsError)
    expect(() => Units.parseExact('1', { decimals })).toThrow(Units.DecimalsError)
    expect(() => Units.parse('1', { decimals })).toThrow(Units.DecimalsError)
  })
})

describe('parse', () => {
  test.each([
    ['1', 10n ** 18n],
    ['0', 0n],
    ['0,25', 25n * 10n ** 16n],
    ['0.25', 25n * 10n ** 16n],
    ['1,5', 15n * 10n ** 17n],
    ['1.5', 15n * 10n ** 17n],
    [' .5 ', 5n * 10n ** 17n],
    ['5.', 5n * 10n ** 18n],
    ['1 000,5', 10005n * 10n ** 17n],
    ['1\u202f000\u202f000', 10n ** 24n],
    ['0.100', 10n ** 17n],
    ['0,125', 125n * 10n ** 15n],
    ['1.000', 10n ** 18n],
  ])('default: %s', (text, amount) => {
    expect(Units.parse(text, ether)).toEqual({ ok: true, amount })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['-1', 'notANumber'],
    ['0x10', 'notANumber'],
    ['.', 'notANumber'],
    ['1 5', 'notANumber'],
    ['1 0000', 'notANumber'],
    ['1. 5', 'notANumber'],
    ['1’000', 'notANumber'],
    ['1'.repeat(401), 'notANumber'],
    ['1,000', 'ambiguous'],
    ['1,000.50', 'ambiguous'],
    ['1.000,50', 'ambiguous'],
    ['1 000,000.5', 'notANumber'],
    ['0.1234567', 'tooManyDecimals'],
    ['1'.padEnd(73, '0'), 'tooLarge'],
  ] as const)('error: %j is %s', (text, issue) => {
    expect(Units.parse(text, { decimals: 6 })).toEqual({ ok: false, issue })
  })

  test.each([1.5, 1n, undefined, null])('error: %s is no text', (value) => {
    const error = expect.objectContaining({ name: 'Units.NoTextError', facts: { type: typeof value } })
    expect(() => Units.parse(value as never, ether)).toThrow(error)
    expect(() => Units.parseExact(value as never, ether)).toThrow(error)
  })

  test('behavior: up to the greatest number of a contract', () => {
    const greatest = 2n ** 256n - 1n
    expect(Units.parse(String(greatest), { decimals: 0 })).toEqual({ ok: true, amount: greatest })
    expect(Units.parse(String(greatest + 1n), { decimals: 0 })).toEqual({ ok: false, issue: 'tooLarge' })
  })

  test('behavior: reads back every amount that was written, with either separator, or refuses to guess', () => {
    fc.assert(
      fc.property(anyAmount, anyDecimals, (amount, decimals) => {
        const text = Units.formatExact(amount, { decimals })
        expect(Units.parse(text, { decimals })).toEqual({ ok: true, amount })
        const parsed = Units.parse(text.replace('.', ','), { decimals })
        // A comma before exactly three digits is refused, everything else is the same amount.
        expect(parsed).toEqual(parsed.ok ? { ok: true, amount } : { ok: false, issue: 'ambiguous' })
      }),
    )
  })

  test('behavior: any text gives an amount or an issue', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. \u00a0-+e\u0660') }), (text) => {
        const parsed = Units.parse(text, { decimals: 6 })
        if (parsed.ok) expect(Units.formatExact(parsed.amount, { decimals: 6 })).toMatch(/^\d+(\.\d{1,6})?$/)
      }),
    )
  })
})
