import { BaseError } from '@souk/base'
import { type Selectable, sql } from 'kysely'
import type { Hex } from 'viem'
import * as Changes from '../db/Changes.js'
import { changeState } from '../db/changeState.js'
import type { Db, ProgressTable, Tx } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import type { Progress, Seen } from '../market/Progress.js'

/**
 * Begins a term of following. From now on the database refuses writes of the previous leader, which may not know yet
 * that it lost the lead.
 */
export async function takeTerm(db: Db, leader: string): Promise<bigint> {
  // Waits for a step that is being written.
  return changeState(db, async (tx) => {
    const row = await tx
      .updateTable('progress')
      .set({ term: sql<string>`term + 1`, leader })
      .returning('term')
      .executeTakeFirstOrThrow()
    return { result: BigInt(row.term), changed: 'anything' }
  })
}

/**
 * @throws {DeposedError} when another instance has become the leader. The result holds only while the state is
 * locked.
 */
export async function assertTerm(tx: Tx, term: bigint): Promise<void> {
  const row = await tx.selectFrom('progress').select('term').executeTakeFirstOrThrow()
  if (BigInt(row.term) !== term) throw new DeposedError({ term, current: BigInt(row.term) })
}

/**
 * Tells the other instances how far the chain has been followed. @throws {DeposedError} when another instance is the
 * leader.
 */
export async function saveProgress(market: Pick<Market, 'db' | 'progress'>, term: bigint): Promise<void> {
  const { head, indexed, caughtUp, isFirstSync, reorgs, error, doubt } = market.progress
  const updated = await market.db
    // No answer shows it.
    .with('noted', () => sql<Record<string, never>>`(${Changes.insert([])})`)
    .updateTable('progress')
    .set({
      head_number: head?.number ?? null,
      head_hash: head?.hash ?? null,
      head_timestamp: head?.timestamp ?? null,
      indexed_number: indexed?.number ?? null,
      indexed_hash: indexed?.hash ?? null,
      indexed_timestamp: indexed?.timestamp ?? null,
      caught_up: caughtUp,
      synced: !isFirstSync,
      reorgs,
      error: error?.message ?? doubt?.error.message ?? null,
      beat_at: sql<Date>`now()`,
    })
    .where('term', '=', String(term))
    .returning('term')
    .execute()
  if (updated.length === 0) throw new DeposedError({ term })
}

/** A live leader reports more often than this. */
const longestSilenceSeconds = 20

/** Reads what the leader has reported. */
export async function loadProgress(
  db: Db,
): Promise<Omit<Progress, 'role' | 'doubt' | 'catchUp' | 'missingLogs' | 'askedAtMs' | 'urgentUntilMs'>> {
  const row = await db
    .selectFrom('progress')
    .selectAll()
    .select(
      sql<boolean>`beat_at < now() - make_interval(secs => ${sql.lit(longestSilenceSeconds)})`.as(
        'is_silent',
      ),
    )
    .executeTakeFirstOrThrow()
  const reason = row.error ?? (row.is_silent ? 'No instance follows the chain.' : undefined)
  return {
    leader: row.leader ?? undefined,
    term: BigInt(row.term),
    head: toSeen(row, 'head'),
    indexed: toSeen(row, 'indexed'),
    caughtUp: row.caught_up,
    isFirstSync: !row.synced,
    reorgs: Number(row.reorgs),
    error: reason === undefined ? undefined : new StandstillError({ reason }),
  }
}

function toSeen(row: Selectable<ProgressTable>, which: 'head' | 'indexed'): Seen | undefined {
  const [number, hash, timestamp] = [row[`${which}_number`], row[`${which}_hash`], row[`${which}_timestamp`]]
  if (number === null || hash === null || timestamp === null) return undefined
  return { number: BigInt(number), hash: hash as Hex, timestamp: BigInt(timestamp) }
}

/** Thrown when an instance tries to write what only the leader may, and another instance has become the leader. */
export class DeposedError extends BaseError<{ term: bigint; current?: bigint }> {
  override readonly name = 'Chain.DeposedError'
  constructor(facts: { term: bigint; current?: bigint }) {
    super('Another instance follows the chain now.', { facts, retry: 'never' })
  }
}

/** Says why the instance that follows the chain stands still, in the words that it told the others. */
class StandstillError extends BaseError<{ reason: string }> {
  override readonly name = 'Chain.StandstillError'
  constructor(facts: { reason: string }) {
    super(facts.reason, { facts, retry: 'later' })
  }
}
