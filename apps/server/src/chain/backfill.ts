import { sql } from 'kysely'
import type { Market } from '../market/Market.js'
import type * as LogRange from '../node/LogRange.js'
import type { BlockRef } from '../node/node.js'
import { type Past, readPast } from './readPast.js'
import { writePast } from './writePast.js'

/** How long the past of contracts is written before the next look at the chain. */
const turnMs = 1_000

/**
 * Reads the past of a contract that was added late, so that the market has the same data as if it had always followed
 * the contract. The follower calls this between its steps, so nothing changes meanwhile. Each call does as much as a turn
 * allows, so that new blocks are never far behind.
 *
 * @param at - The newest block that is written. Later blocks are followed as usual.
 * @param options.past - What an earlier turn has read and not written. Replaced by what is left.
 * @returns The number of blocks that are left, of all contracts.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changed; try again.
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function backfill(market: Market, at: BlockRef, options: backfill.Options): Promise<bigint> {
  const rows = await market.db
    .selectFrom('collections')
    .select(['contract', 'standard', 'backfill_next'])
    .where('backfill_next', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('position')
    .execute()
  const [row] = rows
  if (!row) return 0n
  const { contract, standard } = row
  // The follower watches it from now on, so its past ends here.
  market.collections.set(contract, standard)
  const from = BigInt(row.backfill_next ?? 0)
  const begun = new Date()
  const past =
    takePast(options, { contract, from }) ??
    (await readPast(market, { contract, standard, from, at, ...options }))
  const rest = await writePast(market, past, { at, term: options.term, turnMs })
  const next = rest ? rest.from : past.to + 1n
  await market.db
    .updateTable('collections')
    .set({ backfill_next: next > at.number ? null : next, ...timed({ from, begun }) })
    .where('contract', '=', contract)
    // Unless an operator asked meanwhile to read it again.
    .where('backfill_next', '=', row.backfill_next)
    .execute()
  options.past = rest
  if (next > at.number) market.log.info({ contract }, 'the history of a collection is indexed')
  const firsts = [next, ...rows.slice(1).map((other) => BigInt(other.backfill_next ?? 0))]
  return firsts.reduce((sum, first) => (first > at.number ? sum : sum + at.number - first + 1n), 0n)
}

export declare namespace backfill {
  type Options = {
    term: bigint
    range: LogRange.LogRange
    /** The blocks of which the market knows that they are part of the chain. */
    known: readonly BlockRef[]
    past?: Past | undefined
  }
}

/** Takes what an earlier turn has read, if it is still wanted and the chain still has it. It is read again if writing it fails. */
function takePast(options: backfill.Options, wanted: Pick<Past, 'contract' | 'from'>): Past | undefined {
  const { past, known } = options
  options.past = undefined
  if (past?.contract !== wanted.contract || past.from !== wanted.from) return undefined
  return known.some(({ hash }) => hash === past.at.hash) ? past : undefined
}

/** After a longer pause, the measurement of the speed starts again. */
const longestPauseSeconds = 60

/** Notes where and when reading began, by which `History.from` tells its speed. */
function timed({ from, begun }: { from: bigint; begun: Date }) {
  const isNew = sql`backfill_at is null or backfill_at < ${begun}::timestamptz - make_interval(secs => ${sql.lit(longestPauseSeconds)})`
  return {
    backfill_first: sql<string>`coalesce(backfill_first, ${String(from)}::bigint)`,
    backfill_timed_from: sql<string>`case when ${isNew} then ${String(from)}::bigint else backfill_timed_from end`,
    backfill_timed_at: sql<Date>`case when ${isNew} then ${begun}::timestamptz else backfill_timed_at end`,
    backfill_at: new Date(),
  }
}
