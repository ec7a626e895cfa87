import { jsonRpcBatchTransport } from '@souk/networks'

/** Calls that are passed on to the node together: the market's own questions come between two such batches. */
export const visitorBatch = 10

/** A visitor who waits longer has given up. */
const timeoutMs = 10_000
const mostAnswerBytes = 4 * 1024 * 1024

/** Asks a node for a visitor. */
export type VisitorNode = (call: { method: string; params: unknown }) => Promise<unknown>

/**
 * Makes a connection to the node for one visitor's calls: none shares a request with the market's own questions or with those of another
 * visitor, and none is asked again.
 */
export function createVisitorNode(rpcUrl: string): VisitorNode {
  const transport = jsonRpcBatchTransport(rpcUrl, {
    batchSize: visitorBatch,
    retryCount: 0,
    timeoutMs,
    maxSizeBytes: mostAnswerBytes,
  })
  const { request } = transport({})
  return (call) => request(call as Parameters<typeof request>[0])
}
