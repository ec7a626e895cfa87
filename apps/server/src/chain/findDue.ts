import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/** The kinds of work that may wait for the follower between two steps. */
export type Due = {
  /** Orders that have to be judged again. */
  recheck: boolean
  /** The past of a contract that was added late. */
  past: boolean
  /** Holders that were read at blocks that the chain has dropped. */
  holders: boolean
  /** Orders that have ended or started. */
  clock: boolean
  /** Queued touches. */
  pages: boolean
}

/**
 * Finds what the follower has to do besides new blocks, which is nothing most of the time. One query instead of one for each
 * kind: under load, each waits for its turn, and delays the next look at the chain.
 *
 * @param time - Seconds.
 */
export async function findDue(db: Db, time: bigint): Promise<Due> {
  const now = sql`${String(time)}::bigint`
  const { rows } = await sql<Due>`
    select exists (select 1 from recheck) as recheck,
      exists (select 1 from collections where backfill_next is not null and stopped_at is null) as past,
      exists (select 1 from collections where reread_block is not null) as holders,
      exists (select 1 from orders where status in ('active', 'inactive') and end_time <= ${now})
        or exists (select 1 from orders where status = 'inactive' and reason = 'not_started' and start_time <= ${now}) as clock,
      exists (select 1 from touch_queue) as pages`.execute(db)
  return rows[0] ?? { recheck: true, past: true, holders: true, clock: true, pages: true }
}
