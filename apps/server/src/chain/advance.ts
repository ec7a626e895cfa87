import { isOld } from '../collections/register.js'
import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import type { LeftOut } from '../node/blockLogs.js'
import * as ChainEvent from '../node/ChainEvent.js'
import { findBlockAt } from '../node/findCreation.js'
import type * as LogRange from '../node/LogRange.js'
import {
  type BlockRef,
  ContradictionError,
  fromNode,
  getBlockRef,
  type Header,
  MovedError,
  NodeError,
} from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { judgeRows } from '../orders/rejudge.js'
import { findJudged } from '../orders/store.js'
import { divide, findAffected, mostInStep } from './affectedOrders.js'
import { divideStep } from './divideStep.js'
import { dropFirst } from './dropBlocksAbove.js'
import { findMoneyTouches } from './findMoneyTouches.js'
import { findSeen } from './findSeen.js'
import { readHoldings } from './holdings.js'
import { findShaken } from './queueTouches.js'
import { nearHead, readBlocks, readHistory } from './readBlocks.js'
import { readQueued } from './readQueued.js'
import { ResetError, reconcile } from './reconcile.js'
import { keptBlocks, type Step } from './Step.js'
import { readTags } from './tags.js'
import type { Validated } from './takeValidated.js'
import { readTimes } from './times.js'
import { writePart } from './writePart.js'
import { writeStep } from './writeStep.js'

/**
 * Follows the chain by one step: at most one range of history, or all new blocks near the head.
 *
 * Logs say what changed; the chain holds the new values. The step reads every touched thing again at its last block,
 * and is written whole or not at all. Where it moves very many tokens, their holders and transfers come before the rest, in
 * small transactions; what is written of a step that ends early is dropped by the next one.
 *
 * @param known - The blocks known so far, oldest first.
 * @throws {NodeError} when the node does not answer. @throws {ResetError} when the node is on another chain.
 * @throws {MovedError} when the chain changed during the read; try again.
 * @throws {ContradictionError} when the node hides logs that a block's header announces.
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function advance(
  market: Market,
  known: readonly BlockRef[],
  options: advance.Options,
): Promise<advance.Result | advance.Dropped> {
  const head = await askForHead(market)
  const place = await findPlace(market, { known, head, shrunk: options.shrunk })
  const isLagging = place === 'lagging'
  if (!isLagging) market.progress.head = head
  if (!place || isLagging)
    return {
      known,
      indexed: known.at(-1) ?? head,
      isAtHead: true,
      isLagging,
      isDropped: false,
      left: [],
      validated: [],
    }
  const { step, left, isDropped } = await takeUrgently(market, async () => {
    const read = await readUnmoved(market, place, { head, range: options.range })
    return { ...read, isDropped: await write(market, { ...read, place }, options) }
  })
  if (place.ancestor) market.progress.reorgs++
  // The step may have written further events.
  market.feed.wake()
  const kept = known.filter((block) => !place.ancestor || block.number <= place.ancestor.number)
  if (isDropped) return { known: kept, isDropped }
  const tip = step.blocks.at(-1) ?? place.ancestor
  return {
    known: [...kept, ...step.blocks].slice(-keptBlocks),
    indexed: tip ?? head,
    isAtHead: tip?.hash === head.hash,
    isLagging,
    isDropped: false,
    left,
    validated: step.events.filter((event) => event.type === 'validated'),
  }
}

export declare namespace advance {
  type Options = {
    /** The term of the leader that writes. */
    term: bigint
    range: LogRange.LogRange
    shrunk: Shrunk
  }
  /** Blocks were dropped, and the new ones are not read yet: the next step follows at once. */
  type Dropped = { known: readonly BlockRef[]; isDropped: true }
  type Result = {
    known: readonly BlockRef[]
    isDropped: false
    /** The newest block that is written. Its effects are complete once the orders to recheck are judged. */
    indexed: BlockRef
    isAtHead: boolean
    /** The node showed an older block than before, which says nothing about what it could not answer earlier. */
    isLagging: boolean
    /** Blocks whose logs the node left out, and whose receipts had them. */
    left: readonly LeftOut[]
    /** The orders that were validated in these blocks. */
    validated: readonly Validated[]
  }
}

