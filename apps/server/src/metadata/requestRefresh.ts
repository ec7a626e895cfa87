import type { Db } from '../db/tables.js'

/** Queues a token's metadata to be read again. */
export async function requestRefresh(db: Db, token: { contract: string; identifier: bigint }): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ metadata_state: 'pending', metadata_attempts: 0, metadata_next_at: 0 })
    .where('contract', '=', token.contract)
    .where('identifier', '=', String(token.identifier))
    .execute()
}
