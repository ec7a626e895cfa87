import { startDevchain } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { databases, type Place } from '../market/databases.js'
import { contractOf, hashOf, makerOf, type Seeded, seed, slugOf } from '../market/seed.js'
import { seedSeveral } from '../market/seedSeveral.js'
import { startProcess } from '../market/startProcess.js'
import type { Alone, Row } from '../setting/Row.js'

const samples = 400
/** Warms up: a server that has run for a while has compiled its code. */
const warmUps = 400

/** Common reads of a market. Each makes a path from a number. */
const queries: Readonly<Record<string, (of: Seeded, draw: number) => string>> = {
  'book page of a collection by price': ({ collections }, draw) =>
    `/v2/orders/souk/seaport/listings?asset_contract_address=${contractOf(draw % collections)}&order_by=eth_price&order_direction=asc`,
  'listings of a maker': ({ makers }, draw) =>
    `/v2/orders/souk/seaport/listings?maker=${makerOf(draw % makers)}`,
  'best listing of a token': ({ collections, tokens }, draw) => {
    const token = draw % tokens
    return `/v2/listings/collection/${slugOf(token % collections)}/nfts/${Math.floor(token / collections)}/best`
  },
  'page of a collection’s NFTs by price': ({ collections }, draw) =>
    `/v2/collection/${slugOf(draw % collections)}/nfts?sort=price`,
  'order by hash': ({ orders }, draw) => `/v2/order/${hashOf(draw % orders)}`,
}

type Timing = { p50: number; p99: number }
type Timings = Readonly<Record<string, Timing>>
/** `mixed`: with sets, swaps and auctions. */
type Found = { plain: Timings; mixed: Timings; memory: number }

/** Reads by HTTP without a socket; the slowest of the five kinds counts. The market of a million orders needs `--million`. */
export const serverReadRows: readonly Row[] = [100_000, 1_000_000].flatMap((orders) =>
  (['PGlite', 'PostgreSQL'] as const).flatMap((database) => {
    let found: Promise<Found> | undefined
    const look = () => (found ??= measure(database, orders))
    const isMillion = orders === 1_000_000
    const size = isMillion ? '1M' : '100k'
    const flag: Pick<Row, 'flag'> = isMillion ? { flag: 'million' } : {}
    const row = { peer: '–', better: 'less', ...flag } as const
    const slowest = (book: 'plain' | 'mixed', of: keyof Timing): Row => ({
      ...row,
      name: `market of ${size} orders, ${database}${book === 'mixed' ? ', and a tenth as many sets, swaps and auctions' : ''}: slowest of five common reads, ${of === 'p50' ? 'median' : '99th percentile'}`,
      unit: 'ms',
      reach: of === 'p50' ? '5 ms' : '25 ms',
      measure: async (): Promise<Alone> => ({
        ours: Math.max(...Object.values((await look())[book]).map((timing) => timing[of])),
      }),
    })
    return [
      slowest('plain', 'p50'),
      slowest('plain', 'p99'),
      slowest('mixed', 'p50'),
      slowest('mixed', 'p99'),
      {
        ...row,
        name: `market of ${size} orders, ${database}: memory of the server, including an embedded database, after ${samples} reads of each kind`,
        unit: 'MiB',
        reach: '–',
        measure: async () => ({ ours: (await look()).memory }),
      },
    ]
  }),
)

async function measure(database: keyof typeof databases, orders: number): Promise<Found> {
  const [place, chain] = await Promise.all([databases[database](), startDevchain()])
  const { dataDir, databaseUrl } = place
  const server = await createServer({
    rpcUrl: chain.rpcUrl,
    dataDir,
    databaseUrl,
    collections: [],
    rateLimits: false,
  })
  try {
    const began = performance.now()
    const seeded = await seed(server, orders)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`  ${database}: ${orders} orders on ${seeded.tokens} tokens in ${seconds} s`)
    const plain = await timeAll(server, seeded)
    await seedSeveral(server, seeded)
    const mixed = await timeAll(server, seeded)
    await server.close()
    return { plain, mixed, memory: await measureMemory(place, chain.rpcUrl, seeded) }
  } finally {
    await server.close()
    await Promise.all([place.remove(), chain.stop()])
  }
}

async function timeAll(server: Server, seeded: Seeded): Promise<Timings> {
  const timings: Record<string, Timing> = {}
  for (const [name, toPath] of Object.entries(queries)) {
    const timing = await time(server, (draw) => toPath(seeded, draw))
    timings[name] = timing
    console.log(`  ${name}: p50 ${timing.p50.toFixed(2)} ms, p99 ${timing.p99.toFixed(2)} ms`)
  }
  return timings
}

/** In a process that only serves. */
async function measureMemory(place: Place, rpcUrl: string, seeded: Seeded): Promise<number> {
  const server = await startProcess(place, rpcUrl)
  try {
    for (const toPath of Object.values(queries))
      for (let index = 0; index < samples; index++)
        await (await fetch(server.url + toPath(seeded, draw(index)))).text()
    return await server.memory()
  } finally {
    await server.close()
  }
}

/** Numbers far apart, the same ones in each run. */
function draw(index: number): number {
  return (index * 2_654_435_761) % 4_294_967_296
}

/** Requests the first page and, if there is one, a later page in turn. */
async function time(server: Server, toPath: (draw: number) => string): Promise<Timing> {
  const elapsed: number[] = []
  let next: string | undefined
  for (let index = 0; index < samples + warmUps; index++) {
    const path: string = next ?? toPath(draw(index))
    const began = performance.now()
    const response = await server.app.request(path)
    const text = await response.text()
    if (index >= warmUps) elapsed.push(performance.now() - began)
    if (!response.ok && response.status !== 404) throw new RangeError(`${path} was answered with ${text}`)
    const cursor = next === undefined ? (JSON.parse(text) as { next?: string | null }).next : undefined
    next = cursor ? `${path}&${path.includes('/orders/') ? 'cursor' : 'next'}=${cursor}` : undefined
  }
  elapsed.sort((a, b) => a - b)
  return { p50: at(elapsed, 0.5), p99: at(elapsed, 0.99) }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