/** A step as it was read, and whether something of its blocks may be written already. */
type Reading = { step: Step; left: readonly LeftOut[]; isAhead: boolean }

/** @returns Whether only blocks were dropped, because the step takes several transactions: then it is read again. */
async function write(
  market: Market,
  { step, place, isAhead }: Reading & { place: Place },
  { term }: { term: bigint },
): Promise<boolean> {
  const { parts, rest } = divideStep(step)
  const isDropped = step.ancestor !== undefined && (parts.length > 0 || step.stale !== undefined)
  if (isDropped || (isAhead && !step.ancestor)) await dropFirst(market, { number: place.from - 1n }, { term })
  if (isDropped) return true
  for (const part of parts) await writePart(market, part, { term })
  market.feed.tell(await writeStep(market, rest, { term }))
  return false
}

/**
 * For how long visitors' reads give way to a new block. Taking one needs far less time if they do. A node that is slow does
 * not answer sooner for it.
 */
const urgentMs = 200

async function takeUrgently<result>({ progress }: Market, take: () => Promise<result>): Promise<result> {
  // Reading history takes minutes.
  if (progress.caughtUp) progress.urgentUntilMs = performance.now() + urgentMs
  try {
    return await take()
  } finally {
    progress.urgentUntilMs = undefined
  }
}

async function askForHead({ node, progress }: Market): Promise<Header> {
  progress.askedAtMs = performance.now()
  try {
    return await getBlockRef(node)
  } finally {
    progress.askedAtMs = undefined
  }
}

/** Where the next step begins, and whether the chain dropped blocks. */
type Place = { from: bigint; ancestor?: BlockRef }

/** How many times in a row the node has shown a head older than the newest block it has shown before. */
export type Shrunk = { looks: number }

/**
 * A chain that stays shorter is a local one that was rolled back. On a real chain, this many looks in a row do not
 * all hit a node that lags.
 */
const looksOfLag = 5

async function findPlace(
  market: Market,
  { known, head, shrunk }: { known: readonly BlockRef[]; head: BlockRef; shrunk: Shrunk },
): Promise<Place | 'lagging' | undefined> {
  if (known.length === 0) return { from: await findFirst(market, head) }
  let block = head
  for (;;) {
    const found = reconcile(known, block)
    if (found.type !== 'reorg' || found.ancestor.hash !== head.hash) shrunk.looks = 0
    switch (found.type) {
      case 'unchanged':
        return undefined
      case 'append':
        return { from: block.number }
      case 'reorg':
        if (found.ancestor.hash === head.hash && ++shrunk.looks < looksOfLag) return 'lagging'
        shrunk.looks = 0
        await assertSameChain(market, head)
        return { from: found.ancestor.number + 1n, ancestor: found.ancestor }
      case 'behind':
        block = await getBlockRef(market.node, found.next)
        break
      case 'dig':
        block = await getBlockRef(market.node, found.number)
        break
    }
  }
}

/**
 * Finds the block at which to begin: the configured one; on an old chain the first that may concern an order of the
 * journal, or else the head. The past of the collections is read separately.
 */
async function findFirst(market: Market, head: BlockRef): Promise<bigint> {
  const { config, db, node } = market
  if (config.startBlock !== undefined) return config.startBlock
  if (!isOld(head.number)) return 0n
  const { oldest } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  const near = head.number - nearHead + 1n
  if (!oldest) return near
  const readTime = async (block: bigint) => (await getBlockRef(node, block)).timestamp
  const time = BigInt(Math.floor(new Date(oldest).getTime() / 1_000))
  const first = await findBlockAt(readTime, { time, head: head.number })
  return first < near ? first : near
}

