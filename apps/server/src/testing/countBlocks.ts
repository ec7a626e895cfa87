import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/**
 * Counts the blocks of tables and indexes that the database reads during a function. This measures work independently
 * of the machine's speed and the chosen plan. Embedded database only, where one session does everything.
 *
 * @example
 * expect(await countBlocks(market.db, () => getOrders(api, {}))).toBeLessThan(100)
 */
export async function countBlocks(db: Db, run: () => Promise<unknown>): Promise<number> {
  const before = await readBlocks(db)
  await run()
  return (await readBlocks(db)) - before
}

async function readBlocks(db: Db): Promise<number> {
  // A session reports its work at most once a second unless forced.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ blocks: string }>`
    select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)
      + coalesce(toast_blks_read, 0) + coalesce(toast_blks_hit, 0)) as blocks
    from pg_statio_user_tables`.execute(db)
  return Number(rows[0]?.blocks)
}
