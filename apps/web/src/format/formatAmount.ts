/**
 * Prints an amount of money for people, without ever passing through a floating-point number.
 *
 * Short form by default: at most four decimals, but never so few that a small price reads as nothing. The short form
 * cuts instead of rounding up, so nothing looks cheaper to receive or dearer to own than it is by more than its last digit.
 *
 * @param amount - In the currency's smallest unit (wei for ether).
 * @param currency.decimals - Decimals of the currency.
 * @param options.exact - Every digit that is there; for everything that is signed or paid. @default false
 *
 * @example
 * formatAmount(1_234_500_000_000_000_000_000n, { decimals: 18 }) // → '1,234.5'
 */
export function formatAmount(
  amount: bigint,
  currency: { decimals: number },
  options: { exact?: boolean } = {},
): string {
  const sign = amount < 0n ? '−' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(currency.decimals + 1, '0')
  const cut = digits.length - currency.decimals
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = digits.slice(cut)
  const shown = (options.exact ? fraction : shorten(fraction, whole)).replace(/0+$/, '')
  return `${sign}${whole}${shown && `.${shown}`}`
}

/** Four decimals; below one, as many as it takes to show three digits that mean something. */
function shorten(fraction: string, whole: string): string {
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  return fraction.slice(0, whole === '0' && zeros >= 2 ? zeros + 3 : 4)
}

/**
 * Prints an amount with its currency's symbol.
 *
 * @example
 * formatMoney(5n * 10n ** 17n, ether) // → '0.5 ETH'
 */
export function formatMoney(
  amount: bigint,
  currency: { decimals: number; symbol: string },
  options: { exact?: boolean } = {},
): string {
  return `${formatAmount(amount, currency, options)} ${currency.symbol}`
}
