import { BaseError } from '@souk/base'
import type { Freshness } from '@souk/react'
import type { Query } from '@tanstack/react-query'
import type { Health } from './useHealth.js'

/**
 * The state of the market and its chain: `live` when events arrive and all requests succeed, `partly` when some
 * requests fail, `behind` when the market lags behind its chain, `chainAway` when a node does not answer, `away` when
 * the market does not, `offline` when the browser has no connection at all.
 */
export type MarketState = Freshness | 'partly' | 'behind' | 'chainAway' | 'away' | 'offline'

/**
 * Combines the event stream, the page's requests, and the market's own health report.
 *
 * @param facts.health - Undefined while unknown.
 * @param facts.isOffline - Whether the browser says that it has no connection. A browser may say so while a market on the
 * same machine answers, so it counts only if something fails.
 *
 * @example
 * marketState({ freshness: 'live', health: undefined, failing: { market: true, chain: false } }) // → 'partly'
 */
export function marketState({
  freshness,
  health,
  failing,
  isOffline = false,
}: marketState.Facts): MarketState {
  const isMissing = failing.market || health === 'silent'
  if (isOffline && (isMissing || freshness !== 'live')) return 'offline'
  if (freshness !== 'live') return isMissing ? 'away' : freshness
  if (isMissing) return 'partly'
  if (failing.chain || health?.error !== undefined) return 'chainAway'
  return health === undefined || health.ready ? 'live' : 'behind'
}

export declare namespace marketState {
  type Facts = {
    freshness: Freshness
    health: Health | 'silent' | undefined
    failing: Failing
    isOffline?: boolean
  }
}

/** Tells whether nothing of the market arrives, so that shown data may be out of date. */
export function isSilent(state: MarketState): boolean {
  return state === 'away' || state === 'offline'
}

/** The parts that fail to answer requests. */
export type Failing = { market: boolean; chain: boolean }

/** The fields of a query that tell its outcome. */
export type WatchedQuery = Pick<Query, 'queryKey' | 'isActive'> & {
  state: Pick<Query['state'], 'error' | 'fetchFailureReason' | 'dataUpdatedAt' | 'errorUpdatedAt'>
}

/**
 * Finds the parts that fail to answer, from the page's requests. A request that no component shows any more counts
 * until the next one succeeds, because its page may have given up.
 */
export function failingOf(queries: readonly WatchedQuery[]): Failing {
  const answeredAt = Math.max(0, ...queries.filter(isOfMarket).map(({ state }) => state.dataUpdatedAt))
  const isFailing = (query: WatchedQuery) =>
    isForNow(query.state.error ?? query.state.fetchFailureReason) &&
    (query.isActive() || query.state.errorUpdatedAt > answeredAt)
  return {
    market: queries.some((query) => isOfMarket(query) && isFailing(query)),
    chain: queries.some((query) => isOfChain(query) && isFailing(query)),
  }
}

/** A final answer, such as "no such item", is an answer. */
function isForNow(reason: Error | null): boolean {
  return reason !== null && !(reason instanceof BaseError && reason.retry === 'never')
}

const chainReads = ['networks.node', 'portfolio.approvals']

function isOfChain({ queryKey: [first, source] }: Pick<WatchedQuery, 'queryKey'>): boolean {
  return first === 'souk' ? String(source).startsWith('chain:') : chainReads.includes(String(first))
}

function isOfMarket({ queryKey: [first, source] }: Pick<WatchedQuery, 'queryKey'>): boolean {
  return first === 'souk' ? !String(source).startsWith('chain:') : first === 'portfolio'
}
