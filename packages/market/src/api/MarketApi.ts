import { delay, type retry } from '@souk/base'

/** A client for one market server and one chain. It is plain data: create as many as you like. */
export type MarketApi = {
  /** The chain's name in API paths. */
  chain: string
  /** Without a slash at the end. Empty for the origin of the page. */
  baseUrl: string
  /** Identifies this client in cache keys. */
  key: string
  appId: string
  apiKey?: string
  timeoutMs: number
  longestPauseMs: number
  fetch: typeof globalThis.fetch
  clock: Clock
  logger?: Logger
}

/** Tells the time in milliseconds from an arbitrary start, and waits. Pauses between attempts use it. */
export type Clock = retry.Clock

/** Receives each step of each call. If it throws, the call ends. */
export type Logger = (event: LogEvent) => void

/** A step of a call. Addresses contain no secrets, and headers and bodies are left out. */
export type LogEvent = {
  method: 'GET' | 'POST'
  url: string
  /** Starts at 1. */
  attempt: number
} & (
  | { type: 'request' }
  | { type: 'response'; status: number; durationMs: number }
  /** `error` is the name of the error. `status` is set if the server answered. */
  | { type: 'failure'; error: string; status?: number; durationMs: number }
  /** Another attempt follows after this pause. */
  | { type: 'retry'; pauseMs: number }
)

/** The options that every action has in common. */
export type RequestOptions = {
  /** Aborts the call. */
  signal?: AbortSignal | undefined
  /** How often a request to a busy market (429, 503) is repeated. @default 1, unless the action has another default */
  retries?: number | undefined
}

/**
 * Creates a client for a market server. Sends no request yet.
 *
 * @param options.chain - The chain's name in API paths, e.g. `souk`.
 * @param options.baseUrl - The address of the server. Empty for the origin of the page.
 * @param options.apiKey - Sent as `x-api-key`. Never appears in errors or logs.
 * @param options.appId - Sent as `x-app-id`. @default 'souk'
 * @param options.timeoutMs - Timeout of each request. @default 120,000
 * @param options.longestPauseMs - The longest `Retry-After` to wait for. A longer one changes no pause. If the last
 * attempt fails, the error's `retryAfterMs` contains it. @default 60,000
 * @param options.fetch - @default globalThis.fetch
 * @param options.clock - The clock of pauses between attempts. @default the clock of the system
 * @param options.logger - Receives each request, answer, failure and pause.
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
