import { AbortedError, BaseError, backoffMs, retry } from '@souk/base'
import { chainOf, type ExecuteClient } from '../client/ExecuteClient.js'
import * as FeedWire from '../wire/feed.js'

/**
 * Subscribes to events on a chain's websocket until it is stopped.
 *
 * Reconnects and subscribes again when the connection breaks. Events from the time between are not delivered, so read
 * the displayed data again when `onState` reports `open`.
 *
 * @param options.subscriptions - Kinds of events with filters, e.g. `{ event: 'ask.*', filters: { contract } }`.
 * @param options.onEvent - Receives the events in order. If it throws, watching ends.
 * @param options.onState - Receives `connecting`, `open` once the server has accepted all subscriptions, or `waiting`
 * before another attempt.
 * @param options.onError - Receives the reason for a broken connection, a rejected subscription, or the error that
 * ended watching.
 * @param options.openSocket - Creates the connection. Node 20 needs it: pass the `WebSocket` of the package `ws`.
 * @default creates a `WebSocket`
 * @param options.signal - Stops watching, like the returned function.
 * @returns A function that stops watching.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 * @throws {NoFeedError} if the chain has no `websocketUrl`.
 * @throws {NoSocketError} if this runtime has no `WebSocket`, as Node 20, and there is no `openSocket`.
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
  if (!options.openSocket && typeof WebSocket === 'undefined') throw new NoSocketError()
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
  /** The part of a `WebSocket` that {@link watchFeed} uses. */
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
      // Any other error comes from the caller's function and would only occur again.
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

/** How often the client sends a message to find out whether the server still answers. Browsers do not expose pings. */
const questionMs = 30_000

type Listening = Watching & { onOpen: () => void }

/** Listens until the connection breaks. */
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
        // If the caller's function throws, watching ends.
        try {
          hear(connection, String(data))
        } catch (error) {
          reject(error)
        }
      })
      // A failed connection also fires `close`, which handles the error.
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
  /** Whether the server has sent anything since the last message of {@link keepAsking}. */
  isAlive: boolean
}

/** Browsers cannot send headers with a websocket, so the API key is a query parameter. */
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

/** Reports and skips messages with an unknown format. */
function read(text: string, { onError }: Listening): FeedWire.FeedMessage | undefined {
  try {
    return FeedWire.decode(JSON.parse(text))
  } catch (error) {
    onError?.(error)
    return undefined
  }
}

/** Thrown when the watched chain has no `websocketUrl`. */
export class NoFeedError extends BaseError<{ chainId: number }> {
  override readonly name = 'Feed.NoFeedError'
  constructor(facts: { chainId: number }) {
    super(`No websocketUrl is configured for chain ${facts.chainId}.`, { facts })
  }
}

/** Thrown when there is no way to open a connection, as in Node 20. */
export class NoSocketError extends BaseError<Record<never, never>> {
  override readonly name = 'Feed.NoSocketError'
  constructor() {
    super(
      'This runtime has no WebSocket. Use Node 22 or newer, or install the package ws and pass openSocket: (url) => new WebSocket(url).',
      { facts: {} },
    )
  }
}

/** Passed to `onError` when the connection breaks. The client then reconnects. */
export class FeedBrokenError extends BaseError<{ code: number | undefined }> {
  override readonly name = 'Feed.BrokenError'
  constructor(facts: { code: number | undefined }) {
    const reason = facts.code === undefined ? 'was silent for too long' : `was closed with code ${facts.code}`
    super(`The connection to the feed ${reason}.`, { facts, retry: 'later' })
  }
}

/** Passed to `onError` when the server rejects a subscription. The other subscriptions stay active. */
export class SubscriptionError extends BaseError<SubscriptionError.Facts> {
  override readonly name = 'Feed.SubscriptionError'
  constructor(facts: SubscriptionError.Facts) {
    super(facts.reason || 'The server rejected a subscription.', { facts })
  }
}
export declare namespace SubscriptionError {
  type Facts = { event: string | undefined; reason: string | undefined }
}
