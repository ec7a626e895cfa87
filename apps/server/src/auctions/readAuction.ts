import type { MarketAuction } from '@souk/market'
import { Order } from '@souk/seaport'
import type { Market } from '../market/Market.js'
import { findOrder } from '../orders/store.js'
import { toAuctions } from './toAuctions.js'

/** Reads the state of an English auction. @returns `undefined` when no auction has that hash. */
export async function readAuction(market: Market, orderHash: string): Promise<MarketAuction | undefined> {
  const row = await findOrder(market.db, orderHash)
  if (row?.kind !== 'english') return undefined
  const [auction] = await toAuctions(market, [row])
  const { signature } = Order.parse({ parameters: row.parameters, signature: row.signature })
  return auction && { ...auction, signature }
}
