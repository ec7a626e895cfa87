import { type RawBuilder, sql } from 'kysely'
import type { Hex } from 'viem'
import type { Db } from '../db/tables.js'

/** The most items that the orders of one check give in total. Each takes up to three questions to the node. */
export const mostItems = 1_000

/** An order that waits for a check, and its place among the others. */
export type Waiting = { place: string; order_hash: Hex }

/**
 * Finds the first of the orders that wait for a check, as many as one check can ask the node about. An order of 30 items takes
 * as long as 30 listings.
 *
 * @param waiting - A query for `place` and `order_hash`.
 */
export async function findWithin(db: Db, waiting: RawBuilder<unknown>): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select k.place, k.order_hash from (
      select w.place, w.order_hash, sum(jsonb_array_length(o.parameters -> 'offer')) over (order by w.place) as items
      from (${waiting}) w left join orders o using (order_hash)
    ) k where k.items is null or k.items <= ${sql.lit(mostItems)} order by k.place`.execute(db)
  return rows
}
