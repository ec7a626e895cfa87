import { sql } from 'kysely'
import type { Tx } from './tables.js'

const stateLock = 7_230_151

/**
 * Lets one transaction at a time change how orders stand and write events. Held until commit, so that no judgement is
 * overwritten by an older one, and event numbers become visible in their order.
 */
export async function lockState(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(stateLock)})`.execute(tx)
}
