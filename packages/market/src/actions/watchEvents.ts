import { backoffMs, retry } from '@souk/base'
import type { Address } from 'viem'
import type { Query } from '../api/call.js'
import type { MarketApi } from '../api/MarketApi.js'
import { openEventStream, StreamBrokenError } from '../api/openEventStream.js'
import type { MarketEvent, MarketEventType } from '../domain/MarketEvent.js'
import * as EventWire from '../wire/event.js'

/**
 * Subscribes to the events of a market until you stop it.
 *
 * The server applies the filters. An event has to match one entry of each filter that is set. `reorg` events always
 * arrive, because data that was read earlier may no longer be valid. An empty list sets no filter.
 *
 * After a broken connection, the stream resumes after the last event, so that no event is lost or repeated. A stream
 * without data for longer than two heartbeats counts as broken. Events of types that this client does not know are
 * skipped.
 *
 * @param options.chains - Receives the events of these chains of the market over one connection. Each event then names its
 * `chain`. The events of each chain come in their order; a chain that is away does not delay the others. The
 * client has to use the market's own address, not that of a chain below it.
 * @default the chain of the client
 * @param options.types - Receives only events of these types.
 * @param options.collections - Receives only events of these collections: slugs or addresses of contracts.
 * @param options.tokens - Receives only events of these tokens. An offer on any token of a collection does not match a
 * token.
 * @param options.accounts - Receives only events that affect the holdings, orders or money of these accounts.
 * @param options.hiddenOf - Also receives events of hidden collections that affect these accounts. Other filters let events
 * of hidden collections through only if they name collections, tokens or accounts.
 * @param options.after - The last event that is already known. Without it, only new events arrive. With `chains`, the last
 * event of each chain, such as `souk:41,matic:7`; of a chain that is missing, only new events arrive.
 * @param options.onEvent - Receives the events in order. If it throws, watching ends.
 * @param options.onState - Receives `connecting`, `open`, or `waiting` before another attempt.
 * @param options.onError - Receives the reason for a broken connection, or data that is not a valid event. Watching
 * continues.
 * @param options.signal - Stops watching, like the returned function.
 * @returns A function that stops watching.
 *
 * @example
 * const stop = watchEvents(api, { onEvent: (event) => console.log(event.type) })
 *
 * @example
 * watchEvents(api, { types: ['sale'], collections: ['lanterns'], onEvent: ({ tokenId }) => showSale(tokenId) })
 *
 * @example
 * watchEvents(api, { chains: ['souk', 'matic'], onEvent: ({ chain, sequence }) => console.log(chain, sequence) })
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
  /** At most 100 entries each. */
  type Filter = {
    types?: readonly MarketEventType[] | undefined
    collections?: readonly string[] | undefined
    tokens?: readonly { contract: Address; tokenId: bigint }[] | undefined
    accounts?: readonly Address[] | undefined
    hiddenOf?: readonly Address[] | undefined
  }
  type Options = Filter & {
    chains?: readonly string[] | undefined
    after?: number | string | undefined
    onEvent: (event: MarketEvent) => void
    onState?: ((state: State) => void) | undefined
    onError?: ((error: unknown) => void) | undefined
    signal?: AbortSignal | undefined
  }
}

const shortestPauseMs = 500
const longestPauseMs = 10_000

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
    for await (const message of openEventStream(api, {
      query: toQuery(options, after),
      signal: options.signal,
      onOpen,
    })) {
      // Of several chains, it is a text with a number for each.
      if (message.id) after = message.id
      if (message.event === 'market') deliver(message.data)
    }
    throw new StreamBrokenError({ status: undefined })
  }

  /** Delivers a message. Skips types that only a newer server sends, and reports data that is not an event. */
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

  /** Any error other than a broken stream comes from the caller's function and would only occur again. */
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

function toQuery(filter: FollowOptions, after: number | string | undefined): Query {
  return {
    // `after: 0` is a valid value, but the query omits falsy values, so it is sent as text.
    after: after === undefined ? undefined : String(after),
    chain: filter.chains,
    type: filter.types,
    collection: filter.collections,
    token: filter.tokens?.map(({ contract, tokenId }) => `${contract}:${tokenId}`),
    account: filter.accounts,
    hidden_of: filter.hiddenOf,
  }
}
