import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'
import * as unneeded from './unneeded.js'

/** Tokens that the server should check again, as sent to `/tokens/refresh/v2`. */
export type RefreshRequest = {
  tokens: readonly Token[]
  /** Checks only their orders. */
  liquidityOnly?: boolean
}

/** The result for each token. */
export type RefreshResult = { token: Token; result: string; isError: boolean }

/** The schema of a request to check tokens again. */
export const requestSchema = z.object({
  tokens: z.array(F.token),
  liquidityOnly: z.nullish(z.boolean()),
  overrideCoolDown: unneeded.overrideCoolDown,
})

/** The schema of the answer. */
export const schema = z.object({
  results: z.array(z.object({ token: F.token, result: z.string(), isError: z.boolean() })),
})

/**
 * Reads a request to check tokens again.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeRequest(value: unknown): RefreshRequest {
  return defined(F.decodeBy(requestSchema, value, 'refresh'))
}

/** Writes a request to check tokens again. */
export function encodeRequest({ tokens, liquidityOnly }: RefreshRequest) {
  return defined({ tokens: tokens.map(F.writeToken), liquidityOnly })
}

/** Writes the results. */
export function encode(results: readonly RefreshResult[]) {
  return { results: results.map((each) => ({ ...each, token: F.writeToken(each.token) })) }
}
