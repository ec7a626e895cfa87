import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { createHub } from '../execute/feed/hub.js'
import { serveFeed } from '../execute/feed/serveFeed.js'
import { toAnswer } from './errors.js'
import { addressFrom } from './guards/clientOf.js'
import { read } from './Route.js'
import { streamQuery } from './routes/streamQuery.js'
import type { Surface } from './Surface.js'
import { assertRoom } from './stream/assertRoom.js'
import * as Filter from './stream/Filter.js'
import { createPrint, serveSocket } from './stream/socket.js'

/** Enough for a filter of some hundred names. */
const mostMessageBytes = 64 * 1024

/** Where clients of the step-based execution API listen: they take an address as it is, often without a path. */
const feedPaths: ReadonlySet<string> = new Set(['/', '/ws'])

/**
 * Takes over the connections that want to become WebSockets, at `/v2/stream`, where the query may hold a filter and a
 * place as it does for the server-sent events, or at `/ws` in the form of the step-based execution API. Any page may open one: there are no cookies that would tell who asks.
 */
export function createUpgrade(
  surface: Surface,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes, clientTracking: false })
  const print = createPrint()
  const hub = createHub(surface.market)
  const { market } = surface
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const url = new URL(request.url ?? '/', 'http://market')
    const isFeed = feedPaths.has(url.pathname)
    if (!isFeed && url.pathname !== '/v2/stream')
      return refuse(socket, 404, { errors: ['There is no such stream.'] })
    try {
      const client = addressFrom({
        connected: request.socket.remoteAddress ?? '',
        forwarded: String(request.headers['x-forwarded-for'] ?? ''),
        ...market.config,
      })
      assertRoom(surface, client)
      if (isFeed)
        return sockets.handleUpgrade(request, socket, head, (opened) =>
          serveFeed(surface, opened, { hub, client }),
        )
      const asked = read(streamQuery, fromSearch(url.searchParams))
      const filter = Filter.fromQuery(asked)
      const after = asked.after ?? market.feed.latest()
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serveSocket(surface, opened, { after, filter, client, print }),
      )
    } catch (error) {
      const { status, body } = toAnswer(error)
      refuse(socket, status, body)
    }
  }
}

function fromSearch(search: URLSearchParams) {
  return {
    query: (name: string) => search.get(name) ?? undefined,
    queries: (name: string) => search.getAll(name),
  }
}

function refuse(socket: Duplex, status: number, body: object): void {
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}
