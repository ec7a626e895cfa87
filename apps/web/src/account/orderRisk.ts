import type { MarketOrder } from '@souk/market'

/** Why a signed order that is not cancelled cannot be filled, by the keys of its texts. */
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
 * Returns why an order is inactive, which decides how it can become active again; `undefined` for an order that is
 * active or has ended.
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

/** Tells whether an order is active or may become active again. */
export function isAlive(order: Pick<MarketOrder, 'status' | 'reason'>): boolean {
  return order.status === 'active' || (order.status === 'inactive' && order.reason !== 'counter')
}
