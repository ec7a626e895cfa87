import { sql } from 'kysely'
import type { Tx } from './tables.js'

const stateLock = 7_230_151

/**
 * Lets one transaction at a time change the state of orders and write events. Holds the lock until commit, so that an
 * older judgement cannot overwrite a newer one and event numbers become visible in order.
 */
export async function lockState(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(stateLock)})`.execute(tx)
}
