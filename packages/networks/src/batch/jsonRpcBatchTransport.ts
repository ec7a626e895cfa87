import type { request } from '@souk/base'
import { createTransport, type EIP1193RequestFn, type HttpTransport, UrlRequiredError } from 'viem'
import { abortable } from './abortable.js'
import { askCall, askCalls, type JsonRpcEvent, type Server } from './askCalls.js'
import { assertBatchSize, assertTimeWindow } from './BatchOptions.js'
import { createBatcher } from './batcher.js'
import { isRepeatable, type RpcCall } from './jsonRpc.js'
import type { Send } from './Send.js'

/**
 * Sends the calls of one moment as one JSON-RPC batch over HTTP.
 *
 * Answers are matched by id: a server that drops, reorders, repeats or contradicts answers never gives a caller another
 * one's value. What it leaves out is asked once more, alone; a batch that it refuses is cut into halves; calls that it turns
 * away for now are asked again together, after the time that it names. An outage is an error for every caller. Calls that
 * change something travel alone and once.
 *
 * @param url - The node; left out, the first one of the client's chain. A key in it is never shown in errors.
 * @param options.batchSize - Most calls of a batch; what many nodes allow. @default 100
 * @param options.timeWindow - Milliseconds that the first call waits for others. @default 1
 * @param options.retryCount - How often to ask again after an outage. @default 3
 * @param options.retryDelayMs - Unit of the random pauses before that, which grow. @default 100
 * @param options.timeoutMs - For each request; none begins later than this after the first. @default 10 000
 * @param options.maxSizeBytes - Largest answer. @default 16 MiB
 * Callers that abort receive an {@link AbortedError}, as from the other ways to batch.
 *
 * @throws {InvalidBatchSizeError} when the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} when the window is no number of milliseconds.
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
        // Each batch is asked again as a whole; were each of its callers to do so, they would come back one by one.
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
    /** Told what is sent and what does not come back. */
    onEvent?: ((event: JsonRpcEvent) => void) | undefined
  }
}
