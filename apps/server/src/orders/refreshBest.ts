import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'

/** Tokens whose best listing, and collections whose best offer, may have changed although no order was written. */
export type Places = {
  tokens: readonly { contract: string; identifier: string }[]
  /** Collections whose floor and best offer are searched again. */
  collections: readonly string[]
}

/** The number of tokens per statement. The embedded database does nothing else meanwhile. */
const chunkSize = 20

/**
 * Searches the best orders of places again. Triggers do so where orders are written; this covers orders whose
 * suspension begins or ends.
 */
export async function refreshBest(tx: Tx, { tokens, collections }: Places): Promise<void> {
  for (let start = 0; start < tokens.length; start += chunkSize) {
    const some = tokens.slice(start, start + chunkSize)
    const contracts = some.map(({ contract }) => contract)
    await sql`select refresh_listings(${contracts}::text[], ${some.map(({ identifier }) => identifier)}::numeric[])`.execute(
      tx,
    )
  }
  if (collections.length === 0) return
  await sql`select refresh_collection_offers(${collections}::text[]),
    refresh_floors(${collections}::text[], ${collections.map(() => 0)}::bigint[])`.execute(tx)
}

/**
 * Searches the best orders again after the judgement of a revived order that turned out to be inactive. No trigger
 * sees that change, because its row was inactive before.
 */
export async function refreshStale(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const { rows } = await sql<{ contract: string; identifier: string | null }>`
    select o.contract, o.identifier from orders o where o.order_hash = any(${hashes}::text[]) and o.status <> 'active'
      and (exists (select 1 from tokens t where t.contract = o.contract and t.identifier = o.identifier
          and t.listing_hash = o.order_hash)
        or exists (select 1 from collections c where c.contract = o.contract and c.offer_hash = o.order_hash))`.execute(
    tx,
  )
  await refreshBest(tx, {
    tokens: rows.flatMap(({ contract, identifier }) =>
      identifier === null ? [] : [{ contract, identifier }],
    ),
    collections: [...new Set(rows.map(({ contract }) => contract))],
  })
}
