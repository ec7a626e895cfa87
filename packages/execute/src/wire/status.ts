import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Hex } from 'viem'
import * as F from './fields.js'

/** The status of a request, as `/execute/status/v1` and every `check` return it. */
export type Status = {
  status: StatusName
  /** The hashes of its transactions. */
  txHashes?: readonly Hex[]
  /** A sentence for display. */
  details?: string
}

/** The progress of a request. `success` and `failure` are final. */
export type StatusName = 'success' | 'failure' | 'pending' | 'unknown'

/** A request for a status. */
export type StatusRequest = {
  kind: 'cross-chain-intent' | 'cross-chain-transaction' | 'transaction'
  /** The hash of a transaction, or another id. */
  id: string
  /** The chain of the transaction. */
  chainId?: number
}

/** The schema of a request for a status. */
export const requestSchema = z.object({
  kind: z.oneOf(['cross-chain-intent', 'cross-chain-transaction', 'transaction']),
  id: z.string(),
  chainId: z.nullish(F.chainId),
})

/** The schema of a status. Any other value, such as `received`, counts as `unknown`. */
export const schema = z.object({
  status: z.map(z.string(), toName),
  txHashes: z.nullish(z.array(F.hash)),
  details: z.nullish(z.string()),
})

function toName(text: string): StatusName {
  return text === 'success' || text === 'failure' || text === 'pending' ? text : 'unknown'
}

/**
 * Reads a request for a status.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeRequest(value: unknown): StatusRequest {
  return defined(F.decodeBy(requestSchema, value, 'status request'))
}

/**
 * Reads a status.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): Status {
  return defined(F.decodeBy(schema, value, 'status'))
}

/** Writes a status. */
export function encode(status: Status) {
  return defined(status)
}
