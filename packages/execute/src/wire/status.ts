import * as z from '@souk/base/schema'
import type { Hex } from 'viem'
import { defined } from '../domain/defined.js'
import * as F from './fields.js'

/** Whether something came about, as asked of `/execute/status/v1` and of every `check`. */
export type Status = {
  status: StatusName
  /** Where it was done. */
  txHashes?: readonly Hex[]
  /** A sentence for people. */
  details?: string
}

/** How far something is; `success` and `failure` are final. */
export type StatusName = 'success' | 'failure' | 'pending' | 'unknown'

/** What is asked about. */
export type StatusRequest = {
  kind: 'cross-chain-intent' | 'cross-chain-transaction' | 'transaction'
  /** A hash of a transaction, or what else names it. */
  id: string
  /** Where it happens. */
  chainId?: number
}

/** The schema of a question about something. */
export const requestSchema = z.object({
  kind: z.oneOf(['cross-chain-intent', 'cross-chain-transaction', 'transaction']),
  id: z.string(),
  chainId: z.nullish(F.chainId),
})

/** The schema of the answer. A word that is none of these, such as `received`, says no more than `unknown`. */
export const schema = z.object({
  status: z.map(z.string(), toName),
  txHashes: z.nullish(z.array(F.hash)),
  details: z.nullish(z.string()),
})

function toName(text: string): StatusName {
  return text === 'success' || text === 'failure' || text === 'pending' ? text : 'unknown'
}

/** Reads a question about something. @throws {InvalidFieldError} naming the field. */
export function decodeRequest(value: unknown): StatusRequest {
  return defined(F.decodeBy(requestSchema, value, 'status request'))
}

/** Reads the answer. @throws {InvalidFieldError} naming the field. */
export function decode(value: unknown): Status {
  return defined(F.decodeBy(schema, value, 'status'))
}

/** Writes the answer. */
export function encode(status: Status) {
  return defined(status)
}
