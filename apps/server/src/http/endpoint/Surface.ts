import { type Market, now } from '../../market/Market.js'
import * as Prices from '../../market/Prices.js'
import type { Slugs } from '../../market/Slugs.js'
import * as TransferSlots from '../../media/TransferSlots.js'
import * as Gate from '../guards/Gate.js'
import * as Listeners from '../guards/Listeners.js'
import { createLimiter, type Limiter } from '../guards/limits.js'
import * as Rounds from '../guards/Rounds.js'
import * as Turns from '../guards/Turns.js'
import * as Metrics from '../metrics/Metrics.js'
import { createVersions, type Version, type Versions } from '../shelf/createVersions.js'
import * as Shelf from '../shelf/Shelf.js'
import { createKeyring, type FindKey } from './keyring.js'

/** A market, with the state kept for its callers. */
export type Surface = {
  market: Market
  metrics: Metrics.Metrics
  listeners: Listeners.Listeners
  limiter: Limiter
  shelf: Shelf.Shelf
  slugs: Slugs
  /** Decides which reads are served and which wait. */
  gate: Gate.Gate
  /** Requests that wait to begin. */
  rounds: Rounds.Rounds
  turns: Readonly<Record<'reads' | 'replays' | 'node', Turns.Turns>>
  /** For token files in transfer. */
  transferSlots: TransferSlots.TransferSlots
  /** Finds a key in this market's database. */
  ownKey: FindKey
  /** Finds a key that is valid here. */
  findKey: FindKey
}

/** What the surfaces of several markets at one address share: their callers, and the turns of the event loop. */
export type Shared = Pick<Surface, 'limiter' | 'listeners' | 'rounds'> & {
  /** Finds a key that the market itself or one of the others knows. */
  findKey: (hash: string, own: FindKey) => ReturnType<FindKey>
}

/** Wallets wait longer than pages. */
const mostNodeWaitMs = 2_000

/** Makes the surface of a market. */
export function createSurface(market: Market, shared?: Shared): Surface {
  const {
    rateLimits,
    trustedProxies,
    databaseUrl,
    databaseSchema,
    mostReadWaitMs: mostWaitMs,
  } = market.config
  // The embedded database runs one query after another, and the market's own among them.
  const most = databaseUrl ? 8 : 3
  const time = () => now(market)
  const versions = createVersions(market.visitors, time, { isShared: databaseSchema !== undefined })
  const ownKey = createKeyring(market.db, market.config)
  return {
    market,
    metrics: Metrics.create(),
    listeners: shared?.listeners ?? Listeners.create(),
    transferSlots: TransferSlots.create(),
    limiter: shared?.limiter ?? createLimiter(rateLimits, { trustedProxies }),
    shelf: Shelf.create({ versions: { look: () => lookAt(market, versions) }, now: time }),
    slugs: new Map(),
    gate: Gate.create({ targetMs: mostWaitMs }),
    rounds: shared?.rounds ?? createRounds(() => isUrgent(market)),
    turns: {
      reads: Turns.create({ most, mostWaitMs, leastWaiting: Gate.least }),
      replays: Turns.create({ most: 1, mostWaitMs: 0, leastWaiting: 0 }),
      node: Turns.create({ most: 8, mostPerCaller: 3, mostWaitMs: mostNodeWaitMs, leastWaiting: 32 }),
    },
    ownKey,
    findKey: shared ? (hash) => shared.findKey(hash, ownKey) : ownKey,
  }
}

/** Makes the rounds of this process. */
export function createRounds(isYielding: () => boolean): Rounds.Rounds {
  return Rounds.create({ nowMs: () => performance.now(), afterRound: setImmediate }, { isYielding })
}

/** Tells whether a market works on something that must not wait for visitors. */
export function isUrgent({ progress }: Market): boolean {
  return performance.now() < (progress.urgentUntilMs ?? 0)
}

/** The prices of currencies are not in the database. */
async function lookAt({ prices }: Market, versions: Versions): Promise<Version> {
  const { changed, ...version } = await versions.look()
  const toName = (state: string) => `${state} ${Prices.nameOf(prices)}`
  return {
    ...version,
    state: toName(version.state),
    // With other prices, this is not the name of the earlier state, and everything counts as changed.
    changed: changed && { ...changed, since: toName(changed.since) },
  }
}
