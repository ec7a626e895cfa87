import { type Address, formatLog, type Hex, type Log, numberToHex, type RpcLog } from 'viem'
import * as Bloom from './Bloom.js'
import {
  type BlockRef,
  ContradictionError,
  fromNode,
  type Header,
  MovedError,
  type Node,
  NodeError,
} from './node.js'

/**
 * The number of blocks of history to request at once. The limits of nodes differ by a factor of a thousand, and nodes
 * do not announce them.
 */
export type LogRange = { size: bigint }

const firstSize = 2_000n
const largestSize = 50_000n
/** A range with more logs makes a step that takes too long to write. */
const manyLogs = 10_000

/** Creates the first range. */
export function createLogRange(): LogRange {
  return { size: firstSize }
}

/**
 * Reads the logs of a range of history. Requests as many blocks as the node allows, and learns the limit for the next
 * time.
 *
 * @returns The last block whose logs were read, `to` or one before it.
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
  // The request was smaller than the limit, so it says nothing about it.
  if (found.blocks < size || found.logs > manyLogs / 4) return size
  return size * 2n < largestSize ? size * 2n : largestSize
}

/** Logs of blocks near the head, and the blocks whose logs the node had left out. */
export type BlockLogs = { logs: Log[]; left: readonly LeftOut[] }

/** A block for which the node did not return all logs, and their true number. */
export type LeftOut = { block: BlockRef; address: readonly Address[]; count: number }

/**
 * Reads the logs of blocks near the head, each by its hash. A node that lags, or is on another branch, does not know
 * the block and says so. By a range of numbers, logs would silently be missing.
 *
 * If the Bloom filter in a block's header matches one of the contracts, compares the logs with the block's receipts:
 * a node with a broken index of logs would otherwise hide a sale for good. Takes missing logs from the receipts.
 *
 * @param options.isTrusting - Skips the comparison.
 * @throws {NodeError} when the node does not answer or does not know a block.
 * @throws {MovedError} when it answers with logs of another block.
 * @throws {ContradictionError} when the header announces logs that the node returns in neither way.
 */
export async function readBlockLogs(
  node: Node,
  options: { address: readonly Address[]; blocks: readonly Header[]; isTrusting?: boolean },
): Promise<BlockLogs> {
  const { address, blocks, isTrusting = false } = options
  const parts = isTrusting ? [] : address.map(Bloom.of)
  // Every question of a round trip that does not depend on another's answer: each round trip delays a sale's news.
  const compared = await Promise.all(
    blocks.map((block) =>
      compareLogs(node, { block, address, parts, logs: readLogs(node, { address, block }) }),
    ),
  )
  return {
    logs: compared.flatMap(({ logs }) => logs),
    left: compared.flatMap(({ left }) => (left ? [left] : [])),
  }
}

async function readLogs(
  node: Node,
  { address, block }: { address: readonly Address[]; block: Header },
): Promise<Log[]> {
  const logs = await fromNode('eth_getLogs', () =>
    node.getLogs({ address: [...address], blockHash: block.hash }),
  )
  assertOf(block, logs)
  return logs
}

/**
 * Asks again for the logs of a block for which the node had left some out.
 *
 * @returns Whether it returns them now.
 * @throws {NodeError} when the node does not answer.
 */
export async function showsLogs(node: Node, { block, address, count }: LeftOut): Promise<boolean> {
  const logs = await fromNode('eth_getLogs', () =>
    node.getLogs({ address: [...address], blockHash: block.hash }),
  )
  return logs.length >= count
}

type Compared = { logs: Log[]; left?: LeftOut }

/**
 * Compares the logs of a block with its receipts, if the Bloom filter in its header matches one of the contracts.
 *
 * @throws As {@link readBlockLogs}.
 */
export async function compareLogs(
  node: Node,
  options: {
    block: Header
    address: readonly Address[]
    parts: readonly Bloom.Bloom[]
    logs: Log[] | Promise<Log[]>
  },
): Promise<Compared> {
  const { block, address, parts } = options
  const bloom = Bloom.fromHeader(block.logsBloom)
  if (bloom === undefined || !parts.some((part) => Bloom.includes(bloom, part)))
    return { logs: await options.logs }
  const [all, logs] = await Promise.all([readAllLogs(node, block), options.logs])
  if (!Bloom.includes(Bloom.fromLogs(all), bloom))
    throw new ContradictionError({
      number: block.number,
      contradiction: 'its header tells of logs that the node does not show.',
    })
  const watched = new Set(address.map((contract) => contract.toLowerCase()))
  const found = all.filter((log) => watched.has(log.address.toLowerCase()))
  if (found.length <= logs.length) return { logs }
  return { logs: found, left: { block, address, count: found.length } }
}

/** Reads every log of a block from its receipts. On a node without that method, reads the logs without a filter. */
async function readAllLogs(node: Node, block: Header): Promise<Log[]> {
  const logs = (await readReceiptLogs(node, block)) ?? (await readUnfiltered(node, block))
  assertOf(block, logs)
  return logs
}

async function readReceiptLogs(node: Node, block: Header): Promise<Log[] | undefined> {
  try {
    const receipts = await fromNode('eth_getBlockReceipts', () =>
      node.request<BlockReceipts>({ method: 'eth_getBlockReceipts', params: [numberToHex(block.number)] }),
    )
    return receipts?.flatMap(({ logs }) => logs.map((log) => formatLog(log) as Log))
  } catch (error) {
    if (error instanceof NodeError && error.facts.isTooMuch) return undefined
    throw error
  }
}

type BlockReceipts = {
  Method: 'eth_getBlockReceipts'
  Parameters: [Hex]
  ReturnType: readonly { logs: readonly RpcLog[] }[] | null
}

function readUnfiltered(node: Node, { hash }: Header): Promise<Log[]> {
  return fromNode('eth_getLogs', () => node.getLogs({ blockHash: hash }))
}

function assertOf(block: Header, logs: readonly Log[]): void {
  if (logs.some((log) => log.blockHash !== block.hash)) throw new MovedError({ number: block.number })
}
