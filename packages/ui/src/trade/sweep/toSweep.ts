import type { prepareFulfillOrders } from '@souk/market/flows'
import type { Cart } from '@souk/react'

/** Requests the lines of a group, each in its currency, for a total no higher than shown. */
export function toSweep(group: Cart.Group): Pick<prepareFulfillOrders.Options, 'orders' | 'maximumTotal'> {
  return {
    orders: group.lines.map(({ orderHash, quantity, total }) => ({
      order: orderHash,
      expected: { currency: group.currency },
      ...(total > 1n ? { quantity } : {}),
    })),
    maximumTotal: { currency: group.currency, amount: group.total + roundingOf(group) },
  }
}

/** Rounding may give each recipient of a partial fill one more of the smallest unit. */
function roundingOf({ lines }: Cart.Group): bigint {
  return BigInt(lines.filter(({ quantity, total }) => quantity < total).length * 8)
}
