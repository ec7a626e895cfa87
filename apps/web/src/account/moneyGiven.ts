import type { AnyOrder, MarketInfo, MarketOrder } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import { currencyOf } from '../orders/currencyOf.js'
import type { Sum } from './worth.js'

/**
 * Lists the money that orders take from their maker when they are filled: the prices of offers, and the money that the
 * maker adds to swaps. Listings take none.
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
    if (order.side === 'bid') return pricesOf([order])
    return order.order.parameters.offer.filter(isCurrency).map(({ token, startAmount, endAmount }) => ({
      currency: currencyOf(info, { address: token }),
      amount: startAmount > endAmount ? startAmount : endAmount,
    }))
  })
}

/** Returns the prices of orders. */
export function pricesOf(orders: readonly Pick<MarketOrder, 'price' | 'currency'>[]): readonly Sum[] {
  return orders.map(({ price, currency }) => ({ currency, amount: price }))
}
