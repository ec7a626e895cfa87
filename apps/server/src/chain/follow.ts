import { AbortedError, BaseError, delay } from '@souk/base'
import type { Market } from '../Market.js'
import { recheck } from '../orders/recheck.js'
import { sweep } from '../orders/sweep.js'
import { advance } from './advance.js'
import { backfill } from './backfill.js'
import { type BlockRef, MovedError } from './node.js'
import { ResetError } from './reconcile.js'
import { readBlocksKnown } from './writeStep.js'

/** The node is between two branches for a moment. */
const movedPauseMs = 20
const firstPauseMs = 100
const longestPauseMs = 10_000
/** One failure may be a hiccup; this many in a row are said aloud. */
const failuresToTell = 3

/**
 * Follows the chain until the signal fires, and turns orders over as the clock goes on.
 *
 * A node that is away is asked again, less and less often (not by `retry` of @souk/base, which ends when it succeeds:
 * following never does); `market.progress.error` says why following stands still.
 * Another chain behind the same address ends the following for good: what is stored belongs to the old one.
 */
export async function follow(market: Market, options: { signal: AbortSignal }): Promise<void> {
  const { signal } = options
  let known: readonly BlockRef[] = await readBlocksKnown(market.db)
  const tip = known.at(-1)
  if (tip) market.progress.indexed = tip
  market.progress.isFirstSync = tip === undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      const result = await advance(market, known)
      known = result.known
      await recheck(market)
      const isWhole = await backfill(market, result.indexed)
      // Only now: whoever reads this number may rely on every order being judged at that block or later.
      market.progress.indexed = result.indexed
      await settle(market, result, { failures })
      failures = 0
      await pause(result.isAtHead && isWhole ? market.config.pollIntervalMs : 0, signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof MovedError) {
        await pause(movedPauseMs, signal)
        continue
      }
      failures++
      if (failures === failuresToTell || error instanceof ResetError) note(market, error)
      if (error instanceof ResetError) return
      await pause(Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs), signal)
    }
  }
}

async function settle(
  market: Market,
  result: { isAtHead: boolean },
  before: { failures: number },
): Promise<void> {
  if (result.isAtHead) {
    market.progress.caughtUp = true
    market.progress.isFirstSync = false
  }
  await sweep(market)
  if (before.failures >= failuresToTell) market.log.info({}, 'following the chain goes on')
  delete market.progress.error
}

function note(market: Market, error: unknown): void {
  const shown = error instanceof Error ? error : new StoppedError({ cause: error })
  market.progress.error = shown
  market.log.warn({ err: shown }, 'following the chain stands still')
}

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(delayMs, { signal })
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error
  }
}

/** Stands in for something thrown that is not an error. */
class StoppedError extends BaseError {
  override readonly name = 'Chain.StoppedError'
  constructor(options: { cause: unknown }) {
    super('Following the chain stopped.', { facts: {}, ...options })
  }
}
