import type { request } from '@souk/base'
import { createTransport, type EIP1193RequestFn, type HttpTransport, UrlRequiredError } from 'viem'
import * as Allowance from './Allowance.js'
import { abortable } from './abortable.js'
import { askCall, askCalls, type JsonRpcEvent, type Rate, type Server } from './askCalls.js'
import { assertBatchSize, assertTimeWindow } from './BatchOptions.js'
import { createBatcher } from './batcher.js'
import { isRepeatable, type RpcCall } from './jsonRpc.js'
import type { Send } from './Send.js'

/**
 * Sends the calls of one moment as one JSON-RPC batch over HTTP.
 *
 * Answers are matched by id, so a server that omits, reorders, repeats or contradicts answers never gives a caller the
 * value of another one. Omitted calls are sent once more, alone. A refused batch is split into halves, and later batches
 * stay within the limit that the server stated or showed. Calls that the server delays are repeated together after the time that it names. In an outage, every caller receives an error. Calls
 * that change something are sent alone and only once. Callers that abort receive an {@link AbortedError}.
 *
 * @param url - The URL of the node. Errors never contain a key that is part of it.
 * @default the first URL of the client's chain
 * @param options.batchSize - The maximum number of calls in a batch. The default is what many nodes allow. @default 100
 * @param options.timeWindow - How long the first call waits for others, in milliseconds. @default 1
 * @param options.retryCount - How often a request is repeated after an outage. @default 3
 * @param options.retryDelayMs - The base of the growing random pauses between attempts. @default 100
 * @param options.timeoutMs - Timeout of each request. No request starts later than this after the first one.
 * @default 10,000
 * @param options.maxSizeBytes - The maximum size of an answer. @default 16 MiB
 * @param options.rate - Is asked before each request, to keep a rate.
 *
 * @throws {InvalidBatchSizeError} if the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} if the window is not a number of milliseconds.
 *
 * @example
 * const client = createPublicClient({ transport: jsonRpcBatchTransport('https://node.example') })
 */
export function jsonRpcBatchTransport(
  url?: string,
  options: jsonRpcBatchTransport.Options = {},
): HttpTransport {
  const { batchSize = 100, timeWindow = 1, headers, maxSizeBytes, fetch } = options
  assertBatchSize(batchSize)
  assertTimeWindow(timeWindow)
  return ({ chain, retryCount = 3, timeout = 10_000 }) => {
    const target = url ?? chain?.rpcUrls.default.http[0]
    if (!target) throw new UrlRequiredError()
    const server: Omit<Server, 'signal'> = {
      url: target,
      retryCount: options.retryCount ?? retryCount,
      retryDelayMs: options.retryDelayMs ?? 100,
      timeoutMs: options.timeoutMs ?? timeout,
      allowance: Allowance.create(),
      rate: options.rate,
      options: { headers, maxSizeBytes, fetch },
      report: (event) => options.onEvent?.(event),
    }
    const batcher = createBatcher<RpcCall>({
      batchSize,
      timeWindow,
      answer: (slots, signal) => askCalls({ ...server, signal }, slots),
    })
    let lastId = 0
    const send: Send = ({ method, params }, { signal } = {}) => {
      const call = { id: ++lastId, method, params }
      if (!isRepeatable(method)) return askCall({ ...server, signal }, call)
      return batcher.ask(call, { group: '', key: String(call.id), signal })
    }
    const transport = createTransport(
      {
        key: 'jsonRpcBatch',
        name: 'JSON-RPC batches over HTTP',
        type: 'http',
        request: send as EIP1193RequestFn,
        // Each batch is retried as a whole. If each caller retried, the calls would come back one by one.
        retryCount: 0,
        timeout: server.timeoutMs,
      },
      { url: target },
    )
    return { ...transport, request: abortable(transport.request as Send) as EIP1193RequestFn }
  }
}

export declare namespace jsonRpcBatchTransport {
  type Options = {
    batchSize?: number | undefined
    timeWindow?: number | undefined
    retryCount?: number | undefined
    retryDelayMs?: number | undefined
    timeoutMs?: number | undefined
    maxSizeBytes?: number | undefined
    headers?: request.Options['headers']
    /** @default globalThis.fetch */
    fetch?: request.Options['fetch']
    /** Keeps requests within a rate. @default none */
    rate?: Rate | undefined
    /** Called with each request and each failure. */
    onEvent?: ((event: JsonRpcEvent) => void) | undefined
  }
}
