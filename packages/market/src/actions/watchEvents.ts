import { BaseError, backoffMs, retry, tellsSecrets } from '@souk/base'
import type { Address } from 'viem'
import { type Query, toHeaders, toUrl } from '../api/call.js'
import type { MarketApi } from '../api/MarketApi.js'
import * as Sse from '../api/Sse.js'
import type { MarketEvent, MarketEventType } from '../domain/MarketEvent.js'
import * as EventWire from '../wire/event.js'

/**
 * Follows the events of a market until you stop it.
 *
 * The filters are the server's: of each kind that is named, one must match. `reorg` comes to everyone, since what was
 * read before may no longer hold. An empty list is none.
 *
 * A broken connection is taken up again after the last event seen, so none is lost and none comes twice. A stream that
 * is silent for longer than two heartbeats counts as broken. Types of events that this client does not know are passed
 * over.
 *
 * @param options.types - Only events of these types.
 * @param options.collections - Only of these collections: slugs, or addresses of contracts.
 * @param options.tokens - Only of these tokens; an offer on any token of a collection is of none.
 * @param options.accounts - Only what touches one of these accounts' holdings, orders or money.
 * @param options.after - The last event already known; left out, only what happens from now on.
 * @param options.onEvent - Called in order. What it throws ends the watching.
 * @param options.onState - `connecting`, `open`, or `waiting` before another attempt.
 * @param options.onError - Why the connection broke, or what came that is not an event; watching goes on.
 * @param options.signal - Ends the watching, as does the returned function.
 * @returns Stops watching.
 *
 * @example
 * const stop = watchEvents(api, { onEvent: (event) => console.log(event.type) })
 *
 * @example
 * watchEvents(api, { types: ['sale'], collections: ['lanterns'], onEvent: ({ identifier }) => showSale(identifier) })
 */
export function watchEvents(api: MarketApi, options: watchEvents.Options): () => void {
  const controller = new AbortController()
  const stop = () => controller.abort()
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })
  follow(api, { ...options, signal: controller.signal })
    .catch((error: unknown) => {
      if (!controller.signal.aborted) options.onError?.(error)
    })
    .finally(() => options.signal?.removeEventListener('abort', stop))
  return stop
}

export declare namespace watchEvents {
  type State = 'connecting' | 'open' | 'waiting'
  /** At most 100 of each. */
  type Filter = {
    types?: readonly MarketEventType[] | undefined
    collections?: readonly string[] | undefined
    tokens?: readonly { contract: Address; identifier: bigint }[] | undefined
    accounts?: readonly Address[] | undefined
  }
  type Options = Filter & {
    after?: number | undefined
    onEvent: (event: MarketEvent) => void
    onState?: ((state: State) => void) | undefined
    onError?: ((error: unknown) => void) | undefined
    signal?: AbortSignal | undefined
  }
}

const shortestPauseMs = 500
const longestPauseMs = 10_000
/** The server sends a heartbeat every 15 s. */
const longestSilenceMs = 35_000

type FollowOptions = watchEvents.Options & { signal: AbortSignal }

async function follow(api: MarketApi, options: FollowOptions): Promise<void> {
  let after = options.after
  let failures = 0
  await retry(readToEnd, {
    attempts: Number.POSITIVE_INFINITY,
    pauseMs,
    onRetry,
    clock: api.clock,
    signal: options.signal,
  })

  async function readToEnd(): Promise<never> {
    options.onState?.('connecting')
    for await (const message of openStream(api, {
      query: toQuery(options, after),
      signal: options.signal,
      onOpen,
    })) {
      if (message.id) after = Number(message.id)
      if (message.event === 'market') deliver(message.data)
    }
    throw new StreamBrokenError({ status: undefined })
  }

  /** A server that is newer than this client tells of more: that is passed over, as is what is no event at all. */
  function deliver(data: string) {
    let event: MarketEvent | undefined
    try {
      event = EventWire.decodeKnown(JSON.parse(data))
    } catch (error) {
      return options.onError?.(error)
    }
    if (event) options.onEvent(event)
  }

  function onOpen() {
    failures = 0
    options.onState?.('open')
  }

  /** Anything but a broken stream is a fault in the caller's function and would only come again. */
  function pauseMs(error: unknown): number | undefined {
    if (!(error instanceof StreamBrokenError)) return undefined
    failures++
    return Math.max(shortestPauseMs, backoffMs(failures, { slotMs: shortestPauseMs, capMs: longestPauseMs }))
  }

  function onRetry({ error }: retry.Event) {
    options.onError?.(error)
    options.onState?.('waiting')
  }
}

function toQuery(filter: watchEvents.Filter, after: number | undefined): Query {
  return {
    // `after: 0` is a request too, and falsy values do not travel.
    after: after === undefined ? undefined : String(after),
    type: filter.types,
    collection: filter.collections,
    token: filter.tokens?.map(({ contract, identifier }) => `${contract}:${identifier}`),
    account: filter.accounts,
  }
}

async function* openStream(
  api: MarketApi,
  options: { query: Query; signal: AbortSignal; onOpen: () => void },
): AsyncGenerator<Sse.Message> {
  const silence = new AbortController()
  const stop = () => silence.abort()
  options.signal.addEventListener('abort', stop, { once: true })
  let timer = setTimeout(stop, longestSilenceMs)
  try {
    const url = toUrl(api, '/v2/events', options.query)
    const reader = await connect(api, { url, signal: silence.signal })
    options.onOpen()
    const decoder = new TextDecoder()
    let buffer = ''
    for (;;) {
      const chunk = await readChunk(reader)
      if (!chunk) return
      clearTimeout(timer)
      timer = setTimeout(stop, longestSilenceMs)
      const { messages, rest } = Sse.parse(buffer + decoder.decode(chunk, { stream: true }))
      buffer = rest
      yield* messages
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
    options.signal.removeEventListener('abort', stop)
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

async function connect(api: MarketApi, options: { url: string; signal: AbortSignal }): Promise<Reader> {
  try {
    const headers = { ...toHeaders(api), accept: 'text/event-stream' }
    // Not by `request`: its limits of time and size would end a stream.
    const response = await api.fetch(options.url, { headers, signal: options.signal })
    if (response.ok && response.body) return response.body.getReader()
    throw new StreamBrokenError({ status: response.status })
  } catch (cause) {
    if (cause instanceof StreamBrokenError) throw cause
    // The caller's own `fetch` may repeat the headers, and with them the key.
    const isSafe = !tellsSecrets(cause, api.apiKey ? [api.apiKey] : [])
    throw new StreamBrokenError({ status: undefined }, isSafe ? { cause } : {})
  }
}

async function readChunk(reader: Reader): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch (cause) {
    throw new StreamBrokenError({ status: undefined }, { cause })
  }
}

/** Passed to `onError` when the event stream breaks; it is taken up again. */
export class StreamBrokenError extends BaseError<{ status: number | undefined }> {
  override readonly name = 'MarketApi.StreamBrokenError'
  constructor(facts: { status: number | undefined }, options: { cause?: unknown } = {}) {
    const reason = facts.status === undefined ? 'was cut off' : `was refused with status ${facts.status}`
    super(`The event stream ${reason}.`, { facts, ...options, retry: 'later' })
  }
}
