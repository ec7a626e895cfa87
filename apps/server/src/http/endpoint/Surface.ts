import { type Market, now } from '../../market/Market.js'
import type { Slugs } from '../../market/Slugs.js'
import * as Berths from '../../media/Berths.js'
import * as Gate from '../guards/Gate.js'
import * as Listeners from '../guards/Listeners.js'
import { createLimiter, type Limiter } from '../guards/limits.js'
import * as Turns from '../guards/Turns.js'
import * as Metrics from '../metrics/Metrics.js'
import { createVersions } from '../shelf/createVersions.js'
import * as Shelf from '../shelf/Shelf.js'

/** A market and what is kept for those who call it. */
export type Surface = {
  market: Market
  metrics: Metrics.Metrics
  listeners: Listeners.Listeners
  limiter: Limiter
  shelf: Shelf.Shelf
  slugs: Slugs
  /** Who is served, and who waits. */
  gate: Gate.Gate
  turns: Readonly<Record<'reads' | 'replays' | 'node', Turns.Turns>>
  /** For files of tokens that are passed on. */
  berths: Berths.Berths
}

/** Wallets wait longer than pages. */
const mostNodeWaitMs = 2_000

/** Makes the surface of a market. */
export function createSurface(market: Market): Surface {
  const { rateLimits, trustedProxies, databaseUrl, mostReadWaitMs: mostWaitMs } = market.config
  // The embedded database does one thing after the other, and its own work with them.
  const most = databaseUrl ? 8 : 3
  return {
    market,
    metrics: Metrics.create(),
    listeners: Listeners.create(),
    berths: Berths.create(),
    limiter: createLimiter(rateLimits, { trustedProxies }),
    shelf: Shelf.create({ versions: createVersions(market.visitors), now: () => now(market) }),
    slugs: new Map(),
    gate: Gate.create({ targetMs: mostWaitMs }),
    turns: {
      reads: Turns.create({ most, mostWaitMs, leastWaiting: Gate.least }),
      replays: Turns.create({ most: 1, mostWaitMs: 0, leastWaiting: 0 }),
      node: Turns.create({ most: 8, mostPerCaller: 3, mostWaitMs: mostNodeWaitMs, leastWaiting: 32 }),
    },
  }
}
