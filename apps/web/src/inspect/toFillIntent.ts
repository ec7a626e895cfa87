import type { Order } from '@souk/seaport'
import type { TradeIntent } from '@souk/ui/parts/dialogs/TradeIntent.js'
import { itemText } from '@souk/ui/parts/orders/itemText.js'
import type { InspectContext } from './context.js'
import { toMarketOrder } from './toMarketOrder.js'

/** Returns the trade that fills an order as it is. Only the dialog of swaps shows both sides and lets the visitor choose. */
export function toFillIntent(
  order: Order.Order,
  { context, ...known }: Parameters<typeof toMarketOrder>[1] & { context: InspectContext },
): TradeIntent {
  const swap = toMarketOrder(order, known)
  return swap.side === 'swap'
    ? { kind: 'acceptSwap', orderHash: swap.orderHash, swap }
    : { kind: 'fillAlone', order, title: titleOf(order, context) }
}

const longestTitle = 120

function titleOf({ parameters }: Order.Order, context: InspectContext): string {
  return parameters.offer
    .map((item) => itemText(item, context))
    .join(', ')
    .slice(0, longestTitle)
}
