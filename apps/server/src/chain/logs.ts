import type { Address, Log } from 'viem'
import { type BlockRef, fromNode, MovedError, type Node, NodeError } from './node.js'

/** How many blocks of history are asked for at once. Nodes differ a thousandfold in what they give, and do not tell. */
export type LogRange = { size: bigint }

const firstSize = 2_000n
const largestSize = 50_000n
/** A range with more logs than this makes a step that takes too long to write. */
const manyLogs = 10_000

/** Makes a range to begin with. */
export function createLogRange(): LogRange {
  return { size: firstSize }
}

/**
 * Reads the logs of a range of history: as many blocks as the node gives at once, of which it learns for the next time.
 *
 * @returns The last block of which there are logs, `to` or one before it.
 * @throws {NodeError} when the node does not answer, or refuses even a single block.
 */
export async function readHistoryLogs(
  node: Node,
  options: { address: readonly Address[]; from: bigint; to: bigint; range: LogRange },
): Promise<{ logs: Log[]; to: bigint }> {
  const { address, from, range } = options
  for (;;) {
    const to = from + range.size - 1n < options.to ? from + range.size - 1n : options.to
    try {
      const logs = await fromNode('eth_getLogs', () =>
        node.getLogs({ address: [...address], fromBlock: from, toBlock: to }),
      )
      range.size = nextSize(range.size, { logs: logs.length, blocks: to - from + 1n })
      return { logs, to }
    } catch (error) {
      if (!(error instanceof NodeError && error.facts.isTooMuch) || to === from) throw error
      range.size = (to - from + 1n) / 2n
    }
  }
}

function nextSize(size: bigint, found: { logs: number; blocks: bigint }): bigint {
  if (found.logs > manyLogs) return size > 1n ? size / 2n : 1n
  // Less was asked for than could have been: nothing is learnt.
  if (found.blocks < size || found.logs > manyLogs / 4) return size
  return size * 2n < largestSize ? size * 2n : largestSize
}

/**
 * Reads the logs of blocks near the head, each by its hash: a node that lags, or is on another branch, does not know the
 * block and says so, where a range of numbers would silently come out short.
 *
 * @throws {NodeError} when the node does not answer or does not know a block.
 * @throws {MovedError} when it answers with logs of another block.
 */
export async function readBlockLogs(
  node: Node,
  options: { address: readonly Address[]; blocks: readonly BlockRef[] },
): Promise<Log[]> {
  const { address, blocks } = options
  const perBlock = await fromNode('eth_getLogs', () =>
    Promise.all(blocks.map(({ hash }) => node.getLogs({ address: [...address], blockHash: hash }))),
  )
  for (const [index, logs] of perBlock.entries()) {
    const block = blocks[index] as BlockRef
    if (logs.some((log) => log.blockHash !== block.hash)) throw new MovedError({ number: block.number })
  }
  return perBlock.flat()
}
