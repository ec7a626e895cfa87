import type { MarketApi } from '../MarketApi.js'
import type { Side } from '../MarketOrder.js'

/** Where the orders of one side are read and posted. */
export function ordersPath(api: Pick<MarketApi, 'chain'>, side: Side): string {
  return `/v2/orders/${api.chain}/seaport/${side === 'ask' ? 'listings' : 'offers'}`
}
