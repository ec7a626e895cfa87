import type { RawData, WebSocket } from 'ws'
import type { Surface } from '../endpoint/Surface.js'
import * as Bucket from '../guards/Bucket.js'
import type { Listener } from '../guards/Listeners.js'
import * as Metrics from '../metrics/Metrics.js'

/** Why the server closed a socket; the codes from 4000 on are of the range that is left to applications. */
export const closings = {
  slow: { code: 4008, reason: 'slow_listener' },
  silent: { code: 4009, reason: 'silent_listener' },
  noisy: { code: 4029, reason: 'too_many_messages' },
  failed: { code: 4500, reason: 'storage_unavailable' },
  /** The standard's own for a server that goes away and comes back. */
  restart: { code: 1012, reason: 'restart' },
} as const

const heartbeatMs = 15_000

/** A client on a WebSocket. */
export type Session = {
  surface: Surface
  socket: WebSocket
  options: Options
  /** The client has answered the last heartbeat. */
  isAlive: boolean
  /** What it may still say. */
  bucket: Bucket.Bucket | undefined
}

type Options = {
  client: string | undefined
  messagesPerMinute: number
  /** Hears what the client says, as JSON; one that says too much is not heard any more. */
  onMessage: (text: string) => void
  /** Told with each heartbeat that the client has not missed. */
  onBeat?: () => void
  /** Told before the server closes it, and when it is closed. */
  onLeave: () => void
}

/** Keeps a client for as long as it answers heartbeats and says no more than it may, and counts it among the listeners. */
export function open(surface: Surface, socket: WebSocket, options: Options): Session {
  const session: Session = { surface, socket, options, isAlive: true, bucket: undefined }
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
  // A connection that breaks closes too; there is nothing else to do about it.
  socket.on('error', leave)
  return session
}

function beat(session: Session): void {
  if (!session.isAlive) {
    close(session, 'silent')
    session.socket.terminate()
    return
  }
  session.isAlive = false
  session.socket.ping()
  session.options.onBeat?.()
}

function hear(session: Session, text: string): void {
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
    // Nobody is above a socket's events: what is thrown here would end the process.
    session.surface.market.log.error({ err: error }, 'a message of a listener could not be answered')
    close(session, 'failed')
  }
}

/** Sends a client a message. */
export function say({ socket }: Pick<Session, 'socket'>, message: object): void {
  socket.send(JSON.stringify(message))
}

/** Ends a session, and says why. */
export function close({ socket, options }: Session, why: keyof typeof closings): void {
  options.onLeave()
  socket.close(closings[why].code, closings[why].reason)
}

/** Ends the session of a client that is too far behind. */
export function cut(session: Session): void {
  Metrics.count(session.surface.metrics, 'souk_listeners_cut_total', { kind: 'websocket' })
  close(session, 'slow')
}
