import type { MarketOrder } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { unitPrice } from '../../orders/statusText.js'

/**
 * Returns the prices at which other listings still sell the item, each once; for editions, of one unit.
 *
 * @example
 * stillForSale([{ ...listing, price: 500000000000000000n }], cancel) // → ['0.5 ETH']
 */
export function stillForSale(
  others: readonly stillForSale.Listing[],
  { inSet, reserve, each }: TradeWords['cancel']['others'],
): readonly string[] {
  const texts = others.map((order) => {
    const price = formatMoney(unitPrice(order), order.currency)
    if (order.type === 'english') return reserve(price)
    if (order.order.parameters.offer.length > 1) return inSet(price)
    return order.total > 1n ? each(price) : price
  })
  return [...new Set(texts)]
}

export declare namespace stillForSale {
  type Listing = Pick<MarketOrder, 'price' | 'total' | 'currency' | 'type' | 'order'>
}
