import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Market } from '../market/Market.js'
import { createApp } from './app.js'
import type { Env } from './core/Env.js'
import { createSurface, type Shared, type Surface } from './endpoint/Surface.js'
import * as Listeners from './guards/Listeners.js'
import * as Rounds from './guards/Rounds.js'
import { throughGate } from './throughGate.js'
import { createUpgrade, type UpgradeListener } from './upgrade.js'

/** What answers requests, whichever socket they come from. */
export type Site = {
  answer: RequestListener
  upgrade: UpgradeListener
  /** Called with each new connection. */
  noteConnection: (connection: object) => void
  /** Tells open streams to reconnect later, and ends them. */
  endStreams: () => void
}

/** The site of one market. */
export type MarketSite = Site & {
  /** For use without a socket: `app.fetch`. */
  app: Hono<Env>
  surface: Surface
}

/**
 * Makes the site of a market.
 *
 * @param shared - What several markets at one address have in common. @default nothing
 */
export function createSite(market: Market, shared?: Shared): MarketSite {
  const surface = createSurface(market, shared)
  const app = createApp(surface)
  return {
    app,
    surface,
    answer: throughGate(surface, getRequestListener(app.fetch)),
    upgrade: createUpgrade(surface),
    noteConnection: (connection) => Rounds.noteConnection(surface.rounds, connection),
    endStreams: () => Listeners.endAll(surface.listeners),
  }
}
