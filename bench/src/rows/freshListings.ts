import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { createBodies } from '../accepting/bodies.js'
import { databases } from '../market/databases.js'
import { openSocket, openSse } from '../market/listeners.js'
import type { Alone, Row } from '../setting/Row.js'
import { onChain } from '../setting/Setting.js'

const listings = 100
/** The number of listings before the measurement, until the code is compiled and the connections are open. */
const warmUp = 50

const streams = { 'server-sent events': openSse, 'a WebSocket': openSocket } as const
const shares = { median: 0.5, '99th percentile': 0.99 } as const
type Stream = keyof typeof streams
/** Milliseconds for each listing, in ascending order. */
type Waits = Record<Stream, readonly number[]>

/**
 * From posting a signed listing until a listening client has it. The listings follow one another, on a market without
 * other work. Clients and server share this process.
 */
export const freshListingRows: readonly Row[] = (['PGlite', 'PostgreSQL'] as const).flatMap((database) => {
  let waits: Promise<Waits> | undefined
  const read = async (stream: Stream, share: number): Promise<Alone> => {
    waits ??= measure(database)
    const sorted = (await waits)[stream]
    return { ours: sorted[Math.floor(sorted.length * share)] ?? Number.NaN }
  }
  return (Object.keys(streams) as Stream[]).flatMap((stream) =>
    Object.entries(shares).map(([name, share]) => ({
      name: `Time until a listener has a new listing, on ${database} by ${stream}: ${name}`,
      peer: '–',
      unit: 'ms',
      better: 'less' as const,
      reach: '300 ms',
      measure: () => read(stream, share),
    })),
  )
})

async function measure(database: keyof typeof databases): Promise<Waits> {
  return onChain(async (setting) => {
    const place = await databases[database]()
    const bodies = await createBodies(setting).single(warmUp + listings)
    let server: Server | undefined
    try {
      server = await createServer({
        rpcUrl: setting.rpcUrl,
        dataDir: place.dataDir,
        databaseUrl: place.databaseUrl,
        collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
        port: 0,
        rateLimits: false,
      })
      const { url } = await server.listen()
      await poll(() => (server?.market.progress.indexed ? true : undefined), { intervalMs: 20 })
      return await time(url, bodies)
    } finally {
      await server?.close()
      await place.remove()
    }
  })
}

async function time(url: string, bodies: readonly string[]): Promise<Waits> {
  const waits: Record<Stream, number[]> = { 'server-sent events': [], 'a WebSocket': [] }
  let postedAt = 0
  const names = Object.keys(streams) as Stream[]
  const ends = await Promise.all(
    names.map((name) => {
      const hear = () => void waits[name].push(performance.now() - postedAt)
      return streams[name](url, { hear, query: '?type=listing' })
    }),
  )
  for (const [index, body] of bodies.entries()) {
    postedAt = performance.now()
    await post(`${url}/v2/orders/souk/seaport/listings`, body)
    const isHeard = () => names.every((name) => waits[name].length > index) || undefined
    await poll(isHeard, { intervalMs: 1, deadlineMs: 10_000 })
  }
  for (const end of ends) end()
  const sort = (values: readonly number[]) => values.slice(warmUp).sort((a, b) => a - b)
  return {
    'server-sent events': sort(waits['server-sent events']),
    'a WebSocket': sort(waits['a WebSocket']),
  }
}

async function post(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  // A refused listing causes no event.
  await response.text()
}
