import type { AnyOrder } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { priced } from '../../orders/priced.js'
import { priceLeft } from '../../orders/priceLeft.js'

/**
 * Returns what the cancellation of an order ends: the price of what is left of it, the symbol of the money that an offer
 * can take, and the units that others have filled. Reads a live order, so that the receipt counts fills during the
 * cancellation.
 *
 * @example
 * whatIsLeft(listing) // → { price: '0.8 ETH', filled: { units: 2n, total: 5n } }
 */
export function whatIsLeft(order: AnyOrder | undefined): whatIsLeft.Result {
  if (!order) return {}
  const { remaining, total } = order
  const isPart = remaining !== total && remaining !== 0n
  const money = priced(order)
  return {
    ...(money ? { price: formatMoney(priceLeft(money), money.currency, { exact: true }) } : {}),
    ...(money?.side === 'bid' ? { offered: money.currency.symbol } : {}),
    ...(isPart ? { filled: { units: total - remaining, total } } : {}),
  }
}

export declare namespace whatIsLeft {
  type Result = { price?: string; offered?: string; filled?: { units: bigint; total: bigint } }
}
