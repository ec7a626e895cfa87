import type { Components } from './Order.js'
import { ParseError } from './read.js'

/**
 * Refuses what has only the looks of an order: JSON that was not read with `Order.parse` has texts for numbers.
 *
 * @throws {ParseError}
 */
export function assertComponents(components: Components): void {
  const time: unknown = components?.startTime
  if (typeof time === 'bigint' && Array.isArray(components.offer) && Array.isArray(components.consideration))
    return
  throw new ParseError({
    path: 'parameters',
    value: components,
    expected: 'the parameters of an order with bigints; read orders that come as JSON with Order.parse',
  })
}
