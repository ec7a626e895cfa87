import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import * as unneeded from './unneeded.js'

/** A request to cancel, as sent to `/execute/cancel/v3`: specific orders, or all orders of a maker on one side. */
export type CancelRequest = {
  orderIds?: readonly string[]
  maker?: Address
  orderKind?: string
  token?: Token
  /** In wei. */
  maxFeePerGas?: bigint
  /** In wei. */
  maxPriorityFeePerGas?: bigint
}

/** The schema of a request to cancel. */
export const requestSchema = z.object({
  orderIds: z.nullish(z.array(z.string())),
  maker: z.nullish(F.address),
  orderKind: z.nullish(z.string()),
  token: z.nullish(F.token),
  forceOnChainCancel: unneeded.forceOnChainCancel,
  blurAuth: unneeded.keys.blurAuth,
  maxFeePerGas: z.nullish(F.uint),
  maxPriorityFeePerGas: z.nullish(F.uint),
})

/** Reads a request to cancel. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): CancelRequest {
  return defined(F.decodeBy(requestSchema, value, 'cancellation'))
}

/** Writes a request to cancel. */
export function encodeRequest(request: CancelRequest) {
  const { orderIds, maker, orderKind, token, maxFeePerGas, maxPriorityFeePerGas } = request
  return defined({
    orderIds,
    maker: F.writeAddress(maker),
    orderKind,
    token: token && F.writeToken(token),
    maxFeePerGas: maxFeePerGas === undefined ? undefined : String(maxFeePerGas),
    maxPriorityFeePerGas: maxPriorityFeePerGas === undefined ? undefined : String(maxPriorityFeePerGas),
  })
}
