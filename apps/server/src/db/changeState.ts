import { sql } from 'kysely'
import * as Changes from './Changes.js'
import type { Subject } from './Subject.js'
import type { Db, Tx } from './tables.js'

const stateLock = 7_230_151

/** The result of a write. */
export type Written<result> = {
  result: result
  /** The subjects whose answers it may have changed. Cached answers about others stay valid. */
  changed: readonly Subject[] | 'anything'
}

/**
 * Changes the state of orders, and writes events, in one transaction. One of them runs at a time and holds the lock until
 * it commits, so that an older judgement cannot overwrite a newer one and event numbers become visible in order.
 *
 * @param write - Tells what it changed; see `Changes.ts`.
 */
export async function changeState<result>(
  db: Db,
  write: (tx: Tx) => Promise<Written<result>>,
): Promise<result> {
  return db.transaction().execute(async (tx) => {
    await sql`select lock_market(${sql.lit(stateLock)})`.execute(tx)
    const { result, changed } = await write(tx)
    await (changed === 'anything' ? Changes.noteAnything(tx) : Changes.note(tx, changed))
    return result
  })
}
