import { BaseError } from '@souk/base'
import type { MiddlewareHandler } from 'hono'
import type { Market } from '../../market/Market.js'
import type { Env } from '../core/Env.js'

/** The time limit while the database or the node is known not to answer, so that callers learn it soon. */
const shortMs = 2_000
const retryAfterMs = 2_000

/** A node that has not returned its newest block for this long does not answer. Usual nodes take less than 100 ms. */
const silentMs = 1_000

/** Refuses requests that are not answered {@link inTime}. Media have limits of their own. */
export function onlyInTime(market: Market): MiddlewareHandler<Env> {
  return (c, next) => (c.req.path.startsWith('/media') ? next() : inTime(market, next))
}

/**
 * Does the work of a request, or refuses it once it takes too long. Otherwise a database or node that hangs would block
 * its callers for as long. The work may still happen. Streams count as answered once they begin.
 *
 * @throws {LateError} when it takes too long.
 */
export async function inTime<result>(market: Market, work: () => Promise<result>): Promise<result> {
  const { answerTimeoutMs } = market.config
  const limitMs = blameOf(market) ? Math.min(shortMs, answerTimeoutMs) : answerTimeoutMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError({ blame: blameOf(market), retryAfterMs })), limitMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

type Blame = 'database' | 'chain' | undefined

/** Names the part that does not answer at the moment. A node that was asked just now may still answer. */
function blameOf({ vitals, progress: { error, askedAtMs } }: Market): Blame {
  if (vitals.failing.database) return 'database'
  const isSilent = askedAtMs !== undefined && performance.now() - askedAtMs > silentMs
  return error || isSilent ? 'chain' : undefined
}

const reasonOf = {
  database: 'The database does not respond at the moment.',
  chain: 'The chain does not respond at the moment.',
} as const

/** Thrown when a request is not answered in time. Names the cause if it is known. */
export class LateError extends BaseError<{ blame: Blame; retryAfterMs: number }> {
  override readonly name = 'Http.LateError'
  constructor(facts: { blame: Blame; retryAfterMs: number }) {
    super(facts.blame ? reasonOf[facts.blame] : 'The market could not answer in time. Try again soon.', {
      facts,
      retry: 'later',
    })
  }
}
