import { AbortedError, BaseError, backoffMs, retry } from '@souk/base'
import { chainOf, type ExecuteClient } from '../client/ExecuteClient.js'
import * as FeedWire from '../wire/feed.js'

/**
 * Follows what happens, over a chain's websocket, for as long as wanted.
 *
 * A broken connection is made again and subscribed to the same. What happened in between is not told again: read what
 * is shown again when `onState` says `open`.
 *
 * @param options.subscriptions - Kinds of events with filters, e.g. `{ event: 'ask.*', filters: { contract } }`.
 * @param options.onEvent - Called in order. What it throws ends the watching.
 * @param options.onState - `connecting`, `open` once all subscriptions are taken, or `waiting` before another attempt.
 * @param options.onError - Why the connection broke, or what the server does not take; or what ended the watching.
 * @param options.openSocket - @default makes a `WebSocket`
 * @param options.signal - Ends the watching, as does the returned function.
 * @returns Stops watching.
 * @throws {ChainMissingError} for a chain without configuration. @throws {NoFeedError} for one without `websocketUrl`.
 *
 * @example
 * const stop = watchFeed(client, {
 *   subscriptions: [{ event: 'sale.created', filters: { contract } }],
 *   onEvent: ({ data }) => console.log(data),
 * })
 */
export function watchFeed(client: ExecuteClient, options: watchFeed.Options): () => void {
  const chain = chainOf(client, options.chainId)
  const { websocketUrl: url } = chain
  if (!url) throw new NoFeedError({ chainId: chain.id })
  const controller = new AbortController()
  const stop = () => controller.abort()
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })
  follow(client, url, { ...options, signal: controller.signal })
    .catch((error: unknown) => {
      if (!controller.signal.aborted) options.onError?.(error)
    })
    .finally(() => options.signal?.removeEventListener('abort', stop))
  return stop
}

export declare namespace watchFeed {
  type State = 'connecting' | 'open' | 'waiting'
  type Event = Extract<FeedWire.FeedMessage, { type: 'event' }>
  type Subscription = Pick<FeedWire.FeedRequest, 'event'> &
    Partial<Pick<FeedWire.FeedRequest, 'filters' | 'changed'>>
  type Options = {
    subscriptions: readonly Subscription[]
    onEvent: (event: Event) => void
    onState?: ((state: State) => void) | undefined
    onError?: ((error: unknown) => void) | undefined
    /** @default the client's active chain */
    chainId?: number | undefined
    openSocket?: ((url: string) => Socket) | undefined
    signal?: AbortSignal | undefined
  }
  /** What is needed of a `WebSocket`. */
  type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>
}

type Watching = watchFeed.Options & { signal: AbortSignal }

const shortestPauseMs = 500
const longestPauseMs = 10_000

async function follow(client: ExecuteClient, url: string, options: Watching): Promise<void> {
  let failures = 0
  const { signal } = options
  const onOpen = () => {
    failures = 0
    options.onState?.('open')
  }
  await retry(() => listen(client, url, { ...options, onOpen }), {
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (error) => {
      // Anything but a broken connection is a fault in the caller's function and would only come again.
      if (!(error instanceof FeedBrokenError)) return undefined
      failures++
      return Math.max(
        shortestPauseMs,
        backoffMs(failures, { slotMs: shortestPauseMs, capMs: longestPauseMs }),
      )
    },
    onRetry: ({ error }) => {
      options.onError?.(error)
      options.onState?.('waiting')
    },
    clock: client.clock,
    signal,
  })
}

/** A question every so often shows whether the server is there still; browsers do not tell of the server's own. */
const questionMs = 30_000

type Listening = Watching & { onOpen: () => void }

