import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import type { ListForm } from '../dialogs/ListForm.js'
import { isSameAddress } from '../format/formatAddress.js'
import { toTyped } from '../format/formatMoney.js'

/**
 * Returns the terms of a listing as they would be typed, to list the rest of it at another price.
 *
 * @example
 * toListDraft(order) // → { mode: 'fixed', price: '0.5', currencyAddress: '0x000…', quantity: '1' }
 */
export function toListDraft(order: MarketOrder): Partial<ListForm> {
  const { currency, remaining, taker, total } = order
  const deal = Deal.from(order.order.parameters)
  const at = (moment: bigint) => toTyped((Deal.priceAt(deal, moment) + total - 1n) / total, currency)
  return {
    mode: Deal.isMoving(deal) ? 'dutch' : 'fixed',
    price: at(deal.startTime),
    ...(Deal.isMoving(deal) ? { endPrice: at(deal.endTime) } : {}),
    currencyAddress: currency.address,
    quantity: String(remaining),
    ...(taker ? { isPrivate: true, buyer: taker } : {}),
  }
}

/** Returns how an account changes the price of its own listing; nothing for the listing of another. */
export function editOf(order: MarketOrder | undefined, account: string | undefined) {
  if (!order || !isSameAddress(order.maker, account)) return {}
  return { draft: toListDraft(order), edits: order.orderHash }
}
