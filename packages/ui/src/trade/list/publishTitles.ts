import type { Trade } from '@souk/market/flows'
import type { Flow, FlowRecord } from '@souk/react'
import type { TradeWords } from '../../i18n/areas/trades.js'
import type { ListingTexts } from './listWords.js'
import { sendsOrder } from './useBoundSteps.js'

type Titles = TradeWords['flows'][FlowRecord.FlowKind]

/** Returns the titles of a dialog whose review is about a transaction, if the order is published on chain. */
export function publishTitles(
  titles: Titles,
  state: Pick<Flow.State, 'status'> & { plan?: { steps: readonly Trade.Step[] } | undefined },
  { onChain }: Pick<ListingTexts, 'onChain'>,
): Titles {
  const isPublished = state.status === 'ready' && state.plan !== undefined && sendsOrder(state.plan.steps)
  return isPublished ? { ...titles, review: onChain.title } : titles
}
