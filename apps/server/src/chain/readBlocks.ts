import { Network } from '@souk/networks'
import type { Address, Log } from 'viem'
import type { Market } from '../market/Market.js'
import { type LeftOut, readBlockLogs } from '../node/blockLogs.js'
import type * as LogRange from '../node/LogRange.js'
import { readHistoryLogs } from '../node/logs.js'
import { type BlockRef, getBlockRef, type Header, MovedError } from '../node/node.js'
import { assertHistory } from './assertHistory.js'

/** Near the head, where blocks may still change, each block is kept. Older history is read in ranges. */
export const nearHead = 64n

/** Blocks to keep, the logs of all blocks that were read, and what the node left out of them. */
export type Found = { blocks: readonly BlockRef[]; logs: readonly Log[]; left: readonly LeftOut[] }

/**
 * Reads a range of history, and keeps only its last block. Leaves out currencies; `findMoneyTouches` stands in for them.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changed meanwhile.
 * @throws {ContradictionError} when the node hides logs.
 */
export async function readHistory(
  market: Market,
  from: bigint,
  { head, range }: { head: Header; range: LogRange.LogRange },
): Promise<Found> {
  const { watched, node, config } = market
  const address = [watched.exchange, ...watched.collections.keys()] as Address[]
  const { logs, to } = await readHistoryLogs(node, { address, from, to: head.number - nearHead, range })
  const last = config.trustsLogs
    ? await getBlockRef(node, to)
    : await assertHistory(node, { address, from, to, logs, range })
  if (logs.some((log) => log.blockNumber === to && log.blockHash !== last.hash))
    throw new MovedError({ number: to })
  return { blocks: [last], logs, left: [] }
}

/** Reads all blocks up to the head, and keeps each. @throws As {@link readHistory}. */
export async function readBlocks(
  market: Market,
  { from, ancestor }: { from: bigint; ancestor?: BlockRef },
  { head, range }: { head: Header; range: LogRange.LogRange },
): Promise<Found> {
  if (from > head.number) return { blocks: [], logs: [], left: [] }
  const address = toAddresses(market)
  const numbers: bigint[] = []
  for (let number = from; number < head.number; number++) numbers.push(number)
  const between = await Promise.all(numbers.map((number) => getBlockRef(market.node, number)))
  const blocks = [...between, head]
  for (const [index, block] of blocks.entries()) {
    const parent = blocks[index - 1] ?? ancestor
    if (parent && block.parentHash !== parent.hash) throw new MovedError({ number: block.number })
  }
  const isTrusting = market.config.trustsLogs
  const { fullBloomsFrom } = Network.factsOf(market.chainId) ?? {}
  const read = { address, blocks, isTrusting, range, fullBloomsFrom }
  return { blocks, ...(await readBlockLogs(market.node, read)) }
}

function toAddresses({ watched }: Market): Address[] {
  return [watched.exchange, ...watched.collections.keys(), ...watched.currencies] as Address[]
}
