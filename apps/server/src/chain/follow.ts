import { BaseError } from '@souk/base'
import { pause } from '../db/session.js'
import * as CatchUp from '../market/CatchUp.js'
import { type Market, now } from '../market/Market.js'
import * as LogRange from '../node/LogRange.js'
import { type BlockRef, MovedError, NodeError } from '../node/node.js'
import { recheck } from '../orders/recheck.js'
import { sweep, turnBack } from '../orders/sweep.js'
import { noteFull } from '../vitals/watchVitals.js'
import { advance, type Shrunk } from './advance.js'
import { backfill } from './backfill.js'
import { raiseDoubt, settleDoubt } from './doubt.js'
import { type Due, findDue } from './findDue.js'
import { judgePages } from './judgePage.js'
import { type HeadSeen, nextLookMs, noteHead } from './nextLook.js'
import { keepLimits, recallLimits } from './nodeLimits.js'
import { DeposedError, loadProgress, saveProgress, takeTerm } from './progressStore.js'
import type { Past } from './readPast.js'
import { ResetError } from './reconcile.js'
import { rereadHolders } from './rereadHolders.js'
import { takeValidated, type Validated } from './takeValidated.js'
import { readBlocksKnown } from './writeStep.js'

/** The pause while the node changes from one branch to another. */
const movedPauseMs = 20
/** A node that moved this many times in a row is not merely changing branches. */
const mostMoves = 6
const firstPauseMs = 100
const longestPauseMs = 10_000
/** A node may ask to wait until the next day. It is not asked more often than this meanwhile. */
const longestWaitMs = 60_000
/** A single failure may be a hiccup; this many in a row are logged. */
const failuresToTell = 3
/** How long orders are checked again before the next look at the chain. */
const recheckMs = 500
/** How often a leader without news tells the other instances that it is alive. */
const beatMs = 5_000

/**
 * Follows the chain until the signal fires, and updates orders as time passes.
 *
 * Asks a node that is away again, less and less often. (`retry` of @souk/base ends when it succeeds, and following
 * never ends.) `market.progress.error` says why following stands still. If another chain appears behind the same
 * address, following ends for good, since the stored data belongs to the old chain.
 *
 * @param options.patienceMs - The longest standstill. After it, another instance with its own node may try.
 * @default for ever
 */
export async function follow(market: Market, options: follow.Options): Promise<follow.Result> {
  const { signal, patienceMs = Number.POSITIVE_INFINITY } = options
  const following = await begin(market)
  while (!signal.aborted) {
    try {
      const began = performance.now()
      const isIdle = await step(market, following)
      await pause(isIdle ? pauseOf(market, following, began) : 0, signal)
    } catch (error) {
      if (signal.aborted) return 'ended'
      if (error instanceof DeposedError) return 'deposed'
      await pause(await note(market, following, error), signal)
      if (error instanceof ResetError) return 'reset'
      if (following.failures > 0 && performance.now() - following.since > patienceMs) return 'standstill'
    }
  }
  return 'ended'
}

export declare namespace follow {
  type Options = { signal: AbortSignal; patienceMs?: number | undefined }
  /** Why it stopped following. */
  type Result = 'ended' | 'deposed' | 'standstill' | 'reset'
}

/** The share of the interval between two looks at the chain that is always a pause, so that a busy node is not asked all the time. */
const leastPause = 0.2

function pauseOf(market: Market, following: Following, began: number): number {
  const { pollIntervalMs } = market.config
  const now = performance.now()
  noteHead(following.seen, following.known.at(-1)?.hash, now)
  if (pollIntervalMs === undefined) return nextLookMs(following.known, following.seen, now)
  return Math.max(pollIntervalMs - (now - began), pollIntervalMs * leastPause)
}

type Following = {
  term: bigint
  known: readonly BlockRef[]
  range: LogRange.LogRange
  shrunk: Shrunk
  /** The chain's time when orders were last updated. */
  time: bigint
  /** What the other instances were last told. */
  told: string
  /** The number of failures in a row, and when they began. */
  failures: number
  since: number
  /** Orders that were validated on chain and are not stored yet. */
  validated: readonly Validated[]
  /** When the head last changed. */
  seen: HeadSeen
  /** The number of blocks in a row that changed while they were read. */
  moves: number
  /** What was last kept about the node. */
  limits: string
  /** What was read of the past of a contract and is not written yet. */
  past?: Past | undefined
}

