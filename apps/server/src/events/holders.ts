import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/tables.js'

/** So many holders of a token hear of an offer on it; an edition may have very many. */
const most = 20

/** Those who could accept an offer on a token, as a JSON list within a query. */
export function holdersOf(token: { contract: RawBuilder<unknown>; identifier: RawBuilder<unknown> }) {
  return sql`(select coalesce(jsonb_agg(h.owner), '[]') from (select b.owner from balances b
    where b.contract = ${token.contract} and b.identifier = ${token.identifier} limit ${sql.lit(most)}) h)`
}

type Offer = { order_hash: string; contract: string; identifier: string | null; side: 'ask' | 'bid' }

/** Reads who could accept offers, by order hash; other orders, and offers on any of several tokens, are left out. */
export async function readHolders(
  db: Db | Tx,
  orders: readonly Offer[],
): Promise<ReadonlyMap<string, string[]>> {
  const offers = orders.filter(({ side, identifier }) => side === 'bid' && identifier !== null)
  if (offers.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; holders: string[] }>`
    select k.hash, ${holdersOf({ contract: sql`k.contract`, identifier: sql`k.identifier` })} as holders
    from unnest(${offers.map((offer) => offer.order_hash)}::text[], ${offers.map((offer) => offer.contract)}::text[],
      ${offers.map((offer) => offer.identifier)}::numeric[]) as k (hash, contract, identifier)`.execute(db)
  return new Map(rows.map(({ hash, holders }) => [hash, holders]))
}
