import { BaseError } from '@souk/base'
import type { Freshness } from '@souk/react'
import type { Query } from '@tanstack/react-query'
import type { Health } from './useHealth.js'

/**
 * How the market and its chain are, by all that is known: `live` when news arrive and everything asked is answered,
 * `partly` when some of it is not, `behind` when the market does not keep up with its chain, `chainAway` when a node is
 * silent, `away` when the market itself is.
 */
export type MarketState = Freshness | 'partly' | 'behind' | 'chainAway' | 'away'

/**
 * Puts together what the stream of events, the reads on the page, and the market's own word of its health say.
 *
 * @param facts.health - Nothing while it is not known.
 *
 * @example
 * marketState({ freshness: 'live', health: undefined, failing: { market: true, chain: false } }) // → 'partly'
 */
export function marketState({ freshness, health, failing }: marketState.Facts): MarketState {
  const isSilent = failing.market || health === 'silent'
  if (freshness !== 'live') return isSilent ? 'away' : freshness
  if (isSilent) return 'partly'
  if (failing.chain || health?.error !== undefined) return 'chainAway'
  return health === undefined || health.ready ? 'live' : 'behind'
}

export declare namespace marketState {
  type Facts = { freshness: Freshness; health: Health | 'silent' | undefined; failing: Failing }
}

/** Who does not answer what is asked. */
export type Failing = { market: boolean; chain: boolean }

/** The parts of a query that tell how it went. */
export type WatchedQuery = Pick<Query, 'queryKey' | 'isActive'> & {
  state: Pick<Query['state'], 'error' | 'fetchFailureReason' | 'dataUpdatedAt' | 'errorUpdatedAt'>
}

/**
 * Tells from the reads of the page who does not answer. A read that nobody shows any more counts until the next one
 * succeeds: the page that showed it may have given up.
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

/** What was answered for good, such as that there is no such item, is an answer. */
function isForNow(reason: Error | null): boolean {
  return reason !== null && !(reason instanceof BaseError && reason.retry === 'never')
}

const chainReads = ['balances', 'networks.node', 'portfolio.approvals']

function isOfChain({ queryKey: [first, source] }: Pick<WatchedQuery, 'queryKey'>): boolean {
  return first === 'souk' ? String(source).startsWith('chain:') : chainReads.includes(String(first))
}

function isOfMarket({ queryKey: [first, source] }: Pick<WatchedQuery, 'queryKey'>): boolean {
  return first === 'souk' ? !String(source).startsWith('chain:') : first === 'portfolio'
}
