import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import * as F from './fields.js'

/** The kinds of events of the websocket. In a subscription, `ask.*` stands for all kinds with that prefix. */
export const feedEvents = [
  'ask.created',
  'ask.updated',
  'bid.created',
  'bid.updated',
  'sale.created',
  'sale.deleted',
  'token.created',
  'token.updated',
] as const

/** A kind of event. */
export type FeedEvent = (typeof feedEvents)[number]

/** A message from a client. */
export type FeedRequest = {
  type: 'subscribe' | 'unsubscribe'
  /** A kind of event, or a pattern such as `ask.*`. */
  event: string
  /** For example `{ contract: '0x…' }`. A list matches any of its members. */
  filters: Readonly<Record<string, string | readonly string[]>>
  /** Sends the event only if this field changed, for example `market.floorAsk.price.gross.amount`. */
  changed?: string
}

/** A message from the server. */
export type FeedMessage =
  /** Sent once, when the connection opens. */
  | { type: 'connection'; status: 'ready'; id: string }
  /** The answer to a subscription or its cancellation. */
  | { type: 'subscribe' | 'unsubscribe'; status: 'success' | 'error'; event?: string; message?: string }
  | {
      type: 'event'
      event: FeedEvent
      /** Properties of the event's subject, for filters. */
      tags: Readonly<Record<string, string>>
      data: Readonly<Record<string, unknown>>
      /** Increases with each event, so that gaps are visible. */
      offset?: string
      /** Unix time in milliseconds. */
      publishedAt: number
    }

/** The schema of a client's message. */
export const requestSchema = z.object({
  type: z.oneOf(['subscribe', 'unsubscribe']),
  event: z.string().check(z.regex(/^[a-z-]+\.(\*|[a-z-]+)$/)),
  filters: z.nullish(z.record(z.union([z.string(), z.array(z.string())]))),
  changed: z.nullish(z.string()),
})

/** Reads a client's message. @throws {InvalidFieldError} naming the invalid field. */
export function decodeRequest(value: unknown): FeedRequest {
  const raw = F.decodeBy(requestSchema, value, 'subscription')
  return defined({ ...raw, filters: raw.filters ?? {} })
}

/** Writes a client's message. */
export function encodeRequest(request: FeedRequest) {
  return defined(request)
}

const connectionSchema = z.object({
  type: z.literal('connection'),
  status: z.literal('ready'),
  data: z.object({ id: z.string() }),
})

const answerSchema = z.object({
  type: z.oneOf(['subscribe', 'unsubscribe']),
  status: z.oneOf(['success', 'error']),
  data: z.nullish(z.object({ event: z.nullish(z.string()), message: z.nullish(z.string()) })),
})

const eventSchema = z.object({
  event: z.oneOf(feedEvents),
  tags: z.nullish(z.record(z.string())),
  data: F.json,
  offset: z.nullish(z.map(z.union([z.string(), z.number()]), String)),
  published_at: z.nullish(z.number()),
})

/** The schema of a server's message. */
export const schema = z.union([connectionSchema, answerSchema, eventSchema])

/**
 * Reads a server's message. Returns `undefined` for a type that this client does not know.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): FeedMessage | undefined {
  const { type, event } = F.decodeBy(
    z.object({ type: z.nullish(z.string()), event: z.nullish(z.string()) }),
    value,
    'message',
  )
  if (type === 'connection') {
    const { status, data } = F.decodeBy(connectionSchema, value, 'message')
    return { type, status, id: data.id }
  }
  if (type === 'subscribe' || type === 'unsubscribe') {
    const { status, data, ...raw } = F.decodeBy(answerSchema, value, 'message')
    return defined({ type: raw.type, status, event: data?.event, message: data?.message })
  }
  if (!feedEvents.some((known) => known === event)) return undefined
  const raw = F.decodeBy(eventSchema, value, 'message')
  const { tags, data, offset, published_at: publishedAt } = raw
  return defined({
    type: 'event' as const,
    event: raw.event,
    tags: tags ?? {},
    data,
    offset,
    publishedAt: publishedAt ?? 0,
  })
}

/** Writes a server's message. */
export function encode(message: FeedMessage) {
  if (message.type === 'connection') {
    return { type: message.type, status: message.status, data: { id: message.id } }
  }
  if (message.type === 'event') {
    const { type, event, tags, data, offset, publishedAt } = message
    return defined({ type, status: 'success', event, tags, data, offset, published_at: publishedAt })
  }
  const { type, status, event, message: text } = message
  return { type, status, data: defined({ event, message: text }) }
}
