import { AbortedError, BaseError, delay } from '@souk/base'
import type { Market } from '../Market.js'
import { sweep } from '../orders/sweep.js'
import { advance, MovedError } from './advance.js'
import type { BlockRef } from './node.js'
import { ResetError } from './reconcile.js'
import { readBlocksKnown } from './writeStep.js'

const longestPauseMs = 10_000

/**
 * Follows the chain until the signal fires, and turns orders over as the clock goes on.
 *
 * A node that is away is asked again, less and less often; `market.progress.error` says why following stands still.
 * Another chain behind the same address ends the following for good: what is stored belongs to the old one.
 */
export async function follow(market: Market, options: { signal: AbortSignal }): Promise<void> {
  const { signal } = options
  let known: readonly BlockRef[] = await readBlocksKnown(market.db)
  const tip = known.at(-1)
  if (tip) market.progress.indexed = tip
  market.progress.isFirstSync = tip === undefined
  let pauseMs = market.config.pollIntervalMs
  while (!signal.aborted) {
    try {
      const result = await advance(market, known)
      known = result.known
      if (result.isAtHead) {
        market.progress.caughtUp = true
        market.progress.isFirstSync = false
      }
      await sweep(market)
      delete market.progress.error
      pauseMs = result.isAtHead ? market.config.pollIntervalMs : 0
    } catch (error) {
      if (signal.aborted) return
      note(market, error)
      if (error instanceof ResetError) return
      // A failed write leaves what is known as it was; a write that failed midway left nothing.
      pauseMs = error instanceof MovedError ? 0 : Math.min(Math.max(pauseMs, 100) * 2, longestPauseMs)
    }
    await pause(pauseMs, signal)
  }
}

function note(market: Market, error: unknown): void {
  if (error instanceof MovedError) return
  const isNew = market.progress.error === undefined
  market.progress.error = error instanceof Error ? error : new StoppedError({ cause: error })
  if (isNew) market.log.warn({ err: market.progress.error }, 'following the chain stands still')
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
