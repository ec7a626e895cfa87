import type { MarketAuction } from '@souk/market'
import { type RawBuilder, sql } from 'kysely'
import { isShown } from '../db/isHidden.js'
import type { OrderRow } from '../db/tables.js'
import { bookTime, type Market, type Pricing } from '../market/Market.js'
import * as Page from '../market/Page.js'
import * as AuctionEnd from './AuctionEnd.js'
import { toAuctions } from './toAuctions.js'

/** Selects auctions. Addresses are lower-case. */
export type AuctionQuery = {
  /** Only auctions that accept bids now, the next to end first. Otherwise all, the last to end first. */
  isRunning: boolean
  contract?: string | undefined
  maker?: string | undefined
  /** The maker of an offer that was or is a bid. */
  bidder?: string | undefined
  limit: number
  cursor?: AuctionCursor | undefined
}

/** The position of the previous page's last auction. */
export type AuctionCursor = { end: string; sequence: string }

/** The number of an account's latest offers to look at. */
const latestOffers = 1_000

/** Reads a page of English auctions, each with its best bid or the sale that settled it. */
export async function listAuctions(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  query: AuctionQuery,
): Promise<{ auctions: readonly MarketAuction[]; next: AuctionCursor | undefined }> {
  const { isRunning, limit, cursor } = query
  const direction = isRunning ? sql`asc` : sql`desc`
  const than = isRunning ? sql`>` : sql`<`
  const found = conditions(query, bookTime(market))
  if (cursor)
    found.push(
      sql`(${AuctionEnd.column}, o.sequence) ${than} (${cursor.end}::text, ${cursor.sequence}::bigint)`,
    )
  const { rows } = await sql<OrderRow & { auction_end: string }>`
    select o.*, ${AuctionEnd.column} as auction_end from shown_orders o
    where ${sql.join(found, sql` and `)}
    order by ${AuctionEnd.column} ${direction}, o.sequence ${direction} limit ${Page.rowsFor(limit)}`.execute(
    market.db,
  )
  const { rows: shown, last } = Page.take(rows, { limit, sizeOf: Page.sizeOfOrder })
  return {
    auctions: await toAuctions(market, shown),
    next: last && { end: last.auction_end, sequence: last.sequence },
  }
}

function conditions({ isRunning, contract, maker, bidder }: AuctionQuery, time: bigint) {
  const found: RawBuilder<unknown>[] = [sql`o.kind = 'english'`]
  if (isRunning)
    found.push(
      sql`o.is_open and o.status = 'active' and ${AuctionEnd.column} > ${AuctionEnd.from(time)} and o.end_time > ${String(time)}`,
    )
  if (contract) found.push(sql`o.contract = ${contract}`)
  if (!contract && !maker && !bidder) found.push(isShown('o.contract'))
  if (maker) found.push(sql`o.maker = ${maker}`)
  if (bidder)
    found.push(sql`o.order_hash in (
      select a.order_hash from (
        select * from orders where maker = ${bidder} order by sequence desc limit ${sql.lit(latestOffers)}
      ) b join orders a on a.contract = b.contract and a.identifier = b.identifier and a.currency = b.currency
      where a.kind = 'english' and a.maker <> b.maker and b.side = 'bid' and b.status <> 'cancelled'
        and b.start_time < a.end_time and b.end_time > a.start_time)`)
  return found
}
