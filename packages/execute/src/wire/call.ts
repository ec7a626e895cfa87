import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
import * as F from './fields.js'
import * as unneeded from './unneeded.js'

/** A request for calls, as sent to `/execute/call/v1`. */
export type CallRequest = {
  user: Address
  txs: readonly CallTransaction[]
  /** The chain of the payment. */
  originChainId: number
  source?: string
}

/** One call. */
export type CallTransaction = {
  to: Address
  /** In wei. */
  value: bigint
  data: Hex
  /** The chain of the payment. @default that of the request */
  originChainId?: number
}

/** The schema of a request for calls. */
export const requestSchema = z.object({
  user: F.address,
  txs: z.array(z.object({ to: F.address, value: F.uint, data: F.hex, originChainId: z.nullish(F.chainId) })),
  originChainId: F.chainId,
  source: unneeded.sourceOfCall,
})

/** Reads a request for calls. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): CallRequest {
  const { txs, ...rest } = F.decodeBy(requestSchema, value, 'calls')
  return defined({ ...rest, txs: txs.map((one): CallTransaction => defined(one)) })
}

/** Writes a request for calls. */
export function encodeRequest({ user, txs, originChainId, source }: CallRequest) {
  return defined({
    user: user.toLowerCase(),
    txs: txs.map(({ to, value, data, originChainId }) =>
      defined({ to: to.toLowerCase(), value: String(value), data, originChainId }),
    ),
    originChainId,
    source,
  })
}
