import { sql } from 'kysely'
import type { Db } from '../../db/tables.js'

/** Tells in which state the database is. */
export type Versions = {
  /**
   * Names the state of the database at a moment after this call. Two equal names are one state: nothing that anybody
   * committed, in this process or another one, lies between them.
   */
  look: () => Promise<string>
}

/** Between two looks. Whoever asks meanwhile shares the next one; more of them would cost more than they tell. */
const pauseMs = 5

/**
 * Makes what looks at the state of a database. The name is that of the transactions that are visible: it changes with each
 * transaction that writes anything, so no writer can forget to tell.
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
