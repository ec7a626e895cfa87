import type { Address } from 'viem'
import type { Config } from '../market/config.js'
import type { Logger } from '../market/log.js'
import { findCreation } from '../node/findCreation.js'
import { getBlockRef, type Node } from '../node/node.js'

/**
 * Finds the block at which to begin the history of a collection: the configured one, or else the one in which its
 * contract was created.
 *
 * A node without the state of old blocks does not know the latter. The history then begins at block 0, which costs
 * requests but loses nothing, and the log says so.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function findPast(
  market: { node: Node; config: Pick<Config, 'startBlock'>; log: Pick<Logger, 'info' | 'warn'> },
  contract: Address,
): Promise<bigint> {
  const { node, config, log } = market
  if (config.startBlock !== undefined) return config.startBlock
  const { number: head } = await getBlockRef(node)
  const { block, isSure } = await findCreation(node, contract, head)
  if (isSure) {
    log.info({ contract, block: Number(block) }, 'found the block in which a collection was created')
    return block
  }
  log.warn(
    { contract },
    'the node lacks the state of old blocks, so the history of a collection is read from block 0; --start-block sets another one',
  )
  return 0n
}
