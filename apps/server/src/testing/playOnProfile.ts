import { type NodeProfile, type NodeUsage, startProfiledNode, type TestChain } from '@souk/testing'
import { playGame } from './playGame.js'

/** More blocks than the follower reads one by one, so that the market also reads ranges. */
const historyBlocks = 200

/**
 * Plays the same game as `playGame` with a market whose node plays a profile.
 *
 * @returns What was asked of the node.
 */
export async function playOnProfile(
  chain: TestChain,
  profile: NodeProfile,
  options: { seed: number; moves: number },
): Promise<NodeUsage> {
  await chain.testClient.mine({ blocks: historyBlocks })
  const node = await startProfiledNode(chain.rpcUrl, profile)
  try {
    // Nodes with a rate would spend it on looks at the head. Some allow a few calls a second, or the receipts of half a block.
    const pace = profile.rate
      ? { pollIntervalMs: 1_000, deadlineMs: 300_000 }
      : { pollIntervalMs: 20, deadlineMs: 60_000 }
    await playGame(chain, { ...options, ...pace, rpcUrl: node.url })
    return node.usage()
  } finally {
    await node.close()
  }
}
