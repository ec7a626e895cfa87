import type { MarketOrder } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { isAlive } from '../orders/inactiveReason.js'

/**
 * Returns whether a purchase or a sale that still waits in a wallet would fail, because its only order was filled or
 * cancelled or has ended. One transaction can buy what is left of several orders.
 *
 * @param order - The first order of the trade, with its present state.
 *
 * @example
 * isFruitless({ kind: 'purchase', orderHashes: [hash] }, { status: 'filled' }) // → true
 */
export function isFruitless(
  { kind, orderHashes = [] }: Pick<FlowRecord.FlowRecord, 'kind' | 'orderHashes'>,
  order: Pick<MarketOrder, 'status' | 'reason'>,
): boolean {
  return (kind === 'purchase' || kind === 'sale') && orderHashes.length === 1 && !isAlive(order)
}
