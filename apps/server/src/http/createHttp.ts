import { createServer, type Server as HttpServer } from 'node:http'
import type { Socket } from 'node:net'
import { BaseError } from '@souk/base'
import type { Config } from '../market/config.js'
import type { Logger } from '../market/log.js'
import type { Site } from './createSite.js'

/** The socket of a site. */
export type Http = {
  /** @throws {PortInUseError} when the port is taken. */
  listen: () => Promise<{ host: string; port: number; url: string }>
  /**
   * Accepts no more connections, tells streams to reconnect later, and waits for requests in progress, but no longer
   * than configured.
   */
  close: () => Promise<void>
}

/** The time that a request may take to arrive. A slower one would only hold a connection. */
const slowestRequestMs = 60_000

/**
 * How long a connection is kept for a next request. It is longer than proxies keep theirs, which is a minute for
 * nginx. A proxy that sends a request on a connection about to close would show its visitor an error.
 */
const keptMs = 65_000

/** Makes the socket of a site. */
export function createHttp(site: Site, { config, log }: createHttp.Options): Http {
  let server: HttpServer | undefined
  let unused: ReadonlySet<Socket> = new Set()
  return {
    listen: async () => {
      server = createServer(site.answer)
      unused = watchUnused(server)
      server.requestTimeout = slowestRequestMs
      server.keepAliveTimeout = keptMs
      server.on('connection', site.noteConnection)
      server.on('upgrade', site.upgrade)
      await bind(server, config)
      // For example too many open files: the server refuses new connections and keeps the open ones.
      server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'))
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : config.port
      const host = config.host.includes(':') ? `[${config.host}]` : config.host
      return { host: config.host, port, url: `http://${host}:${port}` }
    },
    close: async () => {
      site.endStreams()
      if (server) await finish(server, { unused, timeoutMs: config.closeTimeoutMs })
    },
  }
}

export declare namespace createHttp {
  type Options = { config: Pick<Config, 'host' | 'port' | 'closeTimeoutMs'>; log: Logger }
}

function bind(server: HttpServer, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new PortInUseError({ host, port }, { cause }) : cause)
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

/**
 * Keeps the connections that have not carried a request. Browsers and other clients open some in advance, and Node does
 * not count them as idle.
 */
function watchUnused(server: HttpServer): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  for (const used of ['request', 'upgrade'] as const)
    server.on(used, ({ socket }: { socket: Socket }) => unused.delete(socket))
  return unused
}

type Finish = { unused: ReadonlySet<Socket>; timeoutMs: number }

/** Closes idle connections at once, unused ones a moment later, and those in use after a time limit. */
function finish(server: HttpServer, { unused, timeoutMs }: Finish): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
    // A connection that is sending its last answer becomes idle after the first check, and the request of a new one may
    // still be on its way, so the check repeats.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, 50)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Thrown when the port is already in use. */
export class PortInUseError extends BaseError<{ host: string; port: number }> {
  override readonly name = 'Server.PortInUseError'
  constructor(facts: { host: string; port: number }, options: { cause?: unknown } = {}) {
    super(`Port ${facts.port} on ${facts.host} is in use. Choose another port with --port.`, {
      facts,
      ...options,
      retry: 'user',
    })
  }
}
