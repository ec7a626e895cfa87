import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatFiat } from './formatFiat.js'

const unit = 100_000_000n

describe('formatFiat', () => {
  test.each([
    [0n, '≈ $0.00'],
    [1n, '< $0.01'],
    [unit / 100n - 1n, '< $0.01'],
    [unit / 100n, '≈ $0.01'],
    [12_345_000_000n, '≈ $123.45'],
    [123_450_000_000n, '≈ $1,234.50'],
    [9_999n * unit, '≈ $9,999.00'],
    [24_206n * unit + 90_000_000n, '≈ $24,207'],
    [999_999n * unit, '≈ $999,999'],
    [1_234_567n * unit, '≈ $1.23M'],
    [24_206_900_000n * unit, '≈ $24.21B'],
    [-5n * unit, '≈ -$5.00'],
  ])('default: %s', (worth, text) => {
    expect(formatFiat(worth, 'USD')).toBe(text)
  })

  test('param: fiat', () => {
    expect(formatFiat(5n * unit, 'EUR')).toBe('≈ €5.00')
    // Intl puts a no-break space between a code and the number.
    expect(formatFiat(5n * unit, 'CHF')).toBe('≈ CHF\u00a05.00')
  })

  describe('in Germany', () => {
    beforeEach(() => {
      vi.stubGlobal('document', { documentElement: { lang: 'de' } })
      vi.stubGlobal('navigator', { languages: ['de-DE'] })
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })

    test.each([
      [1n, '< 0,01 $'],
      [123_450_000_000n, '≈ 1.234,50 $'],
      [24_206n * unit, '≈ 24.206 $'],
      [1_234_567n * unit, '≈ 1,23 Mio. $'],
    ])('behavior: %s', (worth, text) => {
      expect(formatFiat(worth, 'USD').replaceAll('\u00a0', ' ')).toBe(text)
    })
  })
})
