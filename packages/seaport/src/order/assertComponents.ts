import type { Components } from './Components.js'
import { ParseError } from './read.js'

/**
 * Rejects values that only resemble an order. JSON that was not read with `Order.parse` has strings for numbers.
 *
 * @throws {ParseError} when a number is not a bigint.
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
