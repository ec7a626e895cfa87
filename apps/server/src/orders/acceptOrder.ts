import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import { acceptOrders } from './acceptOrders.js'

/**
 * Stores one order; see {@link acceptOrders}.
 *
 * @throws {RefusedError} with every issue of the order. Otherwise as {@link acceptOrders}.
 */
export async function acceptOrder(market: Market, posted: Posted): Promise<OrderRow> {
  const [answer] = await acceptOrders(market, [posted])
  if (answer?.refused) throw answer.refused
  return answer?.row as OrderRow
}
