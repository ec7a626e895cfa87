import type { MarketOrder } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatUntil } from '../format/formatTime.js'

const reasonText: Record<NonNullable<MarketOrder['reason']>, string> = {
  not_started: 'Has not started',
  counter: 'Withdrawn by the seller',
  balance: 'Seller no longer holds it',
  approval: 'Approval was taken back',
  signature: 'Signature no longer valid',
}

/**
 * Says how a listing stands, in the few words of a row.
 *
 * @param options.now - Seconds.
 * @param options.own - Whether the reader is the seller, who has to know what a sleeping listing may still do.
 *
 * @example
 * statusText({ ...order, status: 'inactive', reason: 'balance' }, { now, own: false }) // → 'Seller no longer holds it'
 */
export function statusText(order: MarketOrder, options: { now: bigint; own: boolean }): string {
  switch (order.status) {
    case 'active':
      return `Ends in ${formatUntil(order.endTime, options.now)}`
    case 'inactive':
      if (options.own && order.reason === 'balance') return sleepingText(order)
      return order.reason ? reasonText[order.reason] : 'Cannot be bought now'
    case 'filled':
      return 'Sold'
    case 'cancelled':
      return 'Cancelled'
    case 'expired':
      return 'Ended'
  }
}

function sleepingText(order: MarketOrder): string {
  return `Sleeping: if this item comes back to you, anybody can buy it at ${formatMoney(unitPrice(order), order.currency)}`
}

/** What one unit costs, rounded up as the exchange does, in the currency's smallest unit. */
export function unitPrice({ price, total }: Pick<MarketOrder, 'price' | 'total'>): bigint {
  return (price + total - 1n) / total
}
