import { FeedWire } from '@souk/execute/wire'
import type { RawData, WebSocket } from 'ws'
import { InputError, toAnswer } from '../../http/errors.js'
import * as Bucket from '../../http/guards/Bucket.js'
import * as Metrics from '../../http/metrics/Metrics.js'
import type { Surface } from '../../http/Surface.js'
import type { Listener } from '../../http/stream/Listeners.js'
import { closings } from '../../http/stream/socket.js'
import type { Hub } from './hub.js'
import * as Subscriptions from './Subscriptions.js'

const heartbeatMs = 15_000
const messagesPerMinute = 120
const mostSubscriptions = 100
/** A client that is this far behind is cut off instead of being remembered for. */
const mostWaitingBytes = 512 * 1024

type Session = {
  surface: Surface
  socket: WebSocket
  subscriptions: Subscriptions.Subscriptions
  /** The client has answered the last heartbeat. */
  isAlive: boolean
  /** What it may still say. */
  bucket: Bucket.Bucket | undefined
}

/** Tells a client of this family what it subscribes to, from now on. */
export function serveFeed(
  surface: Surface,
  socket: WebSocket,
  options: { hub: Hub; client: string | undefined },
): void {
  const { hub, client } = options
  const session: Session = { surface, socket, subscriptions: [], isAlive: true, bucket: undefined }
  const listener: Listener = { kind: 'websocket', client, end: () => close(session, 'restart') }
  surface.listeners.open.add(listener)
  const stop = hub.add({
    subscriptions: () => session.subscriptions,
    send: (message) => {
      if (socket.bufferedAmount <= mostWaitingBytes) return say(session, message)
      Metrics.count(surface.metrics, 'souk_listeners_cut_total', { kind: 'websocket' })
      close(session, 'slow')
    },
  })
  const timer = setInterval(() => beat(session), heartbeatMs)
  const leave = () => {
    clearInterval(timer)
    stop()
    surface.listeners.open.delete(listener)
  }
  socket.on('pong', () => {
    session.isAlive = true
  })
  socket.on('message', (data: RawData) => answer(session, String(data)))
  socket.on('close', leave)
  // A connection that breaks closes too; there is nothing else to do about it.
  socket.on('error', leave)
  say(session, { type: 'connection', status: 'ready', id: crypto.randomUUID() })
}

function beat(session: Session): void {
  if (!session.isAlive) {
    close(session, 'silent')
    session.socket.terminate()
    return
  }
  session.isAlive = false
  session.socket.ping()
}

function answer(session: Session, text: string): void {
  session.isAlive = true
  const options = { perMinute: messagesPerMinute, nowMs: performance.now() }
  const { bucket, isAllowed } = Bucket.take(session.bucket, options)
  session.bucket = bucket
  if (!isAllowed) {
    close(session, 'noisy')
    return
  }
  try {
    const request = FeedWire.decodeRequest(parse(text))
    session.subscriptions = change(session.subscriptions, request)
    say(session, { type: request.type, status: 'success', event: request.event })
  } catch (error) {
    const message = toAnswer(error).body.errors.join(' ')
    say(session, { type: 'subscribe', status: 'error', message })
  }
}

function change(
  all: Subscriptions.Subscriptions,
  request: FeedWire.FeedRequest,
): Subscriptions.Subscriptions {
  const subscription = Subscriptions.from(request)
  if (request.type === 'unsubscribe') return Subscriptions.remove(all, subscription)
  if (all.length >= mostSubscriptions)
    throw new InputError({ field: 'event', expected: `one of at most ${mostSubscriptions} subscriptions` })
  return Subscriptions.add(all, subscription)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError({ field: 'message', expected: 'JSON' })
    throw error
  }
}

function say({ socket }: Session, message: FeedWire.FeedMessage): void {
  socket.send(JSON.stringify(FeedWire.encode(message)))
}

function close({ socket }: Session, why: keyof typeof closings): void {
  socket.close(closings[why].code, closings[why].reason)
}
