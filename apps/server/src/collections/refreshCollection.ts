import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Db } from '../db/tables.js'

/** Other writes wait for a transaction, so each queues few tokens. */
const batchSize = 2_000

/**
 * Queues the metadata of a collection and its tokens to be read again.
 *
 * @param contract - Lower-case.
 * @param options.isOnlyFailed - Only tokens whose metadata could not be read.
 * @returns The number of queued tokens; `undefined` when the contract is not traded.
 */
export async function refreshCollection(
  db: Db,
  contract: string,
  { isOnlyFailed }: { isOnlyFailed: boolean },
): Promise<number | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({ metadata_state: 'pending', metadata_attempts: 0, metadata_next_at: 0 })
    .where('contract', '=', contract)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  const wanted = isOnlyFailed
    ? sql`(metadata_state = 'failed' or (metadata_state = 'pending' and metadata_attempts > 0))`
    : sql`true`
  let queued = 0
  for (let after: string | undefined = '-1'; after !== undefined; ) {
    const last: { tokens: number; last: string | null } = await queueAfter(db, { contract, after, wanted })
    queued += last.tokens
    after = last.tokens < batchSize ? undefined : (last.last ?? undefined)
  }
  return queued
}

function queueAfter(
  db: Db,
  { contract, after, wanted }: { contract: string; after: string; wanted: ReturnType<typeof sql> },
): Promise<{ tokens: number; last: string | null }> {
  // As every transaction that writes several tokens; see `readMetadata.ts`.
  return changeState(db, async (tx) => {
    const { rows } = await sql<{ tokens: string; last: string | null }>`
      with queued as (
        update tokens set metadata_state = 'pending', metadata_attempts = 0, metadata_next_at = 0
        where contract = ${contract} and identifier in (
          select identifier from tokens where contract = ${contract} and identifier > ${after}::numeric and ${wanted}
          order by identifier limit ${sql.lit(batchSize)})
        returning identifier)
      select count(*) as tokens, max(identifier) as last from queued`.execute(tx)
    const [row] = rows
    return { result: { tokens: Number(row?.tokens ?? 0), last: row?.last ?? null }, changed: 'anything' }
  })
}
