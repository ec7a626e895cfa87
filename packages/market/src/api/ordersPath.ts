import type { Side } from '../domain/MarketOrder.js'
import type { MarketApi } from './MarketApi.js'

/** Returns the path for the orders of one side. */
export function ordersPath(
  api: Pick<MarketApi, 'chain'>,
  side: Side,
  options: { bulk?: boolean } = {},
): string {
  const orders = options.bulk ? '/v2/orders/bulk' : '/v2/orders'
  return `${orders}/${encodeURIComponent(api.chain)}/seaport/${side === 'ask' ? 'listings' : 'offers'}`
}
