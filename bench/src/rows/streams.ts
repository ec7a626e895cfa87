import { get, type IncomingMessage } from 'node:http'
import { poll } from '@souk/base'
import { startDevchain } from '@souk/devchain'
import { createServer, type Server } from '@souk/server'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import type { Alone, Row } from '../Row.js'

const clients = 500
const events = 20

/** Opens a stream and calls back with each event's number. @returns Ends it. */
type Open = (url: string, hear: (sequence: number) => void) => Promise<() => void>

const openSse: Open = (url, hear) =>
  new Promise((resolve, reject) => {
    const asked = get(`${url}/v2/events`, (response: IncomingMessage) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        for (const [, id] of text.matchAll(/id: (\d+)\nevent: market/g)) hear(Number(id))
      })
      resolve(() => asked.destroy())
    })
    asked.on('error', reject)
  })

const openSocket: Open = (url, hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v2/stream`)
    socket.on('message', (data) => {
      const { event } = JSON.parse(String(data)) as { event?: { sequence: number } }
      if (event) hear(event.sequence)
    })
    socket.on('open', () => resolve(() => socket.terminate()))
    socket.on('error', reject)
  })

/** From the moment an event is to be written until a client has it; clients and server share this process. */
export const streamRows: readonly Row[] = (
  [
    ['server-sent events', openSse],
    ['WebSocket', openSocket],
  ] as const
).map(([name, open]) => ({
  name: `${clients} listeners by ${name}: 99 of 100 hear an event within`,
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
    Array.from({ length: clients }, () => open(url, () => elapsed.push(performance.now() - began))),
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
