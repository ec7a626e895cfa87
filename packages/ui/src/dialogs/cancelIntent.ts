import type { AnyOrder } from '@souk/market'
import type { TradeIntent } from './TradeIntent.js'

/**
 * Returns the trade that cancels orders: one order by its own dialog, which names its subject, and several by a plan.
 *
 * @param about.name - The subject of the order, if it is one.
 * @param about.next - The trade to return to. @default none
 *
 * @example
 * cancelIntent([offer], { name: 'Ruby Lamp' }) // → { kind: 'cancel', orderHash: '0x…', side: 'bid', name: 'Ruby Lamp' }
 */
export function cancelIntent(
  orders: readonly AnyOrder[],
  { name, next }: { name: string; next?: TradeIntent | undefined },
): TradeIntent {
  const [order, ...others] = orders
  const back = next ? { next } : {}
  if (!order || others.length > 0) return { kind: 'cancelPlan', orders, ...back }
  return { kind: 'cancel', orderHash: order.orderHash, side: order.side, name, ...back }
}
