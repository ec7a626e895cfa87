import { Auction, Order } from '@souk/seaport'
import { sql } from 'kysely'
import { isAddressEqual } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { type Market, now } from '../market/Market.js'
import { fromOpen } from '../orders/fromOpen.js'
import { termsOf } from './termsOf.js'

/** The number of bids to look at. Lower bids lose to so many that are covered. */
const most = 50

/**
 * Finds the bids that could win an auction now, best first. They are offers on its token, in its currency, that are
 * covered, reach the reserve and take no more fees than the seller agreed to. The earlier of two equal bids ranks
 * higher.
 */
export async function findBids(
  market: Pick<Market, 'db' | 'progress'>,
  auction: OrderRow,
): Promise<OrderRow[]> {
  const time = String(now(market))
  const best = sql`order by o.price desc, o.sequence limit ${sql.lit(most)}`
  const bids = fromOpen(
    (source) => sql`
      select o.* from ${source}
      where o.side = 'bid' and o.contract = ${auction.contract} and o.identifier = ${auction.identifier}::numeric
        and o.currency = ${auction.currency} and o.total = ${auction.total}::numeric and o.kind = 'basic'
        and o.maker <> ${auction.maker} and o.remaining = o.total
        and o.start_time <= ${time}::bigint and o.end_time > ${time}::bigint
      ${best}`,
  )
  const { rows } = await sql<OrderRow>`select * from (${bids}) o ${best}`.execute(market.db)
  return rows.filter((bid) => canWin(bid, auction))
}

/** Tells whether a bid leaves the seller what the auction asks for and promises. */
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
