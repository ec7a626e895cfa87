import * as z from '@souk/base/schema'
import { defined } from '../domain/defined.js'

/** Why a server of this family refused. */
export type Failure = {
  statusCode: number
  /** The status in words, e.g. `Bad Request`. */
  error: string
  /** A sentence for people. */
  message: string
  /** For programs, of our own server, e.g. `order_expired`. */
  code?: string
}

/** The schema of an error answer. */
export const schema = z.object({
  statusCode: z.nullish(z.number()),
  error: z.nullish(z.string()),
  message: z.nullish(z.string()),
  code: z.nullish(z.string()),
})

/** Reads an error answer; one that is not of the form says nothing but its status. */
export function decode(value: unknown, status: number): Failure {
  const { statusCode, error, message, code } = z.safeRead(schema, value) ?? {}
  return defined({ statusCode: statusCode ?? status, error: error ?? '', message: message ?? '', code })
}

/** Writes an error answer. */
export function encode(failure: Failure) {
  return defined(failure)
}
