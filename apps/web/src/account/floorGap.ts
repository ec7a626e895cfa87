import type { Currency, MarketOrder } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'

/** A price relative to the floor; `share` in basis points of the floor. */
export type FloorGap = { at: 'floor' | 'above' | 'below'; share: number; floor: bigint }

/**
 * Compares a listing with the floor of its collection, or of its edition. Returns `undefined` when the currencies
 * differ.
 *
 * @example
 * floorGap(order, { price: one, currency: ether }) // → { at: 'above', share: 2500, floor: 1000000000000000000n }
 */
export function floorGap(
  order: Pick<MarketOrder, 'price' | 'total' | 'currency'>,
  floor: { price: bigint; currency: Currency } | undefined,
): FloorGap | undefined {
  if (!floor || floor.price === 0n || !isSameAddress(floor.currency.address, order.currency.address))
    return undefined
  const price = unitPrice(order)
  const gap = price - floor.price
  const size = gap < 0n ? -gap : gap
  const share = Number((size * 10_000n) / floor.price)
  return { at: gap === 0n ? 'floor' : gap > 0n ? 'above' : 'below', share, floor: floor.price }
}
