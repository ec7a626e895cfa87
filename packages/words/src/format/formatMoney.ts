import { Units } from '@souk/base'
import { formatNumber, separators } from './formatNumber.js'

/** Amounts with more significant digits are shortened, unless the caller asks for all of them. */
const mostDigits = 8

/**
 * Formats an amount with its currency's symbol, in the number format of the reader's region.
 *
 * A no-break space joins them, since "0.095" at the end of a line and "ETH" on the next reads as another number.
 *
 * An amount of up to eight significant digits has all of them. A longer one is cut, never rounded up, and has an
 * ellipsis, so that it does not look exact.
 *
 * @param options.exact - Shows every digit. Use it for everything that is signed or paid. @default false
 *
 * @example
 * formatMoney(5n * 10n ** 17n, ether) // → '0.5\u00a0ETH'
 * formatMoney(10n ** 18n / 3n, ether) // → '0.3333…\u00a0ETH'
 */
export function formatMoney(
  amount: bigint,
  currency: Units.Currency & { symbol: string },
  options: { exact?: boolean } = {},
): string {
  return `${formatAmount(amount, currency, options)}\u00a0${currency.symbol}`
}

/** Formats an amount without its currency; see {@link formatMoney}. */
export function formatAmount(
  amount: bigint,
  currency: Units.Currency,
  { exact = false }: { exact?: boolean } = {},
): string {
  const all = Units.formatExact(amount, currency)
  if (exact || digitsOf(all) <= mostDigits) return formatNumber(all)
  const short = Units.format(amount, currency).replaceAll(',', '').replace('−', '-')
  return short === all ? formatNumber(all) : `${formatNumber(short)}…`
}

/** Counts the digits from the first that is not zero. */
function digitsOf(number: string): number {
  return number.replace(/^-?0*\.?0*/, '').replace('.', '').length
}

/**
 * Formats an amount as the reader would type it, for an input field.
 *
 * Its result can be parsed again: `1,234` could mean two prices, so it becomes `1,2340`.
 */
export function toTyped(amount: bigint, currency: Units.Currency): string {
  const { decimal } = separators()
  const typed = Units.formatExact(amount, currency).replace('.', decimal)
  return decimal === ',' && /^[1-9]\d{0,2},\d{3}$/.test(typed) && currency.decimals > 3 ? `${typed}0` : typed
}
