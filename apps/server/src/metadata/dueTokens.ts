import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/** A token whose metadata is to be read. */
export type DueToken = {
  contract: string
  identifier: string
  metadata_attempts: number
  standard: 'erc721' | 'erc1155'
}

type Wanted = { without?: readonly string[]; limit: number; nowMs: number }

/**
 * Lists tokens whose metadata is due. Collections take turns, so that a large one, or one whose server is slow, does not
 * hold up the names of all others.
 *
 * @param options.after - The contract that was last in turn; empty at the beginning.
 * @param options.without - Contracts that have no turn.
 * @param options.limit - The most tokens.
 */
export async function dueTokens(
  db: Db,
  { after, ...about }: Wanted & { after: string },
): Promise<readonly DueToken[]> {
  const { nowMs } = about
  // Usually nothing is due. This asks one index once, and not each collection.
  const due = await db
    .selectFrom('tokens')
    .select('contract')
    .where('metadata_state', '=', 'pending')
    .where('metadata_next_at', '<=', String(nowMs))
    .limit(1)
    .execute()
  if (due.length === 0) return []
  const found = await listAfter(db, { after, ...about })
  return found.length > 0 || after === '' ? found : listAfter(db, { after: '', ...about })
}

async function listAfter(
  db: Db,
  { after, without = [], limit, nowMs }: Wanted & { after: string },
): Promise<readonly DueToken[]> {
  const { rows } = await sql<DueToken>`
    with turn as (
      select c.contract, c.standard from collections c
      where c.contract > ${after} and c.contract <> all(${[...without]}::text[]) and exists (
        select 1 from tokens t
        where t.contract = c.contract and t.metadata_state = 'pending' and t.metadata_next_at <= ${nowMs})
      order by c.contract limit ${limit})
    select d.contract, d.identifier, d.metadata_attempts, turn.standard
    from turn cross join lateral (
      select t.contract, t.identifier, t.metadata_attempts, row_number() over (order by t.metadata_next_at) as nth
      from (
        select * from tokens t
        where t.contract = turn.contract and t.metadata_state = 'pending' and t.metadata_next_at <= ${nowMs}
        order by t.metadata_next_at limit ${limit}) t) d
    order by d.nth, d.contract limit ${limit}`.execute(db)
  return rows
}
