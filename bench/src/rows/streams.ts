import { poll } from '@souk/base'
import { startDevchain } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { sql } from 'kysely'
import { type Open, openSocket, openSse } from '../market/listeners.js'
import type { Alone, Row } from '../setting/Row.js'

const clients = 500
const events = 20

/** From the write of an event until a client has it. Clients and server share this process. */
export const streamRows: readonly Row[] = (
  [
    ['server-sent events', openSse],
    ['WebSocket', openSocket],
  ] as const
).map(([name, open]) => ({
  name: `${clients} listeners by ${name}: time until a listener has an event, 99th percentile`,
  peer: '–',
  unit: 'ms',
  better: 'less',
  reach: '100 ms',
  measure: () => measure(open),
}))

async function measure(open: Open): Promise<Alone> {
  const chain = await startDevchain()
  const server = await createServer({
    rpcUrl: chain.rpcUrl,
    dataDir: 'memory://',
    collections: [],
    port: 0,
    rateLimits: false,
    mostListenersPerClient: clients,
  })
  try {
    const { url } = await server.listen()
    return { ours: await time(server, { url, open }) }
  } finally {
    await server.close()
    await chain.stop()
  }
}

async function time(server: Server, { url, open }: { url: string; open: Open }): Promise<number> {
  const elapsed: number[] = []
  let began = 0
  const ends = await Promise.all(
    Array.from({ length: clients }, () => open(url, { hear: () => elapsed.push(performance.now() - began) })),
  )
  for (let event = 1; event <= events; event++) {
    began = performance.now()
    await sql`insert into events (type, accounts, at) values ('listing', '[]', now())`.execute(
      server.market.db,
    )
    server.market.feed.wake()
    await poll(() => elapsed.length === clients * event || undefined, { intervalMs: 5, deadlineMs: 10_000 })
  }
  for (const end of ends) end()
  elapsed.sort((a, b) => a - b)
  return elapsed[Math.floor(elapsed.length * 0.99)] ?? Number.NaN
}
