import { type Done, quantile, type Sent } from '../load/Job.js'
import { type LoadedMarket, onLoadedMarket } from '../load/loadedMarket.js'
import { signPosts } from '../load/signPosts.js'
import { drawVisits } from '../load/visits.js'
import type { Row } from '../setting/Row.js'

/** The rates to try, in requests per second. */
const rates = [200, 300, 400, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000] as const
const first = rates.indexOf(800)
const windowSeconds = 5
const patienceMs = 100
/** Warms up: a server that has run for a while has compiled its code and opened its connections. */
const warmUp = { count: 4_000, perSecond: 400 }
const connections = 256

const kinds = {
  reads: 'mixed reads',
  posts: 'listings accepted, each with its own signature and post,',
} as const
type Kind = keyof typeof kinds

/** The load that a market of 20,000 orders sustains from independent visitors, with everything on one machine. */
export const loadRows: readonly Row[] = (['PostgreSQL', 'PGlite'] as const).flatMap((database) =>
  (['reads', 'posts'] as const).map((kind) => ({
    name: `market of 20k orders, ${database}: ${kinds[kind]} with a 99th percentile below ${patienceMs} ms`,
    peer: '–',
    unit: 'per second',
    better: 'more' as const,
    reach: database === 'PostgreSQL' ? '1,500' : '–',
    measure: async () => ({ ours: await onLoadedMarket(database, (market) => climb(market, kind)) }),
  })),
)

/** Finds the highest sustained rate, upwards or downwards from the first. */
async function climb(market: LoadedMarket, kind: Kind): Promise<number> {
  const make = maker(market, kind)
  const send = (requests: readonly Sent[], perSecond: number) =>
    market.generator.send({ url: market.server.url, requests, perSecond, connections })
  await send(await make(warmUp.count), warmUp.perSecond)
  const holds = async (place: number) => {
    const perSecond = rates[place] as number
    const done = await send(await make(perSecond * windowSeconds), perSecond)
    console.log(`  ${perSecond}/s: ${tell(done)}`)
    return isHeld(done)
  }
  let place = first
  if (await holds(place)) {
    while (place + 1 < rates.length && (await holds(place + 1))) place++
    return rates[place] as number
  }
  while (--place >= 0) if (await holds(place)) return rates[place] as number
  return 0
}

/** Makes new requests. */
function maker({ seeded, sellers }: LoadedMarket, kind: Kind): (count: number) => Promise<readonly Sent[]> {
  let from = 0
  return async (count) => {
    from += count
    if (kind === 'posts') return signPosts(sellers, { count, from: from - count })
    return drawVisits(seeded, { count, seed: from })
  }
}

/** "Not found" is an answer too; anything else is a failure. */
function isHeld({ waits, statuses }: Done): boolean {
  const failed = Object.keys(statuses).filter((status) => status !== '200' && status !== '404')
  return failed.length === 0 && quantile(waits, 0.99) <= patienceMs
}

function tell({ waits, statuses, elapsedMs }: Done): string {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(waits, share).toFixed(1))
  const perSecond = Math.round((waits.length / elapsedMs) * 1000)
  return `${perSecond}/s done, half within ${p50} ms, 99 of 100 within ${p99} ms, ${JSON.stringify(statuses)}`
}
