import type { Market } from '../../market/Market.js'
import { noteFull } from '../../vitals/watchVitals.js'
import { type Answer, toAnswer } from './errors.js'

/** A failed request's answer: see {@link toAnswer}. Logs unexpected errors, and notes a full disk. */
export function toFailure(
  market: Market,
  error: unknown,
  path: string,
): Pick<Answer, 'status' | 'body'> & { headers: Readonly<Record<string, string>> } {
  noteFull(market, error)
  const { status, body, retryAfterMs } = toAnswer(error)
  if (status === 500) market.log.error({ err: error, path }, 'a request failed')
  const retry = retryAfterMs !== undefined && { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }
  return { status, body, headers: { ...retry, 'cache-control': 'no-store' } }
}
