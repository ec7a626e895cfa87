import { type Market, now } from '../Market.js'
import { createLimiter, type Limiter } from './guards/limits.js'
import * as Metrics from './metrics/Metrics.js'
import { createVersions } from './shelf/createVersions.js'
import * as Shelf from './shelf/Shelf.js'
import * as Listeners from './stream/Listeners.js'

/** A market and what is kept for those who call it. */
export type Surface = {
  market: Market
  metrics: Metrics.Metrics
  listeners: Listeners.Listeners
  limiter: Limiter
  shelf: Shelf.Shelf
}

/** Makes the surface of a market. */
export function createSurface(market: Market): Surface {
  const { rateLimits, trustedProxies } = market.config
  return {
    market,
    metrics: Metrics.create(),
    listeners: Listeners.create(),
    limiter: createLimiter(rateLimits, { trustedProxies }),
    shelf: Shelf.create({ versions: createVersions(market.db), now: () => now(market) }),
  }
}
