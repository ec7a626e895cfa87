import { BaseError } from '@souk/base'
import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '../../market/Caller.js'
import type { RateLimits } from '../../market/config.js'
import type { Env } from '../core/Env.js'
import * as Bucket from './Bucket.js'
import { callerOf } from './callerOf.js'

/** The kinds of requests with separate limits: reads, writes, and calls forwarded to the node. */
export type Kind = 'read' | 'write' | 'node'

/** Counts the requests of each caller. */
export type Limiter = {
  /**
   * Takes a request from its caller's bucket, and writes the rest into the answer's headers.
   *
   * @throws {TooManyRequestsError} when too little is left.
   */
  take: (c: Context<Env>, kind: Kind, cost?: number) => void
  /**
   * Takes a request of a known caller.
   *
   * @param options.write - Receives the rate limit headers.
   * @throws {TooManyRequestsError} when too little is left.
   */
  takeOf: (
    caller: Caller | undefined,
    options: { kind: Kind; cost: number; write: (name: string, value: string) => void },
  ) => void
  /**
   * Charges use that has already happened; what exceeds the bucket becomes a debt.
   *
   * @returns How long the debt lasts, in milliseconds.
   */
  spend: (caller: Caller | undefined, kind: Kind, cost: number) => number
}

/** The number of callers to remember. The one idle for longest is dropped first; its bucket is full again by then. */
const mostCallers = 50_000

/**
 * Creates the limiter of one process. Each instance counts by itself, so the limit applies to each instance.
 *
 * @param limits - @default no limits
 */
export function createLimiter(
  limits: RateLimits | undefined,
  options: { trustedProxies: number; nowMs?: () => number },
): Limiter {
  const buckets = new Map<string, Bucket.Bucket>()
  const { nowMs = () => performance.now() } = options
  // Calls within this process are not limited; neither is a limit of 0.
  const allowanceOf = (caller: Caller | undefined, kind: Kind) =>
    caller && limits ? limits[kind] * caller.factor : 0
  const takeOf: Limiter['takeOf'] = (caller, { kind, cost, write }) => {
    const perMinute = allowanceOf(caller, kind)
    if (perMinute === 0) return
    const name = `${kind} ${caller?.name}`
    const taken = Bucket.take(buckets.get(name), { perMinute, nowMs: nowMs(), cost })
    remember(buckets, name, taken.bucket)
    write('ratelimit-limit', String(perMinute))
    write('ratelimit-remaining', String(Math.max(0, Math.floor(taken.bucket.left))))
    write('ratelimit-reset', String(Math.ceil(((perMinute - taken.bucket.left) / perMinute) * 60)))
    if (!taken.isAllowed) throw new TooManyRequestsError({ kind, perMinute, retryAfterMs: taken.waitMs })
  }
  return {
    take: (c, kind, cost = 1) =>
      takeOf(callerOf(c, options), { kind, cost, write: (name, value) => c.header(name, value) }),
    takeOf,
    spend: (caller, kind, cost) => {
      const perMinute = allowanceOf(caller, kind)
      if (perMinute === 0) return 0
      const name = `${kind} ${caller?.name}`
      const bucket = Bucket.spend(buckets.get(name), { perMinute, nowMs: nowMs(), cost })
      remember(buckets, name, bucket)
      return bucket.left < 0 ? Math.ceil((-bucket.left * 60_000) / perMinute) : 0
    },
  }
}

/** A map keeps its keys in insertion order. */
function remember(buckets: Map<string, Bucket.Bucket>, name: string, bucket: Bucket.Bucket): void {
  buckets.delete(name)
  buckets.set(name, bucket)
  if (buckets.size <= mostCallers) return
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}

/** Takes each request of an endpoint from its caller's bucket. */
export function limited(limiter: Limiter, kind: Kind): MiddlewareHandler<Env> {
  return async (c, next) => {
    limiter.take(c, kind)
    await next()
  }
}

/** Thrown when a caller exceeds its rate limit. */
export class TooManyRequestsError extends BaseError<TooManyRequestsError.Facts> {
  override readonly name = 'Http.TooManyRequestsError'
  constructor(facts: TooManyRequestsError.Facts) {
    super(
      `Too many requests: ${facts.perMinute} a minute are allowed here. Try again in ${Math.ceil(facts.retryAfterMs / 1000)} s.`,
      { facts, retry: 'later' },
    )
  }
}
export declare namespace TooManyRequestsError {
  type Facts = { kind: Kind; perMinute: number; retryAfterMs: number }
}
