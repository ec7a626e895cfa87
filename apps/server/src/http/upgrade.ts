import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as z from '@souk/base/schema'
import { type WebSocket, WebSocketServer } from 'ws'
import { createFeedHub } from '../execute/feed/createFeedHub.js'
import { serveFeed } from '../execute/feed/serveFeed.js'
import { createChannelHub } from './channels/createChannelHub.js'
import type { Version } from './channels/Frame.js'
import { serveChannels } from './channels/serveChannels.js'
import { assertRoom } from './endpoint/assertRoom.js'
import { InputError, NotFoundError, toAnswer } from './endpoint/errors.js'
import type { Surface } from './endpoint/Surface.js'
import { addressFrom } from './guards/clientOf.js'
import * as Filter from './stream/Filter.js'
import { pageFor } from './stream/pageFor.js'
import { relay } from './stream/relay.js'
import { createPrint, serveSocket } from './stream/socket.js'
import { readStreamQuery } from './stream/streamQuery.js'

/** Handles a connection that asks to become a WebSocket. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Enough for a filter with several hundred names. */
export const mostMessageBytes = 64 * 1024

/** In a message of a client. */
const eventNumber = z.expecting(z.count, 'the number of an event')

/** Where clients of the step-based execution API connect. They use an address as it is, often without a path. */
const feedPaths: ReadonlySet<string> = new Set(['/', '/ws'])

/** Where clients of the published stream library connect. */
const channelPath = '/socket/websocket'

const paths: ReadonlySet<string> = new Set([...feedPaths, channelPath, '/v2/stream'])

/**
 * Handles connections that request a WebSocket. At `/v2/stream`, the query may contain a filter and an event number,
 * as for server-sent events; `/ws` has the form of the step-based execution API, and `/socket/websocket` that of the
 * published stream library. Any page may open one, since there are no cookies that would identify the user.
 */
export function createUpgrade(surface: Surface): UpgradeListener {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes, clientTracking: false })
  const print = createPrint()
  const hubs = { feed: createFeedHub(surface.market), channels: createChannelHub(surface.market) }
  const { market } = surface
  /** Reads a request to the end before its connection becomes a WebSocket, so that it can still be refused. */
  const serve = (target: URL, client: string): ((opened: WebSocket) => void) => {
    const { pathname, searchParams } = target
    if (feedPaths.has(pathname)) return (opened) => serveFeed(surface, opened, { hub: hubs.feed, client })
    if (pathname === channelPath) {
      const version = versionOf(searchParams)
      return (opened) => serveChannels(surface, opened, { hub: hubs.channels, client, version })
    }
    const asked = readStreamQuery(fromSearch(searchParams), market.config.chain)
    const filter = Filter.fromQuery(asked)
    const after = asked.after ?? market.feed.latest()
    const page = pageFor(surface, { name: client, factor: 1, isOperator: false })
    return (opened) =>
      serveSocket(surface, opened, {
        ...{ after, filter, client, print, position: eventNumber },
        begin: (sink, at) => relay(market, sink, { ...at, page }),
      })
  }
  const take = ({ request, socket, head }: Upgrade): void => {
    const target = toTarget(request.url ?? '')
    if (!paths.has(target.pathname)) throw new NotFoundError({ resource: 'stream' })
    const client = addressFrom({
      connected: request.socket.remoteAddress ?? '',
      forwarded: String(request.headers['x-forwarded-for'] ?? ''),
      ...market.config,
    })
    assertRoom(surface, client)
    sockets.handleUpgrade(request, socket, head, serve(target, client))
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

/** Reads the version of the channel protocol. Clients that name none speak the first one. @throws {InputError} */
function versionOf(search: URLSearchParams): Version {
  const version = search.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0')
    throw new InputError({ field: 'vsn', expected: '1.0.0 or 2.0.0, the versions of the channel protocol' })
  return version
}

/** Parses a request's target: a path of this server, or a full URL. @throws {NotFoundError} for anything else. */
function toTarget(text: string): URL {
  // Appended to the origin as text. Resolved as a relative URL, a path that begins with two slashes would name
  // another host.
  const whole = text.startsWith('/') ? `http://market${text}` : text
  if (!URL.canParse(whole)) throw new NotFoundError({ resource: 'stream' })
  return new URL(whole)
}

/** Makes the query of a WebSocket's address readable as that of a request. */
export function fromSearch(search: URLSearchParams) {
  return {
    query: (name: string) => search.get(name) ?? undefined,
    queries: (name: string) => search.getAll(name),
    search: () => Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])),
  }
}

/** No other code watches a socket that was to be upgraded, so this closes it even if the client keeps its half open. */
export function refuse(socket: Duplex, status: number, body: object): void {
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
