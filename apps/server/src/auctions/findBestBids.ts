import { Order } from '@souk/seaport'
import { sql } from 'kysely'
import type { OrderRow } from '../db/tables.js'
import { bookTime, type Market } from '../market/Market.js'
import { fromOpen } from '../orders/fromOpen.js'
import { termsOf } from './termsOf.js'

/** The number of bids to look at. Lower bids lose to so many that are covered. */
const most = 50

/**
 * Finds the bid that would win each auction now, by the hash of the auction. Bids are offers on its token, in its
 * currency, that are covered, reach the reserve and take no more fees than the seller agreed to. The earlier of two
 * equal bids ranks higher.
 */
export async function findBestBids(
  market: Pick<Market, 'db' | 'progress'>,
  auctions: readonly OrderRow[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (auctions.length === 0) return new Map()
  const time = String(bookTime(market))
  const best = sql`order by o.price desc, o.sequence limit ${sql.lit(most)}`
  const bids = fromOpen(
    (source) => sql`
      select o.* from ${source}
      where o.side = 'bid' and o.contract = a.contract and o.identifier = a.identifier and o.currency = a.currency
        and o.total = a.total and o.kind = 'basic' and o.maker <> a.maker and o.remaining = o.total
        and o.start_time <= ${time}::bigint and o.end_time > ${time}::bigint
      ${best}`,
  )
  const of = (read: (auction: OrderRow) => unknown) => auctions.map((auction) => String(read(auction)))
  const { rows } = await sql<OrderRow & { auction_hash: string }>`
    select b.*, a.order_hash as auction_hash
    from unnest(${of(({ order_hash }) => order_hash)}::text[], ${of(({ contract }) => contract)}::text[],
      ${of(({ identifier }) => identifier)}::numeric[], ${of(({ currency }) => currency)}::text[],
      ${of(({ total }) => total)}::numeric[], ${of(({ maker }) => maker)}::text[], ${of(askedOf)}::numeric[],
      ${of((auction) => termsOf(auction).feeBasisPoints)}::numeric[])
      as a (order_hash, contract, identifier, currency, total, maker, asked, fee)
    cross join lateral (
      select * from (select * from (${bids}) o ${best}) o
      where o.price - ${fees} >= greatest(a.asked, o.price - div(o.price * a.fee, 10000))
      order by o.price desc, o.sequence limit 1
    ) b`.execute(market.db)
  return new Map(rows.map(({ auction_hash, ...bid }) => [auction_hash, bid]))
}

/** What a bid pays to other accounts than the seller. */
const fees = sql`(
  select coalesce(sum((i ->> 'startAmount')::numeric), 0) from jsonb_array_elements(o.parameters -> 'consideration') i
  where lower(i ->> 'token') = o.currency)`

/** What the auction's order asks for: the seller's share of the reserve. */
function askedOf(auction: OrderRow): bigint {
  const { consideration } = Order.parse({ parameters: auction.parameters }).parameters
  return consideration.reduce((sum, item) => sum + item.startAmount, 0n)
}
