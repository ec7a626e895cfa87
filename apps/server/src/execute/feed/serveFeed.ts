import { FeedWire } from '@souk/execute/wire'
import type { WebSocket } from 'ws'
import { InputError, toAnswer } from '../../http/endpoint/errors.js'
import * as Json from '../../http/endpoint/Json.js'
import type { Surface } from '../../http/endpoint/Surface.js'
import type { Hub } from '../../http/stream/hub.js'
import { mostWaitingBytes } from '../../http/stream/relay.js'
import * as Session from '../../http/stream/Session.js'
import type { FeedListener } from './createFeedHub.js'
import * as Subscriptions from './Subscriptions.js'

const messagesPerMinute = 120
const mostSubscriptions = 100

/** A client's session and subscriptions. */
type Hearing = { session: Session.Session; subscriptions: Subscriptions.Subscriptions }

/** Serves a WebSocket client of this API the events it subscribes to. */
export function serveFeed(
  surface: Surface,
  socket: WebSocket,
  options: { hub: Hub<FeedListener>; client: string | undefined },
): void {
  const { hub, client } = options
  const session = Session.open(surface, socket, {
    client,
    messagesPerMinute,
    onMessage: (text) => answer(hearing, text),
    onLeave: () => stop(),
  })
  const hearing: Hearing = { session, subscriptions: [] }
  const stop = hub.add({
    subscriptions: () => hearing.subscriptions,
    wants: (message) => Subscriptions.wants(hearing.subscriptions, message),
    send: (message) => {
      if (socket.bufferedAmount <= mostWaitingBytes) say(session, message)
      else Session.cut(session)
    },
    fail: () => Session.close(session, 'failed'),
  })
  say(session, { type: 'connection', status: 'ready', id: crypto.randomUUID() })
}

function answer(hearing: Hearing, text: string): void {
  const { session } = hearing
  try {
    const request = FeedWire.decodeRequest(Json.read(text, { field: 'message' }))
    hearing.subscriptions = change(hearing.subscriptions, request)
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

function say(session: Session.Session, message: FeedWire.FeedMessage): void {
  Session.say(session, FeedWire.encode(message))
}