/** A node that no longer knows a block it has just shown has moved to another branch. */
async function readUnmoved(
  market: Market,
  place: Place,
  options: { head: Header; range: LogRange.LogRange },
): Promise<Reading> {
  try {
    return await readStep(market, place, options)
  } catch (error) {
    if (error instanceof NodeError || error instanceof ContradictionError)
      await assertStillThere(market, options.head)
    throw error
  }
}

async function assertStillThere(market: Market, block: BlockRef): Promise<void> {
  const found = await getBlockRef(market.node, block.number)
  if (found.hash !== block.hash) throw new MovedError({ number: block.number })
}

/** Chains with the same genesis share their first blocks, but not their id. */
async function assertSameChain(market: Market, head: BlockRef): Promise<void> {
  const chainId = await fromNode('eth_chainId', () => market.node.getChainId())
  if (chainId !== market.chainId) throw new ResetError({ number: head.number, hash: head.hash })
}

async function readStep(
  market: Market,
  place: Place,
  { head, range }: { head: Header; range: LogRange.LogRange },
): Promise<Reading> {
  const { from, ancestor } = place
  const isHistory = head.number >= from + nearHead
  const [{ blocks, logs, left }, seen, money] = await Promise.all([
    isHistory ? readHistory(market, from, { head, range }) : readBlocks(market, place, { head, range }),
    // The touches of dropped blocks, and of blocks that a request or a step that ended early had read ahead of this step.
    findSeen(market.db, from),
    isHistory ? findMoneyTouches(market.db, market.watched.currencies) : [],
  ])
  const events = ChainEvent.fromLogs(logs, market.watched)
  const changed = distinct([...Touch.fromEvents(events), ...seen.touches, ...money])
  const [shaken, usual] = await Promise.all([findShaken(market.db, changed), divide(market.db, changed)])
  const touches = distinct([...changed, ...shaken])
  const at = from > head.number ? (ancestor ?? head) : head
  const { few, many } = shaken.length === 0 ? usual : await divide(market.db, touches)
  const [times, tags, holdings, judged, queued] = await Promise.all([
    readTimes(market.node, { logs, events, blocks }),
    readTags(market.node, events),
    readHoldings(market.node, touches, { at }),
    judgeAffected(market, few, at),
    readQueued(market, many, at),
  ])
  // Most blocks do not concern the market. Nothing was read at them that another branch could contradict.
  if (isHistory || logs.length > 0 || touches.length > 0) await assertStillThere(market, at)
  const { stale, isAhead } = seen
  const step = { blocks, at, events, times, tags, touches, holdings, ...judged, queued, stale }
  return { step: ancestor ? { ...step, ancestor } : step, left, isAhead }
}

async function judgeAffected(
  market: Market,
  touches: readonly Touch.Touch[],
  at: BlockRef,
): Promise<Pick<Step, 'judgements' | 'postponed'>> {
  const affected = await findAffected(market.db, touches)
  // The rest is put on the recheck list when the step is written.
  const rows = await findJudged(market.db, affected.slice(0, mostInStep))
  const { few, postponed } = takeFew(rows)
  const judgements = few.length === 0 ? [] : await judgeRows(market, few, { at })
  return { judgements, postponed: postponed.map((row) => row.order_hash) }
}

/** Takes the orders with the fewest items, as many as a step can judge. */
function takeFew(rows: readonly OrderRow[]): Record<'few' | 'postponed', readonly OrderRow[]> {
  const sorted = rows.toSorted((a, b) => a.parameters.offer.length - b.parameters.offer.length)
  let items = 0
  const end = sorted.findIndex(({ parameters }) => {
    items += parameters.offer.length
    return items > mostInStep
  })
  return end < 0 ? { few: rows, postponed: [] } : { few: sorted.slice(0, end), postponed: sorted.slice(end) }
}

function distinct(touches: readonly Touch.Touch[]): Touch.Touch[] {
  return [...new Map(touches.map((touch) => [Touch.encode(touch), touch])).values()]
}
