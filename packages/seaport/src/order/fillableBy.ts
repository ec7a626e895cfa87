import type { Address } from 'viem'
import * as Auction from './Auction.js'
import { assertComponents } from './assertComponents.js'
import type { Components } from './Components.js'
import { isRestricted } from './orderType.js'
import { takerOf } from './sides.js'

/** The accounts that can fill an order. */
export type FillableBy =
  | { type: 'anyone' }
  | { type: 'taker'; account: Address }
  | { type: 'zone'; zone: Address }
  | { type: 'auction'; zone: Address }

/**
 * Returns who can fill an order. Anyone who can has to pass the other checks of the exchange, too.
 *
 * @throws {ParseError} when the order is JSON that was not read with `Order.parse`.
 *
 * @example
 * Order.fillableBy(order.parameters) // → { type: 'anyone' }
 */
export function fillableBy(components: Components): FillableBy {
  assertComponents(components)
  const { zone } = components
  if (isRestricted(components)) return { type: Auction.isEnglish(components) ? 'auction' : 'zone', zone }
  const taker = takerOf(components)
  return taker ? { type: 'taker', account: taker } : { type: 'anyone' }
}
