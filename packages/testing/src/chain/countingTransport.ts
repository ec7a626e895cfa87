import { type HttpTransport, http } from 'viem'

/** What has been sent to a node. */
export type RequestLog = {
  /** HTTP requests; a JSON-RPC batch is one. */
  readonly requests: number
  /** JSON-RPC methods in the order in which they were sent. */
  readonly methods: readonly string[]
  /** Forgets everything so far. */
  clear(): void
}

/**
 * Creates a viem HTTP transport that counts, for tests that care how often the node is asked.
 *
 * @param options.url - The node.
 * @param options.batch - As in viem's `http`. @default false
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
      // The slot is taken at once: reading the body takes a turn, and requests must stay in their order.
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
