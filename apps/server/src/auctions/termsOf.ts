import { Auction, Order } from '@souk/seaport'
import type { OrderRow } from '../db/tables.js'

/** Returns what the seller of an auction signed about its end. */
export function termsOf(row: OrderRow): Auction.Terms {
  return Auction.decodeTerms(Order.parse({ parameters: row.parameters }).parameters.zoneHash)
}
