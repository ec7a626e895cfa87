import type { RawData, WebSocket } from 'ws'
import type { Surface } from '../endpoint/Surface.js'
import * as Bucket from '../guards/Bucket.js'
import type { Listener } from '../guards/Listeners.js'
import * as Metrics from '../metrics/Metrics.js'

/** Why the server closed a socket. The standard leaves codes from 4000 on to applications. */
export const closings = {
  slow: { code: 4008, reason: 'slow_listener' },
  silent: { code: 4009, reason: 'silent_listener' },
  noisy: { code: 4029, reason: 'too_many_messages' },
  failed: { code: 4500, reason: 'storage_unavailable' },
  /** The standard's code for a server that restarts. */
  restart: { code: 1012, reason: 'restart' },
} as const

const heartbeatMs = 15_000

/** What a session needs of the place that it belongs to. */
export type Place = Pick<Surface, 'listeners' | 'metrics'> & { market: Pick<Surface['market'], 'log'> }

/** A client on a WebSocket. */
export type Session<place extends Place = Surface> = {
  surface: place
  socket: WebSocket
  options: Options
  /** Whether the client has answered the last heartbeat. */
  isAlive: boolean
  /** The rest of its message limit. */
  bucket: Bucket.Bucket | undefined
}

type Options = {
  client: string | undefined
  messagesPerMinute: number
  /** Receives the client's messages, as JSON. A client that exceeds its limit is ignored. */
  onMessage: (text: string) => void
  /** Called with each heartbeat after the client has answered the last one. */
  onBeat?: () => void
  /** Called before the server closes it, and when it is closed. */
  onLeave: () => void
}

/** Keeps a client while it answers heartbeats and stays within its message limit, and counts it among the listeners. */
export function open<place extends Place>(
  surface: place,
  socket: WebSocket,
  options: Options,
): Session<place> {
  const session: Session<place> = { surface, socket, options, isAlive: true, bucket: undefined }
  const listener: Listener = {
    kind: 'websocket',
    client: options.client,
    end: () => close(session, 'restart'),
  }
  surface.listeners.open.add(listener)
  const timer = setInterval(() => beat(session), heartbeatMs)
  const leave = () => {
    clearInterval(timer)
    options.onLeave()
    surface.listeners.open.delete(listener)
  }
  socket.on('pong', () => {
    session.isAlive = true
  })
  socket.on('message', (data: RawData) => hear(session, String(data)))
  socket.on('close', leave)
  // A broken connection also closes, so an error needs no other handling.
  socket.on('error', leave)
  return session
}

function beat(session: Session<Place>): void {
  if (!session.isAlive) {
    close(session, 'silent')
    session.socket.terminate()
    return
  }
  session.isAlive = false
  session.socket.ping()
  session.options.onBeat?.()
}

function hear(session: Session<Place>, text: string): void {
  session.isAlive = true
  const options = { perMinute: session.options.messagesPerMinute, nowMs: performance.now() }
  const { bucket, isAllowed } = Bucket.take(session.bucket, options)
  session.bucket = bucket
  if (!isAllowed) {
    close(session, 'noisy')
    return
  }
  try {
    session.options.onMessage(text)
  } catch (error) {
    // No caller handles errors of a socket's events; thrown here, they would end the process.
    session.surface.market.log.error({ err: error }, 'a message of a listener could not be answered')
    close(session, 'failed')
  }
}

/** Sends a message to a client. */
export function say({ socket }: Pick<Session<Place>, 'socket'>, message: object): void {
  socket.send(JSON.stringify(message))
}

/** Ends a session with a reason. */
export function close({ socket, options }: Session<Place>, why: keyof typeof closings): void {
  options.onLeave()
  socket.close(closings[why].code, closings[why].reason)
}

/** Ends the session of a client that is too far behind. */
export function cut(session: Session<Place>): void {
  Metrics.count(session.surface.metrics, 'souk_listeners_cut_total', { kind: 'websocket' })
  close(session, 'slow')
}
