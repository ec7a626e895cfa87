import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { startPostgres } from '@souk/testing/postgres'
import { createBodies } from '../accepting/bodies.js'
import { type Poster, startPoster } from '../accepting/poster.js'
import { startReference } from '../accepting/reference.js'
import { type Measurement, median, type Row } from '../setting/Row.js'
import { onChain, type Setting } from '../setting/Setting.js'

const rounds = 3
/** Orders of a round; the peer would take too long for as many. */
const ours = 2_000
const peers = 200
const bulkSize = 100

type Kind = { database: 'PostgreSQL' | 'the embedded database'; isBulk: boolean }

function acceptingRow({ database, isBulk }: Kind): Row {
  const how = isBulk ? `${bulkSize} per post` : 'one per post'
  return {
    name: `Orders accepted into ${database}, ${how}`,
    peer: 'a server that verifies with ethers 6.17.0 and does not read the chain',
    unit: 'per second',
    better: 'more',
    reach: database === 'PostgreSQL' ? '2,000' : '–',
    measure: () =>
      onChain((setting) => withServer(setting, database, (server) => compare(setting, server, isBulk))),
  }
}

async function withServer(
  setting: Setting,
  database: Kind['database'],
  measure: (server: Server) => Promise<Measurement>,
): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-bench-'))
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
  const server = await createServer({
    rpcUrl: setting.rpcUrl,
    dataDir,
    databaseUrl: postgres?.url,
    collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
    port: 0,
    rateLimits: false,
    shares: false,
  })
  try {
    return await measure(server)
  } finally {
    await server.close()
    await postgres?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function compare(setting: Setting, server: Server, isBulk: boolean): Promise<Measurement> {
  const { url } = await server.listen()
  const reference = await startReference(server.market.db)
  const poster = startPoster()
  const bodies = createBodies(setting)
  const target = `${url}/v2/orders/${isBulk ? 'bulk/' : ''}souk/seaport/listings`
  const takeOurs = async (count: number) =>
    rate(
      poster,
      target,
      isBulk ? await bodies.bulk(count / bulkSize, bulkSize) : await bodies.single(count),
      count,
    )
  const takePeers = async (count: number) =>
    rate(
      poster,
      reference.url,
      isBulk ? await bodies.several(count / bulkSize, bulkSize) : await bodies.single(count),
      count,
    )
  try {
    // Warms up: a server that has run for a while has compiled its code.
    for (let round = 0; round < rounds; round++) await takeOurs(ours)
    await takePeers(peers)
    const samples: Measurement[] = []
    for (let round = 0; round < rounds; round++)
      samples.push({ ours: await takeOurs(ours), peer: await takePeers(peers) })
    return {
      ours: median(samples.map((sample) => sample.ours)),
      peer: median(samples.map((sample) => sample.peer)),
    }
  } finally {
    poster.close()
    reference.close()
  }
}

async function rate(poster: Poster, url: string, bodies: readonly string[], orders: number): Promise<number> {
  const connections = Math.min(64, bodies.length)
  return (orders / (await poster.post({ url, bodies, connections }))) * 1000
}

export const acceptingRows: readonly Row[] = (['PostgreSQL', 'the embedded database'] as const).flatMap(
  (database) => [false, true].map((isBulk) => acceptingRow({ database, isBulk })),
)
