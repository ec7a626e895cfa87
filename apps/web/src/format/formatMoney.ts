import { Units } from '@souk/base'
import { formatNumber, separators } from './formatNumber.js'

/**
 * Formats an amount with its currency's symbol, in the number format of the reader's region.
 *
 * @param options.exact - Shows every digit. Use it for everything that is signed or paid. @default false
 *
 * @example
 * formatMoney(5n * 10n ** 17n, ether) // → '0.5 ETH'
 */
export function formatMoney(
  amount: bigint,
  currency: Units.Currency & { symbol: string },
  options: { exact?: boolean } = {},
): string {
  return `${formatAmount(amount, currency, options)} ${currency.symbol}`
}

/** Formats an amount without its currency; see {@link formatMoney}. */
export function formatAmount(
  amount: bigint,
  currency: Units.Currency,
  options: { exact?: boolean } = {},
): string {
  const digits = Units.format(amount, currency, options).replaceAll(',', '').replace('−', '-')
  return formatNumber(digits)
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
