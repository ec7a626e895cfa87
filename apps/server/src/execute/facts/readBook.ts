import { sql } from 'kysely'
import type { Address } from 'viem'
import type { BookSide, OrderRow } from '../../db/tables.js'
import { type Market, now } from '../../market/Market.js'
import { fromOpen } from '../../orders/fromOpen.js'
import { findOrders } from '../../orders/store.js'
import { toMarketOrder } from '../../orders/toMarketOrder.js'
import type { Issue } from '../model/Refusal.js'
import * as Listing from '../plan/Listing.js'

/** The number of orders to look at for one item of a request. One transaction could hardly fill more. */
const mostCandidates = 100

/** Each order gives at least one unit. Some may be the account's own, or sold by now. */
function candidatesFor(quantity: bigint): number {
  const wanted = 20n + 2n * quantity
  return wanted < mostCandidates ? Number(wanted) : mostCandidates
}

/** A token, or any token of a collection. The contract is lower-case. */
export type Place = { contract: Address; identifier?: bigint | undefined }

/**
 * Reads the listings that anyone can fill now, cheapest first.
 *
 * @param options.quantity - The number of units wanted.
 * @param options.currencies - Only listings in one of these, lower-case.
 * @param options.taker - Leaves out the taker's own listings, lower-case. If there are no others, it returns them, so
 * that the refusal can say so.
 */
export async function readListings(
  market: Market,
  place: Place,
  options: { quantity: bigint; currencies?: readonly Address[] | undefined; taker?: Address | undefined },
): Promise<readonly Listing.Listing[]> {
  const others = await findListings(market, place, options)
  return others.length > 0 || !options.taker
    ? others
    : findListings(market, place, { ...options, taker: undefined })
}

async function findListings(
  market: Market,
  place: Place,
  options: { quantity: bigint; currencies?: readonly Address[] | undefined; taker?: Address | undefined },
): Promise<readonly Listing.Listing[]> {
  const time = now(market)
  const { currencies, taker } = options
  const best = sql`order by o.price_rank, o.unit_price, o.sequence limit ${candidatesFor(options.quantity)}`
  const listings = fromOpen(
    (source) => sql`
    select o.* from ${source}
    where o.contract = ${place.contract} and o.side = 'ask' and o.taker is null
      and o.kind <> 'english' and o.start_time <= ${String(time)} and o.end_time > ${String(time)}
      ${place.identifier === undefined ? sql`` : sql`and o.identifier = ${String(place.identifier)}::numeric`}
      ${currencies ? sql`and o.currency = any(${currencies}::text[])` : sql``}
      ${taker ? sql`and o.maker <> ${taker}` : sql``}
    ${best}`,
  )
  const { rows } = await sql<OrderRow>`select * from (${listings}) o ${best}`.execute(market.db)
  return rows.map((row) => Listing.fromRow(row, { side: 'ask', now: time }))
}

/** Reads the offers that the owner of a token can accept now, highest first. */
export async function readOffers(
  market: Market,
  place: Required<Place> & { identifier: bigint },
  options: { quantity: bigint },
): Promise<readonly Listing.Listing[]> {
  const time = now(market)
  const token = sql`${String(place.identifier)}::numeric`
  const most = candidatesFor(options.quantity)
  const open = sql`o.contract = ${place.contract} and o.side = 'bid' and o.taker is null
    and o.start_time <= ${String(time)} and o.end_time > ${String(time)}`
  // Both halves are read in the order of an index that has exactly this expression.
  const best = sql`order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
    limit ${most}`
  const { rows } = await sql<OrderRow>`
    select * from (
      ${fromOpen((source) => sql`select o.* from ${source} where ${open} and o.identifier = ${token} ${best}`)}
      union all
      ${fromOpen(
        (source) => sql`
          select o.* from ${source} where ${open} and o.identifier is null and (o.criteria = 0 or exists (
            select 1 from criteria_tokens k
            where k.contract = o.contract and k.root = o.criteria and k.identifier = ${token})) ${best}`,
      )}
    ) b order by b.price_rank, b.unit_price desc, b.sequence limit ${most}`.execute(market.db)
  return rows.map((row) => Listing.fromRow(row, { side: 'bid', now: time }))
}

const named: Readonly<Record<BookSide, string>> = {
  ask: 'a listing',
  bid: 'an offer',
  bundle_ask: 'a listing of several items',
  bundle_bid: 'an offer on several items',
  swap: 'a swap',
}

/** Finds one order that can be filled now, or returns the reason why it cannot. */
export async function readOrder(
  market: Market,
  orderHash: string,
  side: 'ask' | 'bid',
): Promise<Listing.Listing | Issue> {
  const [row] = await findOrders(market.db, [orderHash.toLowerCase()])
  if (!row) return { code: 'order_unknown', message: `There is no order ${orderHash}.`, orderHash }
  if (row.side !== side) {
    const message = `Order ${orderHash} is ${named[row.side]}, not ${named[side]}.`
    return { code: 'side_mismatch', message, orderHash }
  }
  const { status, reason } = toMarketOrder(row, market)
  const standing = `${status}${reason ? ` (${reason})` : ''}`
  if (status !== 'active')
    return {
      code: 'order_not_fillable',
      message: `Order ${orderHash} cannot be filled: it is ${standing}.`,
      orderHash,
    }
  return Listing.fromRow(row, { side, now: now(market) })
}
