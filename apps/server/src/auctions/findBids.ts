import { Auction, Order } from '@souk/seaport'
import { sql } from 'kysely'
import { isAddressEqual } from 'viem'
import { type Market, now } from '../Market.js'
import type { OrderRow } from '../orders/store.js'
import { termsOf } from './termsOf.js'

/** Bids that are looked at; those below are beaten by so many that are covered. */
const most = 50

/**
 * Finds the bids that could win an auction now, best first: offers on its token, in its currency, that are covered,
 * reach the reserve and take no more fees than the seller agreed to. Of equal bids the earlier one is better.
 */
export async function findBids(
  market: Pick<Market, 'db' | 'progress'>,
  auction: OrderRow,
): Promise<OrderRow[]> {
  const time = String(now(market))
  const rows = await market.db
    .selectFrom('open_orders')
    .selectAll()
    .where('side', '=', 'bid')
    .where('contract', '=', auction.contract)
    .where('identifier', '=', auction.identifier)
    .where('currency', '=', auction.currency)
    .where('total', '=', auction.total)
    .where('kind', '=', 'basic')
    .where('maker', '!=', auction.maker)
    .where(sql<boolean>`remaining = total and start_time <= ${time}::bigint and end_time > ${time}::bigint`)
    .orderBy('price', 'desc')
    .orderBy('sequence')
    .limit(most)
    .execute()
  return rows.filter((bid) => canWin(bid, auction))
}

/** Tells whether a bid leaves the seller what was asked for and promised. */
function canWin(bid: OrderRow, auction: OrderRow): boolean {
  const { parameters } = Order.parse({ parameters: bid.parameters })
  const price = BigInt(bid.price)
  const fees = parameters.consideration
    .filter((item) => isAddressEqual(item.token, bid.currency as `0x${string}`))
    .reduce((sum, item) => sum + item.startAmount, 0n)
  const share = Auction.sellerShare(price, termsOf(auction))
  return price - fees >= askedOf(auction) && price - fees >= share
}

/** What the auction's order asks for: the seller's share of the reserve. */
function askedOf(auction: OrderRow): bigint {
  const { consideration } = Order.parse({ parameters: auction.parameters }).parameters
  return consideration.reduce((sum, item) => sum + item.startAmount, 0n)
}
