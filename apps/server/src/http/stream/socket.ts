import * as z from '@souk/base/schema'
import type { WebSocket } from 'ws'
import type { Printed } from '../../events/feed.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { toAnswer } from '../endpoint/errors.js'
import * as Json from '../endpoint/Json.js'
import * as Filter from './Filter.js'
import type { Sink } from './relay.js'
import * as Session from './Session.js'

/** Each message may cause past events to be read again. */
const messagesPerMinute = 60

/** A client's message: its filter, and the event to start after. */
function toRequest<position>(after: z.Schema<position>) {
  return z.discriminatedUnion(
    'type',
    [
      z.extend(Filter.message, {
        type: z.literal('subscribe'),
        /** Starts after this event. @default continues from the current event */
        after: z.optional(after),
      }),
      z.object({ type: z.literal('ping') }),
    ],
    'subscribe or ping',
  )
}

/** Encodes an event as a message: once, for any number of listeners. */
export type Print = (event: Printed) => Buffer

/** Creates an encoder that remembers the last event. */
export function createPrint(): Print {
  let last: { event: Printed; bytes: Buffer } | undefined
  return (event) => {
    if (last?.event !== event)
      last = { event, bytes: Buffer.from(`{"type":"event","event":${event.json()}}`) }
    return last.bytes
  }
}

/** A client's subscription. */
type Hearing<event, position> = {
  session: Session.Session<Session.Place>
  options: serveSocket.Options<event, position>
  filter: Filter.Filter
  relayed: { stop: () => void; seen: () => position }
}

/** Sends events over a WebSocket, one JSON object per message. The `type` tells messages apart. */
export function serveSocket<event, position extends number | string>(
  place: Session.Place,
  socket: WebSocket,
  options: serveSocket.Options<event, position>,
): void {
  const { after, filter, client } = options
  const session = Session.open(place, socket, {
    client,
    messagesPerMinute,
    onMessage: (text) => answer(hearing, text),
    onBeat: () => Session.say(session, { type: 'heartbeat', sequence: hearing.relayed.seen() }),
    onLeave: () => hearing.relayed.stop(),
  })
  const hearing: Hearing<event, position> = {
    ...{ session, options, filter },
    relayed: { stop: () => undefined, seen: () => after },
  }
  Session.say(session, { type: 'hello', after })
  hearing.relayed = listen(hearing, after)
}

export declare namespace serveSocket {
  type Options<event, position> = {
    after: position
    /** Reads `after` of a message. */
    position: z.Schema<position>
    filter: Filter.Filter
    /** Whether a new filter needs a new beginning. @default false */
    restarts?: boolean
    client: string
    print: (event: event) => Buffer
    /** Begins to send events. @returns Functions to stop, and to tell how far the listener has come. */
    begin: (
      sink: Sink<event>,
      options: { after: position; filter: () => Filter.Filter },
    ) => { stop: () => void; seen: () => position }
  }
}

function listen<event, position>(
  hearing: Hearing<event, position>,
  after: position,
): Hearing<event, position>['relayed'] {
  const { session, options } = hearing
  const { surface, socket } = session
  const sink: Sink<event> = {
    send: (event) => socket.send(options.print(event), { binary: false }),
    waitingBytes: () => socket.bufferedAmount,
    // The callback runs once everything before it has been sent.
    drained: () => new Promise((resolve) => socket.ping(undefined, undefined, () => resolve())),
    cut: () => Session.cut(session),
    fail: (error) => {
      surface.market.log.error({ err: error }, 'events could not be read')
      Session.close(session, 'failed')
    },
  }
  return options.begin(sink, { after, filter: () => hearing.filter })
}

function answer<event, position>(hearing: Hearing<event, position>, text: string): void {
  const { session, options } = hearing
  try {
    const request = toRequest(options.position)
    const wanted = decodeInput(request, Json.read(text, { field: 'message' }), { name: 'message' })
    if (wanted.type === 'ping') {
      Session.say(session, { type: 'pong' })
      return
    }
    hearing.filter = Filter.from(wanted)
    const after = wanted.after ?? hearing.relayed.seen()
    Session.say(session, { type: 'subscribed', after })
    if (wanted.after === undefined && !options.restarts) return
    hearing.relayed.stop()
    hearing.relayed = listen(hearing, after)
  } catch (error) {
    Session.say(session, { type: 'error', ...toAnswer(error).body })
  }
}
