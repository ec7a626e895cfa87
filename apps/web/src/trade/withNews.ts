import type { MarketOrder } from '@souk/market'
import type { Flow, PurchaseIssue, PurchasePlan, Receipt } from '@souk/react'

type State = Flow.State<PurchasePlan, Receipt, PurchaseIssue>

const newsOf: Readonly<Record<MarketOrder['status'], PurchaseIssue | undefined>> = {
  active: undefined,
  inactive: 'unavailable',
  filled: 'sold',
  cancelled: 'cancelled',
  expired: 'ended',
}

/**
 * Puts what just became known of a listing over where its purchase stands.
 *
 * Only until the purchase runs: from then on the listing closes because of this very purchase, or the chain says
 * itself that somebody was faster.
 */
export function withNews(state: State, order: Pick<MarketOrder, 'status'>): State {
  const news = newsOf[order.status]
  const open = state.status === 'idle' || state.status === 'preparing' || state.status === 'ready'
  return news && open ? { status: 'blocked', issues: [news] } : state
}
