import * as z from '@souk/base/schema'
import type { WebSocket } from 'ws'
import { decodeInput } from '../endpoint/decodeInput.js'
import { InputError, toAnswer } from '../endpoint/errors.js'
import * as Need from '../endpoint/Need.js'
import type { Surface } from '../endpoint/Surface.js'
import type { Hub } from '../stream/hub.js'
import { mostWaitingBytes } from '../stream/relay.js'
import * as Session from '../stream/Session.js'
import * as Channels from './Channels.js'
import type { ChannelListener } from './createChannelHub.js'
import * as Frame from './Frame.js'
import { type EventType, eventTypes } from './StreamEvent.js'

const messagesPerMinute = 120
const mostChannels = 100

const joining = z.object({
  event_types: z.nullish(z.array(z.oneOf(eventTypes)).check(z.maxItems(eventTypes.length))),
})

/** A client, with the channels that it has joined. */
type Member = {
  session: Session.Session
  version: Frame.Version
  channels: Channels.Channels
  /** Answers one message after another. */
  turn: Promise<void>
}

/**
 * Serves a WebSocket client of the published stream library. The protocol is that of Phoenix channels: the client joins
 * a topic for each collection, and sends heartbeats.
 */
export function serveChannels(surface: Surface, socket: WebSocket, options: serveChannels.Options): void {
  const { hub, client, version } = options
  const session = Session.open(surface, socket, {
    client,
    messagesPerMinute,
    onMessage: (text) => {
      member.turn = member.turn.then(() => answer(member, text))
    },
    onLeave: () => stop(),
  })
  const member: Member = { session, version, channels: new Map(), turn: Promise.resolve() }
  const stop = hub.add({
    wants: (message) => Channels.of(member.channels, message).length > 0,
    send: ({ message, ...told }) => {
      for (const { topic } of Channels.of(member.channels, told)) {
        if (socket.bufferedAmount > mostWaitingBytes) return Session.cut(session)
        say(member, { joinRef: null, ref: null, topic, event: told.type, payload: message })
      }
    },
    fail: () => Session.close(session, 'failed'),
  })
}

export declare namespace serveChannels {
  type Options = { hub: Hub<ChannelListener>; client: string | undefined; version: Frame.Version }
}

async function answer(member: Member, text: string): Promise<void> {
  const { log } = member.session.surface.market
  let frame: Frame.Frame = { joinRef: null, ref: null, topic: 'phoenix', event: '', payload: {} }
  try {
    frame = Frame.parse(text)
    await obey(member, frame)
    reply(member, frame, { status: 'ok', response: {} })
  } catch (error) {
    const { status, body } = toAnswer(error)
    if (status === 500) log.error({ err: error }, 'a message of a channel could not be answered')
    reply(member, frame, { status: 'error', response: { reason: body.errors.join(' '), code: body.code } })
  }
}

async function obey(member: Member, { topic, event, joinRef, payload }: Frame.Frame): Promise<void> {
  if (event === 'heartbeat' && topic === 'phoenix') return
  if (event === 'phx_leave') {
    member.channels = Channels.leave(member.channels, topic)
    return
  }
  if (event !== 'phx_join')
    throw new InputError({ field: 'event', expected: 'phx_join, phx_leave or heartbeat' })
  if (member.channels.size >= mostChannels && !member.channels.has(topic))
    throw new InputError({ field: 'topic', expected: `one of at most ${mostChannels} topics` })
  const collection = Channels.collectionOf(topic)
  if (!collection)
    throw new InputError({ field: 'topic', expected: 'collection:* or the slug of a collection' })
  const { event_types: types } = decodeInput(joining, payload ?? {}, { name: 'payload' })
  if (collection !== '*') await Need.contractOf(member.session.surface.market, collection)
  member.channels = Channels.join(member.channels, { topic, joinRef, collection, types: toSet(types) })
}

function toSet(types: readonly EventType[] | null | undefined): ReadonlySet<string> | undefined {
  return types?.length ? new Set(types) : undefined
}

function reply(member: Member, { joinRef, ref, topic }: Frame.Frame, payload: Reply): void {
  say(member, { joinRef, ref, topic, event: 'phx_reply', payload })
}

type Reply = { status: 'ok' | 'error'; response: object }

function say({ session, version }: Member, frame: Frame.Frame): void {
  Session.say(session, Frame.encode(frame, version))
}
