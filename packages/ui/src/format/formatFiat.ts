import { FiatPrice } from '@souk/market'
import { perTag } from '../i18n/language/locale.js'

type Digits = 'cents' | 'whole' | 'compact'

const digits: Readonly<Record<Digits, Intl.NumberFormatOptions>> = {
  cents: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  whole: { maximumFractionDigits: 0 },
  compact: { notation: 'compact', maximumFractionDigits: 2 },
}

/** Formatters of a region by fiat currency and digits, made when first used. */
const formats = perTag((tag) => {
  const made = new Map<string, Intl.NumberFormat>()
  return (fiat: string, kind: Digits): Intl.NumberFormat => {
    const key = `${fiat}/${kind}`
    const known = made.get(key)
    if (known) return known
    const style = { style: 'currency', currency: fiat, currencyDisplay: 'narrowSymbol' } as const
    const format = new Intl.NumberFormat(tag, { ...style, ...digits[kind] })
    made.set(key, format)
    return format
  }
})

/**
 * Formats an approximate worth in a fiat currency, in the number format of the reader's region. Large amounts are
 * shortened.
 *
 * @param worth - With the decimals of `FiatPrice`.
 * @param fiat - The ISO 4217 code of the fiat currency.
 *
 * @example
 * formatFiat(123_450_000_000n, 'USD') // → '≈ $1,234.50', in Germany '≈ 1.234,50 $'
 */
export function formatFiat(worth: bigint, fiat: string): string {
  const value = Number(worth) / 10 ** FiatPrice.decimals
  if (value > 0 && value < 0.01) return `< ${formats()(fiat, 'cents').format(0.01)}`
  return `≈ ${formats()(fiat, kindOf(Math.abs(value))).format(value)}`
}

function kindOf(value: number): Digits {
  if (value < 10_000) return 'cents'
  return value < 1_000_000 ? 'whole' : 'compact'
}
