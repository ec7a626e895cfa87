import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
import type { OrderStatus } from '../domain/MarketOrder.js'
import * as F from './fields.js'

/** The market's answer to the report of a cancellation. It reflects the chain, not the report. */
export type CancelResult = { orderHash: Hex; status: OrderStatus; cancelled: boolean }

/** The schema of the report of a cancellation. */
export const requestSchema = z.object({
  orderId: F.hash,
  address: z.unneeded(F.address, 'The chain decides whether the order is cancelled.'),
})
/** The schema of the answer. */
export const resultSchema = z.object({
  order_hash: F.hash,
  status: z.oneOf(['active', 'inactive', 'filled', 'cancelled', 'expired']),
  cancelled: z.boolean(),
})

/**
 * Reads the report of a cancellation.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeRequest(value: unknown): { orderHash: Hex; address?: Address } {
  const raw = F.decodeBy(requestSchema, value, 'cancellation')
  return { orderHash: raw.orderId, ...(raw.address ? { address: raw.address } : undefined) }
}

/** Writes the report of a cancellation. */
export function encodeRequest(request: { orderHash: Hex; address: Address }): unknown {
  return { orderId: request.orderHash, address: request.address }
}

/** Reads the answer. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): CancelResult {
  const raw = F.decodeBy(resultSchema, value, 'cancellation')
  return { orderHash: raw.order_hash, status: raw.status, cancelled: raw.cancelled }
}

/** Writes the answer. */
export function encode(result: CancelResult) {
  return { order_hash: result.orderHash, status: result.status, cancelled: result.cancelled }
}
