import type { AnyOrder, MarketInfo, MarketOrder } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import { priceLeft, priceSigned } from '@souk/ui/parts/orders/priceLeft.js'
import type { Sum } from './worth.js'

/**
 * Lists the money that orders can still take from their maker: the prices of offers, and the money that the maker adds
 * to swaps, each for the units that nobody has filled. An order may take the money that its maker lacks now as soon as it
 * is there. Listings take none.
 *
 * @example
 * moneyGiven([offer, swap], info) // → [{ currency: weth, amount: 500000000000000000n }, …]
 */
export function moneyGiven(
  orders: readonly AnyOrder[],
  info: Pick<MarketInfo, 'currencies'>,
): readonly Sum[] {
  return orders.flatMap((order) => {
    if (order.side === 'ask') return []
    if (order.side === 'bid') return [{ currency: order.currency, amount: priceSigned(order) }]
    return order.order.parameters.offer.filter(isCurrency).map(({ token, startAmount, endAmount }) => ({
      currency: currencyOf(info, { address: token }),
      amount: priceSigned({ ...order, price: startAmount > endAmount ? startAmount : endAmount }),
    }))
  })
}

/** Returns the prices of orders, each for the units that can be filled now. */
export function pricesOf(orders: readonly pricesOf.Order[]): readonly Sum[] {
  return orders.map((order) => ({ currency: order.currency, amount: priceLeft(order) }))
}

export declare namespace pricesOf {
  type Order = priceLeft.Order & Pick<MarketOrder, 'currency'>
}
