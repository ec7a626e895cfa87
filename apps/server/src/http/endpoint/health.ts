import * as HeadWatch from '../../market/HeadWatch.js'
import { type Market, now as marketTime } from '../../market/Market.js'
import * as Vitals from '../../market/Vitals.js'
import { version } from '../../market/version.js'

/**
 * Describes the server's health: it is ready once the chain has been followed to its head and everything works. It
 * asks no other part, so it answers even when one of them hangs; those were probed before.
 */
export function toHealth(market: Market) {
  const { progress, config, vitals } = market
  const now = performance.now()
  const indexed = progress.indexed?.number
  const head = progress.head?.number
  const reasons = Vitals.reasons(market, now)
  return {
    ready: reasons.length === 0,
    reasons,
    version,
    chain: {
      id: market.chainId,
      name: config.chain,
      head: head === undefined ? null : Number(head),
      headStoodSeconds: Math.floor(HeadWatch.stoodSeconds(vitals.head, now)),
      indexed: indexed === undefined ? null : Number(indexed),
      lag: head === undefined || indexed === undefined ? null : Math.max(0, Number(head - indexed)),
      catchUp: progress.catchUp
        ? {
            blocksLeft: Number(progress.catchUp.blocksLeft),
            secondsLeft: progress.catchUp.secondsLeft ?? null,
          }
        : null,
      time: Number(marketTime(market)),
      error: Vitals.chainReason(market, now) ?? null,
    },
    instance: { name: market.instance, role: progress.role, leader: progress.leader ?? null },
    database: vitals.failing.database ? ('unreachable' as const) : ('ok' as const),
  }
}
