import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import * as ChainEvent from '../node/ChainEvent.js'
import type * as LogRange from '../node/LogRange.js'
import { type BlockRef, getBlockRef, MovedError } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { assertHistory } from './assertHistory.js'
import { readHoldings } from './holdings.js'
import { readPastLogs } from './readPastLogs.js'
import { readTimes } from './times.js'
import { writeStep } from './writeStep.js'

/**
 * Reads a range of the past of a contract that was added late, so that the market has the same data as if it had
 * always followed the contract. The follower calls this between its steps, so nothing changes meanwhile.
 *
 * @param at - The newest block that is written. Later blocks are followed as usual.
 * @returns The number of blocks that are left, of all contracts.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changed; try again.
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function backfill(
  market: Market,
  at: BlockRef,
  options: { term: bigint; range: LogRange.LogRange },
): Promise<bigint> {
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
  const to =
    from <= at.number ? await readRange(market, { contract, standard }, { from, at, ...options }) : at.number
  await market.db
    .updateTable('collections')
    .set({ backfill_next: to < at.number ? to + 1n : null, ...timed({ from, begun }) })
    .where('contract', '=', contract)
    .execute()
  if (to >= at.number) market.log.info({ contract }, 'the history of a collection is indexed')
  const others = rows.slice(1).map(({ backfill_next: next }) => at.number - BigInt(next ?? 0) + 1n)
  return [at.number - to, ...others].reduce((sum, blocks) => sum + (blocks > 0n ? blocks : 0n), 0n)
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

async function readRange(
  market: Market,
  { contract, standard }: { contract: string; standard: 'erc721' | 'erc1155' },
  options: { from: bigint; at: BlockRef; term: bigint; range: LogRange.LogRange },
): Promise<bigint> {
  const { from, at, range } = options
  const { exchange } = market.watched
  const watched = { exchange, collections: new Map([[contract, standard]]), currencies: new Set<string>() }
  const { logs, address, asked, to } = await readPastLogs(market.node, {
    exchange,
    contract: contract as Address,
    from,
    to: at.number,
    range,
  })
  if (!market.config.trustsLogs) await assertHistory(market.node, { address, from, to, logs: asked, range })
  const events = ChainEvent.fromLogs(logs, watched).filter((event) => isOf(event, contract))
  const times = await readTimes(market.node, { logs, events, blocks: [] })
  for (const part of toParts(events)) {
    await writePart(market, part, { ...options, watched, times })
    const last = part.at(-1)?.blockNumber
    if (last !== undefined && last < to) await setNext(market, contract, last + 1n)
  }
  return to
}

/** Posts and new blocks wait for a transaction, so each writes few events. Those of one block stay together. */
const mostEvents = 500

function toParts(events: readonly ChainEvent.ChainEvent[]): readonly (readonly ChainEvent.ChainEvent[])[] {
  const parts: ChainEvent.ChainEvent[][] = []
  for (const event of events) {
    const part = parts.at(-1)
    const isOfBlock = part?.at(-1)?.blockNumber === event.blockNumber
    if (part && (isOfBlock || part.length < mostEvents)) part.push(event)
    else parts.push([event])
  }
  return parts
}

/** Lets a market that stops here go on behind what is written. */
async function setNext({ db }: Market, contract: string, next: bigint): Promise<void> {
  await db.updateTable('collections').set({ backfill_next: next }).where('contract', '=', contract).execute()
}

type Past = {
  at: BlockRef
  term: bigint
  watched: Market['watched']
  times: Awaited<ReturnType<typeof readTimes>>
}

async function writePart(
  market: Market,
  events: readonly ChainEvent.ChainEvent[],
  { watched, times, ...options }: Past,
): Promise<void> {
  const { at } = options
  const ofTokens = events.filter((event) => event.type !== 'fulfilled')
  const touches = [
    ...new Map(Touch.fromEvents(ofTokens).map((touch) => [Touch.encode(touch), touch])).values(),
  ]
  const holdings = await readHoldings(market.node, touches, { at })
  if ((await getBlockRef(market.node, at.number)).hash !== at.hash)
    throw new MovedError({ number: at.number })
  // Events from before the market knew the contract are history, not news.
  const past = { ...market, watched, progress: { ...market.progress, isFirstSync: true } }
  await writeStep(
    past,
    {
      blocks: [],
      at,
      events,
      times,
      tags: new Map(),
      touches,
      holdings,
      judgements: [],
      postponed: [],
      queued: [],
    },
    options,
  )
}

function isOf(event: ChainEvent.ChainEvent, contract: string): boolean {
  // A match does not name its contracts. Its orders do.
  if (event.type === 'matched') return true
  if (event.type === 'fulfilled')
    return [...event.offer, ...event.consideration].some((item) => item.token.toLowerCase() === contract)
  return 'contract' in event && event.contract.toLowerCase() === contract
}
