import { poll } from '@souk/base'
import type { Market } from '../market/Market.js'
import { createNode } from '../node/node.js'

/**
 * Makes a market's follower stand still, because its node does not answer. A test then changes what the follower would change
 * back within milliseconds.
 *
 * @returns The market with a node that answers.
 */
export async function standStill(server: { market: Market }, rpcUrl: string): Promise<Market> {
  const { market } = server
  const { node } = market
  market.node = { ...node, getBlock: () => Promise.reject(new RangeError('the node is away')) }
  await poll(() => market.progress.error, { intervalMs: 20, deadlineMs: 20_000 })
  return { ...market, node: createNode(rpcUrl) }
}
