import { Units } from '@souk/base'

/**
 * Prints an amount with its currency's symbol.
 *
 * @example
 * formatMoney(5n * 10n ** 17n, ether) // → '0.5 ETH'
 */
export function formatMoney(
  amount: bigint,
  currency: Units.Currency & { symbol: string },
  options: { exact?: boolean } = {},
): string {
  return `${Units.format(amount, currency, options)} ${currency.symbol}`
}
