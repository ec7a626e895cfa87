import { type HttpTransport, http } from 'viem'

/** The requests that were sent to a node. */
export type RequestLog = {
  /** The number of HTTP requests. A JSON-RPC batch counts as one. */
  readonly requests: number
  /** JSON-RPC methods in the order in which they were sent. */
  readonly methods: readonly string[]
  /** Clears the log. */
  clear(): void
}

/**
 * Creates a viem HTTP transport that counts requests.
 *
 * @param options.url - The URL of the node.
 * @param options.batch - The option of viem's `http`. @default false
 *
 * @example
 * const { transport, log } = countingTransport({ url: chain.rpcUrl })
 * await getBlockNumber(createPublicClient({ transport }))
 * log.requests // → 1
 */
export function countingTransport(options: countingTransport.Options): countingTransport.Result {
  const { url, batch = false } = options
  const sent: string[][] = []
  const transport = http(url, {
    batch,
    retryCount: 0,
    async onFetchRequest(request) {
      // The entry is added before reading the body, which is asynchronous, so that requests stay in order.
      const methods: string[] = []
      sent.push(methods)
      const body: { method: string } | { method: string }[] = await request.clone().json()
      for (const call of Array.isArray(body) ? body : [body]) methods.push(call.method)
    },
  })
  const log: RequestLog = {
    get requests() {
      return sent.length
    },
    get methods() {
      return sent.flat()
    },
    clear() {
      sent.length = 0
    },
  }
  return { transport, log }
}

export declare namespace countingTransport {
  type Options = { url: string; batch?: boolean }
  type Result = { transport: HttpTransport; log: RequestLog }
}
