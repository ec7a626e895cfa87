import type { Log } from 'viem'
import type { ChainEvent } from '../node/ChainEvent.js'
import { type BlockRef, getBlockRef, type Node } from '../node/node.js'

/** When blocks were made, in seconds, by their number. */
export type Times = ReadonlyMap<bigint, bigint>

/** Headers asked for at once. */
const batchSize = 200

/**
 * Finds out when the blocks were made in which something happened that is shown with its time. Most nodes write it into
 * their logs; of the others the headers are read.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when a block is gone.
 */
export async function readTimes(
  node: Node,
  found: { logs: readonly Log[]; events: readonly ChainEvent[]; blocks: readonly BlockRef[] },
): Promise<Times> {
  const times = new Map(found.blocks.map((block) => [block.number, block.timestamp]))
  for (const { blockNumber, blockTimestamp } of found.logs)
    if (blockNumber !== null && typeof blockTimestamp === 'bigint') times.set(blockNumber, blockTimestamp)
  const missing = [...new Set(found.events.filter(isTold).map((event) => event.blockNumber))].filter(
    (number) => !times.has(number),
  )
  for (let start = 0; start < missing.length; start += batchSize) {
    const numbers = missing.slice(start, start + batchSize)
    const headers = await Promise.all(numbers.map((number) => getBlockRef(node, number)))
    for (const header of headers) times.set(header.number, header.timestamp)
  }
  return times
}

function isTold({ type }: ChainEvent): boolean {
  return type === 'fulfilled' || type === 'transfer' || type === 'cancelled'
}