async function begin(market: Market): Promise<Following> {
  const term = await takeTerm(market.db, market.instance)
  const told = await loadProgress(market.db)
  Object.assign(market.progress, {
    ...told,
    term,
    error: undefined,
    doubt: undefined,
    catchUp: undefined,
    caughtUp: false,
  })
  const known = await readBlocksKnown(market.db)
  // What was learnt about the node stays true when the lead changes.
  const range = market.node.range ?? LogRange.create()
  await recallLimits(market, range)
  return {
    term,
    known,
    range,
    shrunk: { looks: 0 },
    time: 0n,
    told: '',
    failures: 0,
    since: 0,
    validated: [],
    seen: { hash: undefined, atMs: performance.now() },
    moves: 0,
    limits: '',
  }
}

/** @returns Whether nothing is left to do until the next block. */
async function step(market: Market, following: Following): Promise<boolean> {
  const { progress } = market
  const result = await advance(market, following.known, following)
  following.known = result.known
  if (result.isDropped) return false
  raiseDoubt(market, result.left)
  await settleDoubt(market, result.indexed)
  const due = await findDue(market.db, now(market))
  const isLeft = due.recheck && (await recheck(market, { turnMs: recheckMs }))
  following.validated = await takeValidated(market, [...following.validated, ...result.validated])
  const past = due.past ? await backfill(market, result.indexed, following) : 0n
  await turn(market, following, due)
  // Set it only now. It promises readers that no order is shown as active that was not active at that block or later.
  progress.indexed = result.indexed
  progress.caughtUp ||= result.isAtHead
  progress.isFirstSync &&= !result.isAtHead
  const behind = result.isAtHead ? 0n : (progress.head?.number ?? 0n) - result.indexed.number
  progress.catchUp = CatchUp.note(progress.catchUp, behind + past, performance.now())
  if (!result.isLagging) succeed(market, following)
  following.limits = await keepLimits(market, following.range, following.limits)
  await tell(market, following)
  const isMore = result.isAtHead && due.pages && (await judgePages(market, result.indexed))
  const isStale = result.isAtHead && due.holders && (await rereadHolders(market, result.indexed, following))
  return result.isAtHead && past === 0n && !isLeft && !isMore && !isStale
}

function succeed(market: Market, following: Following): void {
  if (following.failures >= failuresToTell) market.log.info({}, 'following the chain resumed')
  following.failures = 0
  following.moves = 0
  market.progress.error = undefined
}

/** Updates orders as the clock moves on, or back with the blocks of a chain that is ahead of the wall clock. */
async function turn(market: Market, following: Following, due: Due): Promise<void> {
  const time = now(market)
  const isBack = time < following.time
  following.time = time
  if (isBack) await turnBack(market)
  if (isBack || due.clock) await sweep(market)
}

/**
 * Tells the other instances what is worth a message. A message that only says "alive" needs other instances to hear
 * it.
 */
async function tell(market: Market, following: Following): Promise<void> {
  const { head, indexed, caughtUp, isFirstSync, reorgs, error, doubt } = market.progress
  const beat = market.config.databaseUrl ? Math.floor(performance.now() / beatMs) : 0
  const news = [
    head?.hash,
    indexed?.hash,
    caughtUp,
    isFirstSync,
    reorgs,
    error?.message,
    doubt?.error.message,
    beat,
  ].join()
  if (news === following.told) return
  await saveProgress(market, following.term)
  following.told = news
}

/** @returns How long to wait before the next attempt. */
async function note(market: Market, following: Following, error: unknown): Promise<number> {
  noteFull(market, error)
  if (error instanceof MovedError && ++following.moves <= mostMoves)
    return movedPauseMs * 2 ** (following.moves - 1)
  if (following.failures === 0) following.since = performance.now()
  following.failures++
  if (following.failures === failuresToTell || error instanceof ResetError) {
    const shown = error instanceof Error ? error : new StoppedError({ cause: error })
    market.progress.error = shown
    market.log.warn({ err: shown }, 'following the chain is stalled')
  }
  if (market.progress.error) await tryToTell(market, following)
  if (error instanceof ResetError) return 0
  const pauseMs = Math.min(firstPauseMs * 2 ** (following.failures - 1), longestPauseMs)
  return Math.max(pauseMs, Math.min(waitOf(error), longestWaitMs))
}

/** Returns how long the node asks to wait. */
function waitOf(error: unknown): number {
  return (error instanceof NodeError && error.facts.retryAfterMs) || 0
}

async function tryToTell(market: Market, following: Following): Promise<void> {
  try {
    await tell(market, following)
  } catch (error) {
    market.log.debug({ err: error }, 'the other instances could not be notified')
  }
}

/** Wraps a thrown value that is not an error. */
class StoppedError extends BaseError {
  override readonly name = 'Chain.StoppedError'
  constructor(options: { cause: unknown }) {
    super('Following the chain stopped.', { facts: {}, ...options })
  }
}
