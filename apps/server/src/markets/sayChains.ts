import { type Say, sayIndexing } from '../market/sayProgress.js'
import { toSummary } from '../server/tellStart.js'
import type { Markets } from './createMarkets.js'

/** The least time between two lines about a chain, in milliseconds. Several chains would fill a screen with the lines of one. */
const usualLeastMs = 10_000

/**
 * Says of each chain what it trades in once it is open, and then how far it is. No chain waits for another.
 *
 * @param options.intervalMs - Between two looks. @default 2000
 * @param options.leastMs - Between two lines about a chain, except for the last one. @default 10000
 * @returns Resolves once each chain is open, or cannot be opened. The log has the reason.
 */
export async function sayChains(
  markets: Pick<Markets, 'chains' | 'openedOf'>,
  options: sayChains.Options,
): Promise<void> {
  await Promise.allSettled(markets.chains.map((chain) => sayChain(markets, chain, options)))
}

export declare namespace sayChains {
  type Options = {
    say: Say
    signal: AbortSignal
    intervalMs?: number | undefined
    leastMs?: number | undefined
  }
}

async function sayChain(
  { openedOf }: Pick<Markets, 'openedOf'>,
  chain: string,
  { say, leastMs = usualLeastMs, ...options }: sayChains.Options,
): Promise<void> {
  const market = await openedOf(chain)
  if (!market || options.signal.aborted) return
  say(toSummary(market.config))
  sayIndexing(market, { ...options, leastMs, say: (text) => say(`${chain}: ${text}`) })
}
