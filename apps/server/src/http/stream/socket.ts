import * as z from '@souk/base/schema'
import type { WebSocket } from 'ws'
import type { Printed } from '../../events/feed.js'
import type { Caller } from '../../market/Caller.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { toAnswer } from '../endpoint/errors.js'
import * as Json from '../endpoint/Json.js'
import type { Surface } from '../endpoint/Surface.js'
import * as Filter from './Filter.js'
import { pageFor } from './pageFor.js'
import { relay } from './relay.js'
import * as Session from './Session.js'

/** Each message may cause past events to be read again. */
const messagesPerMinute = 60

/** A client's message: its filter, and the event to start after. */
const request = z.discriminatedUnion(
  'type',
  [
    z.extend(Filter.message, {
      type: z.literal('subscribe'),
      /** Starts after this event. @default continues from the current event */
      after: z.optional(z.expecting(z.count, 'the number of an event')),
    }),
    z.object({ type: z.literal('ping') }),
  ],
  'subscribe or ping',
)

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
type Hearing = {
  session: Session.Session
  caller: Caller
  print: Print
  filter: Filter.Filter
  relayed: relay.Result
}

/** Sends events over a WebSocket, one JSON object per message. The `type` tells messages apart. */
export function serveSocket(surface: Surface, socket: WebSocket, options: serveSocket.Options): void {
  const { after, filter, client, print } = options
  const session = Session.open(surface, socket, {
    client,
    messagesPerMinute,
    onMessage: (text) => answer(hearing, text),
    onBeat: () => Session.say(session, { type: 'heartbeat', sequence: hearing.relayed.seen() }),
    onLeave: () => hearing.relayed.stop(),
  })
  const hearing: Hearing = {
    ...{ session, print, filter, caller: { name: client, factor: 1, isOperator: false } },
    relayed: { stop: () => undefined, seen: () => after },
  }
  Session.say(session, { type: 'hello', after })
  hearing.relayed = listen(hearing, after)
}

export declare namespace serveSocket {
  type Options = { after: number; filter: Filter.Filter; client: string; print: Print }
}

function listen(hearing: Hearing, after: number): relay.Result {
  const { session, print } = hearing
  const { surface, socket } = session
  return relay(
    surface.market,
    {
      send: (event) => socket.send(print(event), { binary: false }),
      waitingBytes: () => socket.bufferedAmount,
      // The callback runs once everything before it has been sent.
      drained: () => new Promise((resolve) => socket.ping(undefined, undefined, () => resolve())),
      cut: () => Session.cut(session),
      fail: (error) => {
        surface.market.log.error({ err: error }, 'events could not be read')
        Session.close(session, 'failed')
      },
    },
    { after, filter: () => hearing.filter, page: pageFor(surface, hearing.caller) },
  )
}

function answer(hearing: Hearing, text: string): void {
  const { session } = hearing
  try {
    const wanted = readRequest(text)
    if (wanted.type === 'ping') {
      Session.say(session, { type: 'pong' })
      return
    }
    hearing.filter = Filter.from(wanted)
    const after = wanted.after ?? hearing.relayed.seen()
    Session.say(session, { type: 'subscribed', after })
    if (wanted.after === undefined) return
    hearing.relayed.stop()
    hearing.relayed = listen(hearing, after)
  } catch (error) {
    Session.say(session, { type: 'error', ...toAnswer(error).body })
  }
}

function readRequest(text: string): z.Output<typeof request> {
  return decodeInput(request, Json.read(text, { field: 'message' }), { name: 'message' })
}
