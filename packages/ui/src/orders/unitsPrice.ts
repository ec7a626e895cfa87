import type { Currency } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatCount } from '../format/formatShare.js'
import type { TradeWords } from '../i18n/areas/trades.js'

/**
 * Says the price of an order by its units, so that nobody takes the sum for the price of one. The sum alone stands where the
 * price of one has no exact amount.
 *
 * @example
 * unitsPrice({ units: 2n, amount: 200000000000000000n, currency: ether }, words) // → '2 × 0.1 ETH'
 */
export function unitsPrice(
  { units, amount, currency }: unitsPrice.Sum,
  { units: words }: Pick<TradeWords['cancel'], 'units'>,
): string {
  const say = (money: bigint) => formatMoney(money, currency, { exact: true })
  if (units <= 1n) return say(amount)
  const count = formatCount(units)
  return amount % units === 0n ? words.each(count, say(amount / units)) : words.together(count, say(amount))
}

export declare namespace unitsPrice {
  type Sum = {
    units: bigint
    /** For all units together. */
    amount: bigint
    currency: Currency
  }
}
