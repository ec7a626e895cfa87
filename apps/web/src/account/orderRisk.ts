import type { MarketOrder } from '@souk/market'

/** What stops an order that is signed and not cancelled, as its texts are named. */
export type Risk =
  | 'balance'
  | 'approval'
  | 'money'
  | 'moneyApproval'
  | 'not_started'
  | 'signature'
  | 'counter'
  | 'unknown'

/**
 * Says why an order sleeps, which decides how it can come alive again; nothing for one that can be used or is over.
 *
 * @example
 * orderRisk({ side: 'ask', status: 'inactive', reason: 'balance' }) // → 'balance'
 */
export function orderRisk({
  side,
  status,
  reason,
}: Pick<MarketOrder, 'side' | 'status' | 'reason'>): Risk | undefined {
  if (status !== 'inactive') return undefined
  if (reason === 'balance') return side === 'ask' ? 'balance' : 'money'
  if (reason === 'approval') return side === 'ask' ? 'approval' : 'moneyApproval'
  return reason ?? 'unknown'
}

/** Tells whether an order can be used, now or again. */
export function isAlive(order: Pick<MarketOrder, 'side' | 'status' | 'reason'>): boolean {
  return order.status === 'active' || (order.status === 'inactive' && order.reason !== 'counter')
}
