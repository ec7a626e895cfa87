import type { MarketOrder } from '@souk/market'

/** Why a signed order that is not cancelled cannot be filled, by the keys of its texts. */
export type Risk =
  | 'balance'
  | 'part'
  | 'approval'
  | 'money'
  | 'moneyApproval'
  | 'not_started'
  | 'signature'
  | 'counter'
  | 'unknown'

/**
 * Returns why a listing or an offer is inactive, which decides how it can become active again; `undefined` for an order that is
 * active or has ended.
 *
 * @param options.isSet - Whether it is a listing of several tokens, all of which the maker has to hold.
 *
 * @example
 * inactiveReason({ side: 'ask', status: 'inactive', reason: 'balance' }) // → 'balance'
 */
export function inactiveReason(
  { side, status, reason }: Standing,
  { isSet = false }: { isSet?: boolean } = {},
): Risk | undefined {
  if (status !== 'inactive') return undefined
  if (reason === 'balance') return isSet && side === 'ask' ? 'part' : byBalance[side]
  if (reason === 'approval') return byApproval[side]
  return reason ?? 'unknown'
}

type Standing = Pick<MarketOrder, 'side' | 'status' | 'reason'>

const byBalance = { ask: 'balance', bid: 'money' } as const
const byApproval = { ask: 'approval', bid: 'moneyApproval' } as const

/** Tells whether an order is active or may become active again. */
export function isAlive(order: Pick<Standing, 'status' | 'reason'>): boolean {
  return order.status === 'active' || (order.status === 'inactive' && order.reason !== 'counter')
}
