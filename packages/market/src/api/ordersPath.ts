import type { OrderSide } from '../domain/MarketOrder.js'
import type { MarketApi } from './MarketApi.js'

/** Returns the path for the orders of one side. */
export function ordersPath(
  api: Pick<MarketApi, 'chain'>,
  side: OrderSide,
  options: { bulk?: boolean } = {},
): string {
  const orders = options.bulk ? '/v2/orders/bulk' : '/v2/orders'
  return `${orders}/${encodeURIComponent(api.chain)}/seaport/${collectionOf[side]}`
}

/** What orders of a side are called in API paths. */
export const collectionOf: Readonly<Record<OrderSide, string>> = {
  ask: 'listings',
  bid: 'offers',
  swap: 'swaps',
}
