import { BaseError } from '@souk/base'
import { pause } from '../db/session.js'
import { type Market, now } from '../market/Market.js'
import { createLogRange, type LogRange } from '../node/logs.js'
import { type BlockRef, MovedError } from '../node/node.js'
import { recheck } from '../orders/recheck.js'
import { sweep, turnBack } from '../orders/sweep.js'
import { noteFull } from '../vitals/watchVitals.js'
import { advance, type Shrunk } from './advance.js'
import { backfill } from './backfill.js'
import { raiseDoubt, settleDoubt } from './doubt.js'
import { judgePages } from './judgePage.js'
import { DeposedError, loadProgress, saveProgress, takeTerm } from './progressStore.js'
import { ResetError } from './reconcile.js'
import { readBlocksKnown } from './writeStep.js'

/** The node is between two branches for a moment. */
const movedPauseMs = 20
/** One that is so often in a row is not between branches. */
const mostMoves = 6
const firstPauseMs = 100
const longestPauseMs = 10_000
/** One failure may be a hiccup; this many in a row are said aloud. */
const failuresToTell = 3
/** So often the others hear of a leader that has nothing new to tell. */
const beatMs = 5_000

/**
 * Follows the chain until the signal fires, and turns orders over as the clock goes on.
 *
 * A node that is away is asked again, less and less often (not by `retry` of @souk/base, which ends when it succeeds:
 * following never does); `market.progress.error` says why following stands still.
 * Another chain behind the same address ends the following for good: what is stored belongs to the old one.
 *
 * @param options.patienceMs - Stands still no longer than this, so that another instance, with a node of its own, may try.
 * @default for ever
 */
export async function follow(market: Market, options: follow.Options): Promise<follow.Result> {
  const { signal, patienceMs = Number.POSITIVE_INFINITY } = options
  const following = await begin(market)
  while (!signal.aborted) {
    try {
      await pause(await step(market, following), signal)
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
  /** Why it no longer follows. */
  type Result = 'ended' | 'deposed' | 'standstill' | 'reset'
}

type Following = {
  term: bigint
  known: readonly BlockRef[]
  range: LogRange
  shrunk: Shrunk
  /** The chain's time when orders were turned over last. */
  time: bigint
  /** What the others were last told. */
  told: string
  /** Failures in a row, and since when. */
  failures: number
  since: number
  /** Blocks in a row that changed while they were read. */
  moves: number
}

async function begin(market: Market): Promise<Following> {
  const term = await takeTerm(market.db, market.instance)
  const told = await loadProgress(market.db)
  Object.assign(market.progress, { ...told, term, error: undefined, doubt: undefined, caughtUp: false })
  const known = await readBlocksKnown(market.db)
  return {
    term,
    known,
    range: createLogRange(),
    shrunk: { looks: 0 },
    time: 0n,
    told: '',
    failures: 0,
    since: 0,
    moves: 0,
  }
}

/** @returns How long to wait for the next step. */
async function step(market: Market, following: Following): Promise<number> {
  const { progress } = market
  const result = await advance(market, following.known, following)
  following.known = result.known
  raiseDoubt(market, result.left)
  await settleDoubt(market, result.indexed)
  await recheck(market)
  const isWhole = await backfill(market, result.indexed, following)
  await turn(market, following)
  // Only now: whoever reads this number may rely on no order being shown as active that was not at that block or later.
  progress.indexed = result.indexed
  progress.caughtUp ||= result.isAtHead
  progress.isFirstSync &&= !result.isAtHead
  if (following.failures >= failuresToTell) market.log.info({}, 'following the chain resumed')
  following.failures = 0
  following.moves = 0
  progress.error = undefined
  await tell(market, following)
  const isMore = result.isAtHead && (await judgePages(market, result.indexed))
  return result.isAtHead && isWhole && !isMore ? market.config.pollIntervalMs : 0
}

/** Turns orders over as the clock goes on, or back with the blocks of a chain that is ahead of the wall clock. */
async function turn(market: Market, following: Following): Promise<void> {
  const time = now(market)
  if (time < following.time) await turnBack(market)
  following.time = time
  await sweep(market)
}

/** Tells the others what is worth a message; of one that only says that it is alive, there have to be others. */
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

/** @returns How long to wait until it is tried again. */
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
  return error instanceof ResetError
    ? 0
    : Math.min(firstPauseMs * 2 ** (following.failures - 1), longestPauseMs)
}

async function tryToTell(market: Market, following: Following): Promise<void> {
  try {
    await tell(market, following)
  } catch (error) {
    market.log.debug({ err: error }, 'the other instances could not be notified')
  }
}

/** Stands in for something thrown that is not an error. */
class StoppedError extends BaseError {
  override readonly name = 'Chain.StoppedError'
  constructor(options: { cause: unknown }) {
    super('Following the chain stopped.', { facts: {}, ...options })
  }
}
