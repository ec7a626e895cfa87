import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import * as z from '@souk/base/schema'
import type { Context } from 'hono'
import { WebSocketServer } from 'ws'
import type { Env } from '../http/core/Env.js'
import { assertRoom } from '../http/endpoint/assertRoom.js'
import { toAnswer } from '../http/endpoint/errors.js'
import * as Field from '../http/endpoint/Field.js'
import { toSent } from '../http/endpoint/mount.js'
import { read, type Sent } from '../http/endpoint/Route.js'
import type { Shared } from '../http/endpoint/Surface.js'
import { callerOf, callerOfRequest } from '../http/guards/callerOf.js'
import { clientOf } from '../http/guards/clientOf.js'
import * as Metrics from '../http/metrics/Metrics.js'
import { streamHeaders } from '../http/routes/events.js'
import * as Filter from '../http/stream/Filter.js'
import { serveSocket } from '../http/stream/socket.js'
import { streamSse } from '../http/stream/sse.js'
import { fromSearch, mostMessageBytes, refuse } from '../http/upgrade.js'
import type { Logger } from '../market/log.js'
import { bareApp, type Common } from './bareApp.js'
import { eventsOf } from './eventsOf.js'
import { visitorOf } from './Passed.js'
import * as Position from './Position.js'
import { relaySeveral, type Told } from './relaySeveral.js'
import type { Slot } from './Slot.js'

const query = z.object({
  after: z.optional(Position.schema),
  chain: Field.list(Field.chain, 20),
  ...Filter.query,
})
const lastEvent = z.object({ after: z.optional(Position.schema) })

/** Answers requests for the events of several chains over one connection. */
export function severalStreams(slots: readonly Slot[], options: severalStreams.Options) {
  const { config, shared, log, metrics } = options
  const place = { listeners: shared.listeners, metrics, market: { config, log } }
  const slotsOf = (chains: readonly string[]) => {
    const wanted = new Set(chains.map((chain) => chain.toLowerCase()))
    return slots.filter(({ plan }) => wanted.has(plan.info.chain))
  }
  const app = bareApp(options)
  const open = (c: Context<Env>) => {
    const asked = read(query, toSent(c))
    const client = clientOf(c, config)
    assertRoom(place, client)
    const after = readLast(c.req.header('last-event-id')) ?? asked.after ?? ''
    const { incoming } = c.env as { incoming: IncomingMessage }
    const visitor = { caller: callerOf(c, config), forwarded: visitorOf(incoming) }
    const sources = slotsOf(asked.chain).map((slot) => eventsOf(slot, visitor))
    const filter = Filter.fromQuery(asked)
    const stream = streamSse<Told>({
      ...{ listeners: shared.listeners, client, after, print: printSse },
      begin: (sink) => relaySeveral(sources, sink, { after, filter: () => filter }),
      onCut: () => Metrics.count(metrics, 'souk_listeners_cut_total', { kind: 'sse' }),
    })
    return c.body(stream, 200, streamHeaders)
  }
  app.get('*', (c) => Promise.resolve(open(c)))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes, clientTracking: false })
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asked = read(query, fromSearch(new URL(request.url ?? '', 'http://market').searchParams))
    const caller = callerOfRequest(request, config)
    const client = caller?.name ?? ''
    assertRoom(place, client)
    const visitor = { caller, forwarded: visitorOf(request) }
    const sources = slotsOf(asked.chain).map((slot) => eventsOf(slot, visitor))
    sockets.handleUpgrade(request, socket, head, (opened) =>
      serveSocket<Told, string>(place, opened, {
        ...{
          client,
          after: asked.after ?? '',
          position: Position.schema,
          print: printSocket,
          restarts: true,
        },
        filter: Filter.fromQuery(asked),
        begin: (sink, at) => relaySeveral(sources, sink, at),
      }),
    )
  }
  const answer = getRequestListener(app.fetch)
  return {
    answer: (request: IncomingMessage, response: ServerResponse) => void answer(request, response),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      try {
        take(request, socket, head)
      } catch (error) {
        const { status, body } = toAnswer(error)
        refuse(socket, status, body)
      }
    },
  }
}

export declare namespace severalStreams {
  type Options = Common & { shared: Shared; log: Logger; metrics: Metrics.Metrics }
}

function readLast(text: string | undefined): string | undefined {
  if (!text) return undefined
  const sent: Pick<Sent, 'query' | 'queries' | 'search'> = {
    query: () => text,
    queries: () => [text],
    search: () => ({}),
  }
  return read(lastEvent, sent).after
}

const encoder = new TextEncoder()

function printSse({ json, position }: Told): Uint8Array {
  return encoder.encode(`id: ${position}\nevent: market\ndata: ${json}\n\n`)
}

function printSocket({ json, position }: Told): Buffer {
  return Buffer.from(`{"type":"event","after":"${position}","event":${json}}`)
}
