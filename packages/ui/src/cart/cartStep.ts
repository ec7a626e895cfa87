import { Cart } from '@souk/react'

/**
 * The next step with the items of one currency. `checking`: their orders are being read. `accept`: prices or quantities
 * changed. `rest`: some items can no longer be bought. `remove`: none of them can.
 */
export type CartStep = 'checking' | 'buy' | 'accept' | 'rest' | 'remove'

/**
 * Returns the next step with the items of one currency, from what has changed since they were added.
 *
 * @example
 * cartStep({ count: 3, changed: [{ line, kind: 'sold' }], isPending: false }) // → 'rest'
 */
export function cartStep({ count, changed, isPending }: cartStep.Options): CartStep {
  const dead = changed.filter(Cart.isDead).length
  if (dead > 0) return dead === count ? 'remove' : 'rest'
  if (changed.length > 0) return 'accept'
  return isPending ? 'checking' : 'buy'
}

export declare namespace cartStep {
  type Options = {
    /** The number of items. */
    count: number
    changed: readonly Cart.Change[]
    /** Whether the orders are being read. */
    isPending: boolean
  }
}

/** The main button of a purchase's receipt, and the one that leaves it. */
export type ReceiptWays = { main: 'next' | 'cart' | 'items'; leave: 'cart' | 'done' }

/**
 * Returns the ways out of a purchase's receipt. While the cart holds items, they lead back to it.
 *
 * @param options.left - The number of items that are still in the cart.
 * @param options.next - The number of those currencies among them that can be paid next.
 *
 * @example
 * receiptWays({ left: 1, next: 1 }) // → { main: 'next', leave: 'cart' }
 */
export function receiptWays({ left, next }: { left: number; next: number }): ReceiptWays {
  if (left === 0) return { main: 'items', leave: 'done' }
  return next > 0 ? { main: 'next', leave: 'cart' } : { main: 'cart', leave: 'done' }
}
