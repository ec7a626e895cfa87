import { sql } from 'kysely'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market } from '../../market/Market.js'
import { fromOpen } from '../../orders/fromOpen.js'

/** Selects the best offers on the tokens of an account. Addresses are lower-case. */
export type TopBidQuery = {
  user: string
  contract?: string | undefined
  /** By price. */
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** A token with the best offer on it. */
export type TopBid = { contract: string; identifier: bigint; bid: OrderRow }

/** Most accounts have fewer. For each token, the database looks for an offer. */
const mostTokens = 1_000

type Row = OrderRow & { held_contract: string; held_identifier: string; bids: string; worth: string }

/**
 * Reads the best offer that an account can accept on each of its tokens. Offers on a collection, or on a set of tokens,
 * count for each of the tokens.
 *
 * @returns A page, the number of tokens with an offer, and the sum of these offers in the native currency, in wei.
 */
export async function readTopBids(
  market: Market,
  query: TopBidQuery,
): Promise<{ bids: readonly TopBid[]; total: number; worth: bigint }> {
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<Row>`
    with held as (${heldTokens(query)}), best as (
      select h.contract as held_contract, h.identifier as held_identifier, b.* from held h, lateral (${bestBid(market, query)}) b)
    select best.*, count(*) over () as bids,
      coalesce(sum(unit_price) filter (where price_rank = 0) over (), 0) as worth
    from best order by price_rank, unit_price ${direction}, held_contract, held_identifier
    limit ${query.limit} offset ${query.offset}`.execute(market.db)
  const [first] = rows
  return {
    bids: rows.map((bid) => ({ contract: bid.held_contract, identifier: BigInt(bid.held_identifier), bid })),
    total: Number(first?.bids ?? 0),
    worth: BigInt(first?.worth ?? 0),
  }
}

function heldTokens({ user, contract }: TopBidQuery) {
  const isOfContract = contract ? sql`and contract = ${contract}` : sql``
  return sql`select contract, identifier from balances
    where owner = ${user} and quantity > 0 ${isOfContract} order by contract, identifier limit ${mostTokens}`
}

/** The best offer on a token of `held`, for all others than the account itself. */
function bestBid(market: Market, { user }: TopBidQuery) {
  const time = String(bookTime(market))
  const isOpen = sql`o.contract = h.contract and o.side = 'bid' and o.maker <> ${user} and o.taker is null
    and o.start_time <= ${time}::bigint and o.end_time > ${time}::bigint`
  const best = sql`order by o.price_rank, o.unit_price desc, o.sequence limit 1`
  const onToken = fromOpen(
    (source) => sql`select o.* from ${source} where ${isOpen} and o.identifier = h.identifier ${best}`,
  )
  const onSeveral = fromOpen(
    (
      source,
    ) => sql`select o.* from ${source} where ${isOpen} and o.identifier is null and (o.criteria = 0 or exists (
      select 1 from criteria_tokens k
      where k.contract = o.contract and k.root = o.criteria and k.identifier = h.identifier)) ${best}`,
  )
  return sql`select * from (${onToken} union all ${onSeveral}) o ${best}`
}
