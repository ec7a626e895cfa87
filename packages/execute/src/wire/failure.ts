import { defined } from '@souk/base'
import * as z from '@souk/base/schema'

/** An error of a server of this API. */
export type Failure = {
  statusCode: number
  /** The name of the status, for example `Bad Request`. */
  error: string
  /** A sentence for display. */
  message: string
  /** A code for programs, from our own server, for example `order_expired`. */
  code?: string
}

/** The schema of an error answer. */
export const schema = z.object({
  statusCode: z.nullish(z.number()),
  error: z.nullish(z.string()),
  message: z.nullish(z.string()),
  code: z.nullish(z.string()),
})

/** Reads an error answer. An answer in another format provides only its status. */
export function decode(value: unknown, status: number): Failure {
  const { statusCode, error, message, code } = z.safeRead(schema, value) ?? {}
  return defined({ statusCode: statusCode ?? status, error: error ?? '', message: message ?? '', code })
}

/** Writes an error answer. */
export function encode(failure: Failure) {
  return defined(failure)
}
