import type { Log } from 'viem'
import type { ChainEvent } from '../node/ChainEvent.js'
import { type BlockRef, getBlockRef, type Node } from '../node/node.js'

/** The time of each block in seconds, by block number. */
export type Times = ReadonlyMap<bigint, bigint>

/** The number of headers in one batch. */
const batchSize = 200

/**
 * Finds the times of the blocks whose events are shown with a time. Most nodes put the time into their logs;
 * otherwise this reads the headers.
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
  const missing = [...new Set(found.events.filter(isActivity).map((event) => event.blockNumber))].filter(
    (number) => !times.has(number),
  )
  for (let start = 0; start < missing.length; start += batchSize) {
    const numbers = missing.slice(start, start + batchSize)
    const headers = await Promise.all(numbers.map((number) => getBlockRef(node, number)))
    for (const header of headers) times.set(header.number, header.timestamp)
  }
  return times
}

function isActivity({ type }: ChainEvent): boolean {
  return type === 'fulfilled' || type === 'transfer' || type === 'cancelled'
}
