import { delay, type retry } from '@souk/base'

/** A connection to one market server, for one chain. Plain data: make as many as you like. */
export type MarketApi = {
  /** The chain's name in API paths. */
  chain: string
  /** Without a slash at the end; empty for the page's own origin. */
  baseUrl: string
  /** Names this connection in cache keys. */
  key: string
  appId: string
  apiKey?: string
  timeoutMs: number
  longestPauseMs: number
  fetch: typeof globalThis.fetch
  clock: Clock
  logger?: Logger
}

/** Milliseconds from any beginning, and waiting: what pauses between attempts go by. */
export type Clock = retry.Clock

/** Told of each step of each call. It must not throw: what it throws ends the call. */
export type Logger = (event: LogEvent) => void

/** A step of a call. Addresses are without secrets; headers and bodies are left out. */
export type LogEvent = {
  method: 'GET' | 'POST'
  url: string
  /** From 1. */
  attempt: number
} & (
  | { type: 'request' }
  | { type: 'response'; status: number; durationMs: number }
  /** `error` is the error's name; `status` is there where the server answered. */
  | { type: 'failure'; error: string; status?: number; durationMs: number }
  /** There will be another attempt after this pause. */
  | { type: 'retry'; pauseMs: number }
)

/** The options that every action has in common. */
export type RequestOptions = {
  /** Ends the call. */
  signal?: AbortSignal | undefined
  /** How often a busy market (429, 503) is asked again. @default 1, where the action says nothing else */
  retries?: number | undefined
}

/**
 * Makes a connection to a market server. Nothing is sent yet.
 *
 * @param options.chain - The chain's name in API paths, e.g. `souk`.
 * @param options.baseUrl - Where the server is; empty for the page's own origin.
 * @param options.apiKey - Sent as `X-API-KEY`, and never found in an error or a log.
 * @param options.appId - Sent as `x-app-id`. @default 'souk'
 * @param options.timeoutMs - For each request. @default 120 000
 * @param options.longestPauseMs - The longest `Retry-After` that is waited for. A longer one changes no pause; if the
 * last attempt fails, the error's `retryAfterMs` has it. @default 60 000
 * @param options.fetch - @default globalThis.fetch
 * @param options.clock - What pauses between attempts go by. @default the system's
 * @param options.logger - Told of each request, answer, failure and pause.
 *
 * @example
 * const api = createMarketApi({ chain: 'souk', baseUrl: 'http://localhost:4300' })
 * const { orders } = await getOrders(api, { side: 'ask' })
 */
export function createMarketApi(options: createMarketApi.Options): MarketApi {
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const fetch = options.fetch ?? globalThis.fetch
  return {
    chain: options.chain,
    baseUrl,
    key: `${baseUrl}|${options.chain}`,
    appId: options.appId ?? 'souk',
    ...(options.apiKey ? { apiKey: options.apiKey } : undefined),
    timeoutMs: options.timeoutMs ?? 120_000,
    longestPauseMs: options.longestPauseMs ?? 60_000,
    // Browsers refuse a fetch that is called as a method of another object.
    fetch: (...input) => fetch(...input),
    clock: options.clock ?? { now: () => performance.now(), delay },
    ...(options.logger ? { logger: options.logger } : undefined),
  }
}

export declare namespace createMarketApi {
  type Options = {
    chain: string
    baseUrl: string
    apiKey?: string | undefined
    appId?: string | undefined
    timeoutMs?: number | undefined
    longestPauseMs?: number | undefined
    fetch?: typeof globalThis.fetch | undefined
    clock?: Clock | undefined
    logger?: Logger | undefined
  }
}
