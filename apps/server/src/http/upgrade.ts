import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { createHub } from '../execute/feed/hub.js'
import { serveFeed } from '../execute/feed/serveFeed.js'
import { assertRoom } from './endpoint/assertRoom.js'
import { NotFoundError, toAnswer } from './endpoint/errors.js'
import { read } from './endpoint/Route.js'
import type { Surface } from './endpoint/Surface.js'
import { addressFrom } from './guards/clientOf.js'
import * as Filter from './stream/Filter.js'
import { createPrint, serveSocket } from './stream/socket.js'
import { streamQuery } from './stream/streamQuery.js'

/** Enough for a filter with several hundred names. */
const mostMessageBytes = 64 * 1024

/** Where clients of the step-based execution API connect. They use an address as it is, often without a path. */
const feedPaths: ReadonlySet<string> = new Set(['/', '/ws'])

/**
 * Handles connections that request a WebSocket. At `/v2/stream`, the query may contain a filter and an event number,
 * as for server-sent events; `/ws` has the form of the step-based execution API. Any page may open one, since there
 * are no cookies that would identify the user.
 */
export function createUpgrade(
  surface: Surface,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes, clientTracking: false })
  const print = createPrint()
  const hub = createHub(surface.market)
  const { market } = surface
  const take = ({ request, socket, head }: Upgrade): void => {
    const { pathname, searchParams } = toTarget(request.url ?? '')
    const isFeed = feedPaths.has(pathname)
    if (!isFeed && pathname !== '/v2/stream') throw new NotFoundError({ resource: 'stream' })
    const client = addressFrom({
      connected: request.socket.remoteAddress ?? '',
      forwarded: String(request.headers['x-forwarded-for'] ?? ''),
      ...market.config,
    })
    assertRoom(surface, client)
    if (isFeed) {
      sockets.handleUpgrade(request, socket, head, (opened) => serveFeed(surface, opened, { hub, client }))
      return
    }
    const asked = read(streamQuery, fromSearch(searchParams))
    const filter = Filter.fromQuery(asked)
    const after = asked.after ?? market.feed.latest()
    sockets.handleUpgrade(request, socket, head, (opened) =>
      serveSocket(surface, opened, { after, filter, client, print }),
    )
  }
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    try {
      take({ request, socket, head })
    } catch (error) {
      const { status, body } = toAnswer(error)
      if (status === 500) market.log.error({ err: error, url: request.url }, 'a stream could not be opened')
      refuse(socket, status, body)
    }
  }
}

type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer }

/** Parses a request's target: a path of this server, or a full URL. @throws {NotFoundError} for anything else. */
function toTarget(text: string): URL {
  // Appended to the origin as text. Resolved as a relative URL, a path that begins with two slashes would name
  // another host.
  const whole = text.startsWith('/') ? `http://market${text}` : text
  if (!URL.canParse(whole)) throw new NotFoundError({ resource: 'stream' })
  return new URL(whole)
}

function fromSearch(search: URLSearchParams) {
  return {
    query: (name: string) => search.get(name) ?? undefined,
    queries: (name: string) => search.getAll(name),
    search: () => Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])),
  }
}

/** No other code watches a socket that was to be upgraded, so this closes it even if the client keeps its half open. */
function refuse(socket: Duplex, status: number, body: object): void {
  const text = JSON.stringify(body)
  socket.once('finish', () => socket.destroy())
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
