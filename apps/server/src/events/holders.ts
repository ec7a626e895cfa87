import { sql } from 'kysely'
import type { BookSide, Db, Tx } from '../db/tables.js'

type Offer = { order_hash: string; contract: string; identifier: string | null; side: BookSide }

/**
 * Reads the holders who could accept offers, by order hash. Leaves out other orders, and offers on one of several
 * tokens.
 */
export async function readHolders(
  db: Db | Tx,
  orders: readonly Offer[],
): Promise<ReadonlyMap<string, string[]>> {
  const offers = orders.filter(({ side, identifier }) => side === 'bid' && identifier !== null)
  if (offers.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; holders: string[] }>`
    select k.hash, holders_of(k.contract, k.identifier) as holders
    from unnest(${offers.map((offer) => offer.order_hash)}::text[], ${offers.map((offer) => offer.contract)}::text[],
      ${offers.map((offer) => offer.identifier)}::numeric[]) as k (hash, contract, identifier)`.execute(db)
  return new Map(rows.map(({ hash, holders }) => [hash, holders]))
}
