import { type Done, quantile } from '../load/Job.js'
import { type LoadedMarket, onLoadedMarket } from '../load/loadedMarket.js'
import { drawVisits } from '../load/visits.js'
import type { Row } from '../setting/Row.js'

/** Requests per second, more than any of the databases serves. */
const perSecond = 3_000
const seconds = 6
const warmUp = { count: 2_000, perSecond: 200 }
/**
 * Enough that the generator never waits, and few enough for the accept queue: connections beyond that retry seconds
 * later.
 */
const connections = 400

/** Reads served under heavy overload, compared with a server that lets all of them wait. */
export const overloadRows: readonly Row[] = (['PostgreSQL', 'PGlite'] as const).map((database) => ({
  name: `market of 20k orders, ${database}: 99th percentile of served reads at ${perSecond} requests per second`,
  peer: 'the same server without a limit on waiting',
  unit: 'ms',
  better: 'less' as const,
  reach: '250 ms',
  measure: async () => ({
    ours: await overload(database, ['--read-wait', '100']),
    peer: await overload(database, ['--read-wait', '0']),
  }),
}))

function overload(database: 'PostgreSQL' | 'PGlite', flags: readonly string[]): Promise<number> {
  return onLoadedMarket(
    database,
    async (market) => {
      await send(market, { ...warmUp, seed: 1 })
      const done = await send(market, { count: perSecond * seconds, perSecond, seed: 2 })
      console.log(`  ${database} ${flags.join(' ')}: ${tell(done)}`)
      return quantile(done.served, 0.99)
    },
    { flags },
  )
}

function send(
  { server, generator, seeded }: LoadedMarket,
  load: { count: number; perSecond: number; seed: number },
) {
  const requests = drawVisits(seeded, load)
  return generator.send({ url: server.url, requests, perSecond: load.perSecond, connections })
}

function tell({ served, statuses, elapsedMs }: Done): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(served, share).toFixed(0))
  const rate = Math.round((served.length / elapsedMs) * 1000)
  return `${rate}/s served, half within ${p50} ms, 95 of 100 within ${p95} ms, 99 of 100 within ${p99} ms, ${JSON.stringify(statuses)}`
}
