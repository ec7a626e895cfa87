import type { Order } from '@souk/seaport'
import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { toMarketOrder } from './toMarketOrder.js'

/** Returns the trade that fills an order as it is. Only the dialog of swaps shows both sides and lets the visitor choose. */
export function toFillIntent(
  order: Order.Order,
  { title, ...known }: Parameters<typeof toMarketOrder>[1] & { title: string },
): TradeIntent {
  const swap = toMarketOrder(order, known)
  return swap.side === 'swap'
    ? { kind: 'acceptSwap', orderHash: swap.orderHash, swap }
    : { kind: 'fillAlone', order, title }
}
