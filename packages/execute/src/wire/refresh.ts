import * as z from '@souk/base/schema'
import { defined } from '../domain/defined.js'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'

/** Tokens that the server should look at again, as sent to `/tokens/refresh/v2`. */
export type RefreshRequest = {
  tokens: readonly Token[]
  /** Only their orders. */
  liquidityOnly?: boolean
}

/** The result of it, token by token. */
export type RefreshResult = { token: Token; result: string; isError: boolean }

/** The schema of a request to look at tokens again. */
export const requestSchema = z.object({
  tokens: z.array(F.token),
  liquidityOnly: z.nullish(z.boolean()),
})

/** The answer. */
export const schema = z.object({
  results: z.array(z.object({ token: F.token, result: z.string(), isError: z.boolean() })),
})

/** Reads a request to look at tokens again. @throws {InvalidFieldError} naming the field. */
export function decodeRequest(value: unknown): RefreshRequest {
  return defined(F.decodeBy(requestSchema, value, 'refresh'))
}

/** Writes a request to look at tokens again. */
export function encodeRequest({ tokens, liquidityOnly }: RefreshRequest) {
  return defined({ tokens: tokens.map(F.writeToken), liquidityOnly })
}

/** Writes the result of it. */
export function encode(results: readonly RefreshResult[]) {
  return { results: results.map((each) => ({ ...each, token: F.writeToken(each.token) })) }
}
