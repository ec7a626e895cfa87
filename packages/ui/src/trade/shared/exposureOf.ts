import type { Currency, MarketOrder } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { priceSigned } from '../../orders/priceLeft.js'

/**
 * Returns what an account's open offers in one currency would total with the new ones, as they are signed, if that is more than its wallet
 * holds; otherwise, or while the balance is unknown, `undefined`. One balance covers all of them.
 *
 * @example
 * exposureOf({ total: 4n, currency, balance: 6n, others: [{ currency, price: 3n, remaining: 1n, total: 1n }] }) // → 7n
 */
export function exposureOf({ total, currency, balance, others }: exposureOf.Facts): bigint | undefined {
  const owed = others.reduce(
    (sum, other) =>
      isSameAddress(other.currency.address, currency.address) ? sum + priceSigned(other) : sum,
    total,
  )
  return balance !== undefined && owed > balance ? owed : undefined
}

export declare namespace exposureOf {
  type Facts = {
    /** The sum of the new offers. */
    total: bigint
    currency: Currency
    /** Undefined while unknown. */
    balance: bigint | undefined
    others: readonly Other[]
  }
  /** An open offer of the account. */
  type Other = priceSigned.Order & Pick<MarketOrder, 'currency'>
}
