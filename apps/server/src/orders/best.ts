import { sql } from 'kysely'
import type { Db, OrderRow } from '../db/tables.js'
import { fromOpen } from './fromOpen.js'

/** A token, and the current time in seconds. The contract is lower-case. */
export type Wanted = { contract: string; identifier: bigint; now: bigint }

/** Finds the cheapest listing of a token that anyone can buy now. The token's row names it. */
export async function findBestListing(db: Db, wanted: Wanted): Promise<OrderRow | undefined> {
  const { contract, identifier, now } = wanted
  return db
    .selectFrom('tokens as t')
    .innerJoin('shown_orders as o', 'o.order_hash', 't.listing_hash')
    .selectAll('o')
    .where('t.contract', '=', contract)
    .where('t.identifier', '=', String(identifier))
    .where('o.status', '=', 'active')
    .where('o.end_time', '>', String(now))
    .executeTakeFirst()
}

/**
 * Finds the cheapest listing of each collection that anyone can buy now. Contracts are lower-case.
 *
 * A subquery checks for each token whether its listing is still open. With a join, the database would read all
 * listings of a collection and sort them.
 */
export async function findFloors(
  db: Db,
  { contracts, now }: { contracts: readonly string[]; now: bigint },
): Promise<readonly OrderRow[]> {
  if (contracts.length === 0) return []
  const { rows } = await sql<OrderRow>`
    select o.* from unnest(${contracts}::text[]) as k (contract), lateral (
      select t.listing_hash from tokens t
      where t.contract = k.contract and t.listing_hash is not null and exists (
        select 1 from shown_orders f where f.order_hash = t.listing_hash and f.status = 'active'
          and f.end_time > ${String(now)}::bigint offset 0)
      order by t.contract, coalesce(t.listing_rank, 32767), coalesce(t.listing_unit_price, 0), t.identifier limit 1
    ) t join shown_orders o on o.order_hash = t.listing_hash`.execute(db)
  return rows
}

/**
 * Finds the highest offer that the owner of a token can accept now: on the token, on its collection, or on a set that
 * contains it.
 */
export async function findBestOffer(db: Db, wanted: Wanted): Promise<OrderRow | undefined> {
  const { contract, identifier, now } = wanted
  const token = sql`${String(identifier)}::numeric`
  const open = sql`o.contract = ${contract} and o.side = 'bid' and o.taker is null
    and o.start_time <= ${String(now)} and o.end_time > ${String(now)}`
  // Both halves are read in the order of an index that has exactly this expression.
  const best = sql`order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence limit 1`
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
    ) b order by b.price_rank, b.unit_price desc, b.sequence limit 1`.execute(db)
  return rows[0]
}
