import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Db } from '../db/tables.js'
import { appendEvents } from '../events/feed.js'

/** What an operator changes of a traded collection. Absent fields stay as they are. */
export type CollectionChange = {
  /** Its name, which its metadata no longer changes. */
  name?: string | undefined
  /** Whether lists, searches and the front page leave it out. Its orders can still be filled and cancelled. */
  isHidden?: boolean | undefined
  /** Whether reading its history stands still. New blocks are still followed. */
  isStopped?: boolean | undefined
}

const everywhere = { type: 'metadata' } as const

/**
 * Names, hides or shows a traded collection, or stops or resumes its history. Doing it again changes nothing.
 *
 * @param contract - Lower-case.
 * @returns Whether the contract is traded.
 */
export async function changeCollection(db: Db, contract: string, change: CollectionChange): Promise<boolean> {
  const { name, isHidden, isStopped } = change
  const since = (isSet: boolean, column: 'hidden_at' | 'stopped_at') =>
    isSet ? sql<Date>`coalesce(${sql.ref(column)}, now())` : null
  const values = {
    ...(name === undefined ? undefined : { name, is_named: true }),
    ...(isHidden === undefined ? undefined : { hidden_at: since(isHidden, 'hidden_at') }),
    // A pause does not count for the speed of reading.
    ...(isStopped === undefined
      ? undefined
      : { stopped_at: since(isStopped, 'stopped_at'), backfill_at: null }),
  }
  return changeState(db, async (tx) => {
    const known = tx.selectFrom('collections').select('contract').where('contract', '=', contract)
    if (!(await known.executeTakeFirst())) return { result: false, changed: [] }
    if (Object.keys(values).length === 0) return { result: true, changed: [] }
    await tx.updateTable('collections').set(values).where('contract', '=', contract).execute()
    // The second names no collection: it reaches everyone who shows a list that had the collection, or is to have it.
    await appendEvents(tx, [{ type: 'metadata', contract }, ...(isHidden === undefined ? [] : [everywhere])])
    // Names are in answers about accounts, and lists of any kind leave hidden collections out.
    return { result: true, changed: 'anything' }
  })
}
