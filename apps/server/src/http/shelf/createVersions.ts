import { sql } from 'kysely'
import type { Db } from '../../db/tables.js'

/** Tells the state of the database. */
export type Versions = {
  /**
   * Names the state of the database at a moment after this call. Equal names mean the same state: no process has
   * committed anything in between.
   */
  look: () => Promise<string>
}

/** The time between two looks. Callers meanwhile share the next one, since more looks would cost more than they save. */
const pauseMs = 5

/**
 * Creates a reader of the database's state. The name is that of the visible transactions. It changes with every
 * transaction that writes, so no writer can forget to announce a change.
 */
export function createVersions(db: Db): Versions {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | undefined
  const begin = async () => {
    await last
    next = undefined
    const reading = readVersion(db)
    last = rest(reading)
    return reading
  }
  return { look: () => (next ??= begin()) }
}

async function readVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select pg_current_snapshot()::text as version`.execute(db)
  return rows[0]?.version ?? ''
}

async function rest(reading: Promise<unknown>): Promise<void> {
  await reading.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
