import type { RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Printed } from '../../events/feed.js'
import { InputError, toAnswer } from '../errors.js'
import * as Bucket from '../guards/Bucket.js'
import * as Metrics from '../metrics/Metrics.js'
import type { Surface } from '../Surface.js'
import * as Filter from './Filter.js'
import type { Listener } from './Listeners.js'
import { relay } from './relay.js'

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
/** Each may have the past read again. */
const messagesPerMinute = 60

/** What a client may say: what it wants to hear, and from where on. */
const eventNumber = 'the number of an event'
const request = z.discriminatedUnion(
  'type',
  [
    z.extend(Filter.message, {
      type: z.literal('subscribe'),
      /** Begins after this event; left out, goes on from where it is. */
      after: z.optional(z.int(eventNumber).check(z.nonnegative(eventNumber))),
    }),
    z.object({ type: z.literal('ping') }),
  ],
  'subscribe or ping',
)

/** What an event looks like in a message: printed once, however many listen. */
export type Print = (event: Printed) => Buffer

/** Makes a printer that remembers the event it printed last. */
export function createPrint(): Print {
  let last: { event: Printed; bytes: Buffer } | undefined
  return (event) => {
    if (last?.event !== event) last = { event, bytes: Buffer.from(`{"type":"event","event":${event.json}}`) }
    return last.bytes
  }
}

type Session = {
  surface: Surface
  socket: WebSocket
  print: Print
  listener: Listener
  filter: Filter.Filter
  relayed: relay.Result
  /** The client has answered the last heartbeat. */
  isAlive: boolean
  /** What it may still say. */
  bucket: Bucket.Bucket | undefined
}

/** Sends events over a WebSocket: one JSON object a message, told apart by `type`. */
export function serveSocket(surface: Surface, socket: WebSocket, options: serveSocket.Options): void {
  const { after, filter, client, print } = options
  const listener: Listener = { kind: 'websocket', client, end: () => close(session, 'restart') }
  const relayed = { stop: () => undefined, seen: () => after }
  const session: Session = {
    surface,
    socket,
    print,
    listener,
    filter,
    relayed,
    isAlive: true,
    bucket: undefined,
  }
  surface.listeners.open.add(listener)
  const timer = setInterval(() => beat(session), heartbeatMs)
  const leave = () => {
    clearInterval(timer)
    session.relayed.stop()
    surface.listeners.open.delete(listener)
  }
  socket.on('pong', () => {
    session.isAlive = true
  })
  socket.on('message', (data: RawData) => answer(session, String(data)))
  socket.on('close', leave)
  // A connection that breaks closes too; there is nothing else to do about it.
  socket.on('error', leave)
  say(session, { type: 'hello', after })
  session.relayed = listen(session, after)
}

export declare namespace serveSocket {
  type Options = { after: number; filter: Filter.Filter; client: string | undefined; print: Print }
}

function listen(session: Session, after: number): relay.Result {
  const { surface, socket, print } = session
  return relay(
    surface.market,
    {
      send: (event) => socket.send(print(event), { binary: false }),
      waitingBytes: () => socket.bufferedAmount,
      // The callback comes when everything before it has gone out.
      drained: () => new Promise((resolve) => socket.ping(undefined, undefined, () => resolve())),
      cut: () => {
        Metrics.count(surface.metrics, 'souk_listeners_cut_total', { kind: 'websocket' })
        close(session, 'slow')
      },
      fail: (error) => {
        surface.market.log.error({ err: error }, 'events could not be read')
        close(session, 'failed')
      },
    },
    { after, filter: () => session.filter },
  )
}

function beat(session: Session): void {
  if (!session.isAlive) {
    close(session, 'silent')
    session.socket.terminate()
    return
  }
  session.isAlive = false
  session.socket.ping()
  say(session, { type: 'heartbeat', sequence: session.relayed.seen() })
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
    const wanted = readRequest(text)
    if (wanted.type === 'ping') {
      say(session, { type: 'pong' })
      return
    }
    session.filter = Filter.from(wanted)
    const after = wanted.after ?? session.relayed.seen()
    say(session, { type: 'subscribed', after })
    if (wanted.after === undefined) return
    session.relayed.stop()
    session.relayed = listen(session, after)
  } catch (error) {
    say(session, { type: 'error', ...toAnswer(error).body })
  }
}

function readRequest(text: string): z.output<typeof request> {
  const result = z.safeParse(request, parse(text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new InputError({ field: issue?.path.join('.') || 'message', expected: issue?.message ?? 'a request' })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError({ field: 'message', expected: 'JSON' })
    throw error
  }
}

function say({ socket }: Session, value: object): void {
  socket.send(JSON.stringify(value))
}

function close({ socket, relayed }: Session, why: keyof typeof closings): void {
  relayed.stop()
  socket.close(closings[why].code, closings[why].reason)
}
