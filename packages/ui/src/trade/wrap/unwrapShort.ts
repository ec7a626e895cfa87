import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { exposureOf } from '../shared/exposureOf.js'

/**
 * Returns the warning that unwrapping leaves too little for the account's open offers; `undefined` if enough is left, or
 * while the balance is unknown.
 *
 * @param amount - In the currency's smallest unit; `undefined` while it is not typed.
 *
 * @example
 * unwrapShort(amount, { wrapped, balance, others }, words) // → 'Your open offers need 0.82 WETH. …'
 */
export function unwrapShort(
  amount: bigint | undefined,
  { wrapped, balance, others }: unwrapShort.Facts,
  { wrap }: Pick<TradeWords, 'wrap'>,
): string | undefined {
  if (amount === undefined || balance === undefined || amount > balance) return undefined
  const left = balance - amount
  const needed = exposureOf({ total: 0n, currency: wrapped, balance: left, others })
  const say = (sum: bigint) => formatMoney(sum, wrapped, { exact: true })
  return needed === undefined ? undefined : wrap.offersShort(say(needed), say(left))
}

export declare namespace unwrapShort {
  type Facts = {
    wrapped: Currency
    /** Of the wrapped currency. */
    balance: bigint | undefined
    /** The account's open offers in any currency. */
    others: readonly exposureOf.Other[]
  }
}