/** Hears until the connection breaks. */
async function listen(client: ExecuteClient, url: string, options: Listening): Promise<never> {
  const { signal, openSocket = (address) => new WebSocket(address) } = options
  const ended = new AbortController()
  const socket = openSocket(toAddress(client, url))
  const connection: Connection = { socket, options, unanswered: options.subscriptions.length, isAlive: false }
  options.onState?.('connecting')
  try {
    return await new Promise<never>((_resolve, reject) => {
      const stop = () => reject(new AbortedError({ reason: signal.reason }))
      signal.addEventListener('abort', stop, { signal: ended.signal })
      if (signal.aborted) stop()
      socket.addEventListener('close', ({ code }) => reject(new FeedBrokenError({ code })))
      socket.addEventListener('message', ({ data }) => {
        // What the caller's function throws ends the watching.
        try {
          hear(connection, String(data))
        } catch (error) {
          reject(error)
        }
      })
      // A connection that fails closes too; there is nothing else to do about it.
      socket.addEventListener('error', () => undefined)
      keepAsking(connection, { client, ended: ended.signal }).catch(reject)
    })
  } finally {
    ended.abort()
    socket.close()
  }
}

type Connection = {
  socket: watchFeed.Socket
  options: Listening
  /** Subscriptions that the server has not answered yet. */
  unanswered: number
  /** Something was heard since the last question. */
  isAlive: boolean
}

/** Browsers send no headers with a websocket, so a key goes with the address. */
function toAddress({ apiKey }: ExecuteClient, url: string): string {
  if (!apiKey) return url
  const address = new URL(url)
  address.searchParams.set('api_key', apiKey)
  return address.href
}

async function keepAsking(
  connection: Connection,
  { client, ended }: { client: ExecuteClient; ended: AbortSignal },
): Promise<void> {
  const [first] = connection.options.subscriptions
  while (!ended.aborted) {
    await client.clock.delay(questionMs, { signal: ended }).catch(() => undefined)
    if (ended.aborted) return
    if (!connection.isAlive) throw new FeedBrokenError({ code: undefined })
    connection.isAlive = false
    if (first) subscribe(connection, first)
  }
}

function subscribe({ socket }: Connection, { event, filters = {}, changed }: watchFeed.Subscription): void {
  const request = { type: 'subscribe' as const, event, filters }
  socket.send(JSON.stringify(FeedWire.encodeRequest({ ...request, ...(changed ? { changed } : undefined) })))
}

function hear(connection: Connection, text: string): void {
  connection.isAlive = true
  const { options } = connection
  const message = read(text, options)
  if (message?.type === 'connection') begin(connection)
  else if (message?.type === 'event') options.onEvent(message)
  else if (message?.type === 'subscribe') {
    const { status, event, message: reason } = message
    if (status === 'error') options.onError?.(new SubscriptionError({ event, reason }))
    connection.unanswered--
    if (connection.unanswered === 0) options.onOpen()
  }
}

function begin(connection: Connection): void {
  const { subscriptions, onOpen } = connection.options
  for (const subscription of subscriptions) subscribe(connection, subscription)
  if (subscriptions.length === 0) onOpen()
}

/** What is not of the format is told and passed over. */
function read(text: string, { onError }: Listening): FeedWire.FeedMessage | undefined {
  try {
    return FeedWire.decode(JSON.parse(text))
  } catch (error) {
    onError?.(error)
    return undefined
  }
}

/** Thrown when a chain is watched that has no `websocketUrl`. */
export class NoFeedError extends BaseError<{ chainId: number }> {
  override readonly name = 'Feed.NoFeedError'
  constructor(facts: { chainId: number }) {
    super(`No websocketUrl is configured for chain ${facts.chainId}.`, { facts })
  }
}

/** Passed to `onError` when the connection breaks; it is made again. */
export class FeedBrokenError extends BaseError<{ code: number | undefined }> {
  override readonly name = 'Feed.BrokenError'
  constructor(facts: { code: number | undefined }) {
    const reason = facts.code === undefined ? 'was silent for too long' : `was closed with code ${facts.code}`
    super(`The connection to the feed ${reason}.`, { facts, retry: 'later' })
  }
}

/** Passed to `onError` when the server does not take a subscription; the others are heard. */
export class SubscriptionError extends BaseError<SubscriptionError.Facts> {
  override readonly name = 'Feed.SubscriptionError'
  constructor(facts: SubscriptionError.Facts) {
    super(facts.reason || 'The server does not take a subscription.', { facts })
  }
}
export declare namespace SubscriptionError {
  type Facts = { event: string | undefined; reason: string | undefined }
}
