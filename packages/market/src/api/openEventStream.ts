import { BaseError, tellsSecrets } from '@souk/base'
import { type Query, toHeaders, toUrl } from './call.js'
import { detectSilence } from './detectSilence.js'
import type { MarketApi } from './MarketApi.js'
import * as Sse from './Sse.js'

/** The longest time without data. The server sends a heartbeat every 15 s. */
const longestSilenceMs = 35_000

/**
 * Opens a stream of server-sent events and yields its messages until it ends.
 *
 * @throws {StreamBrokenError} when the stream cannot be opened, breaks off or goes silent.
 */
export async function* openEventStream(
  api: MarketApi,
  options: { query: Query; signal: AbortSignal; onOpen: () => void },
): AsyncGenerator<Sse.Message> {
  const { signal, heard, stop } = detectSilence({ mostMs: longestSilenceMs, signal: options.signal })
  try {
    const reader = await connect(api, { url: toUrl(api, '/v2/events', options.query), signal })
    options.onOpen()
    const decoder = new TextDecoder()
    let buffer = ''
    for (;;) {
      const chunk = await readChunk(reader)
      if (!chunk) return
      heard()
      const { messages, rest } = Sse.parse(buffer + decoder.decode(chunk, { stream: true }))
      buffer = rest
      yield* messages
    }
  } finally {
    stop()
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

async function connect(api: MarketApi, options: { url: string; signal: AbortSignal }): Promise<Reader> {
  const { headers: own, secrets } = toHeaders(api)
  try {
    const headers = { ...own, accept: 'text/event-stream' }
    // `request` is not used here: its limits of time and size would end the stream.
    const response = await api.fetch(options.url, { headers, signal: options.signal })
    if (response.ok && response.body) return response.body.getReader()
    throw new StreamBrokenError({ status: response.status })
  } catch (cause) {
    if (cause instanceof StreamBrokenError) throw cause
    // The caller's `fetch` may include the headers, and thus the API key, in its errors.
    const isSafe = !tellsSecrets(cause, secrets)
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

/** Passed to `onError` when the event stream breaks. The client then reconnects. */
export class StreamBrokenError extends BaseError<{ status: number | undefined }> {
  override readonly name = 'MarketApi.StreamBrokenError'
  constructor(facts: { status: number | undefined }, options: { cause?: unknown } = {}) {
    const reason = facts.status === undefined ? 'was cut off' : `was refused with status ${facts.status}`
    super(`The event stream ${reason}.`, { facts, ...options, retry: 'later' })
  }
}
