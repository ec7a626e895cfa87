import * as Link from './Link.js'
import * as Pace from './Pace.js'

/** The number of calls to forward together. The market's own calls run between two batches. */
export const visitorBatch = 10

/** A visitor would not wait longer. */
const timeoutMs = 10_000
const mostAnswerBytes = 4 * 1024 * 1024

/** Sends a visitor's call to a node. */
export type VisitorNode = (call: { method: string; params: unknown }) => Promise<unknown>

/**
 * Creates a connection to the node for one visitor's calls. They share no request with the market's own calls or
 * those of another visitor, and are never retried. They keep the limits of the node, like all others.
 */
export function createVisitorNode(link: Link.Link): VisitorNode {
  const transport = Link.transport(link, {
    batchSize: visitorBatch,
    retryCount: 0,
    timeoutMs,
    maxSizeBytes: mostAnswerBytes,
  })
  const { request } = transport({})
  return async (call) => {
    Pace.assertOpen(link.pace, { isInHurry: true })
    return request(call as Parameters<typeof request>[0])
  }
}
