import { type Address, formatLog, type Hex, type Log, numberToHex, type RpcLog } from 'viem'
import * as Bloom from './Bloom.js'
import type * as LogRange from './LogRange.js'
import { readHistoryLogs } from './logs.js'
import {
  type BlockRef,
  ContradictionError,
  fromNode,
  type Header,
  MovedError,
  type Node,
  NodeError,
} from './node.js'

/** Logs of blocks near the head, and the blocks whose logs the node had left out. */
export type BlockLogs = { logs: Log[]; left: readonly LeftOut[] }

/** A block for which the node did not return all logs, and their true number. */
export type LeftOut = { block: BlockRef; address: readonly Address[]; count: number }

/**
 * Reads the logs of blocks near the head, a few of them each by its hash. A node that lags, or is on another branch, does not
 * know the block and says so. By a range of numbers, logs would silently be missing.
 *
 * After a pause there are many blocks. They are asked for by their numbers, and each one without logs again by its hash, unless
 * its Bloom filter proves that it has none.
 *
 * Skips blocks whose Bloom filter matches none of the contracts, once a filter of this chain has told of logs, and unless
 * filters of that time are known to leave logs out. If it matches one, compares the logs with the block's receipts:
 * a node with a broken index of logs would otherwise hide a sale for good. Takes missing logs from the receipts.
 *
 * @param options.blocks - Consecutive ones, oldest first.
 * @param options.isTrusting - Skips the comparison.
 * @param options.range - What is known about the node's limits.
 * @param options.fullBloomsFrom - The first block whose filter tells of all its logs. @default the first of the chain
 * @throws {NodeError} when the node does not answer or does not know a block.
 * @throws {MovedError} when it answers with logs of another block.
 * @throws {ContradictionError} when the header announces logs that the node returns in neither way.
 */
export async function readBlockLogs(node: Node, options: readBlockLogs.Options): Promise<BlockLogs> {
  const { address, blocks, isTrusting = false, fullBloomsFrom = 0 } = options
  const own = address.map(Bloom.of)
  const parts = isTrusting ? [] : own
  const together = blocks.length < manyBlocks ? undefined : await readTogether(node, options)
  const isProven = node.link?.hasBlooms ?? together !== undefined
  // Every question of a round trip that does not depend on another's answer: each round trip delays a sale's news.
  const compared = await Promise.all(
    blocks.map(async (block): Promise<Compared> => {
      const shown = together?.get(block.number)
      if (shown) assertOf(block, shown)
      else if (isProven && block.number >= fullBloomsFrom && !mayHave(block, own)) return { logs: [] }
      const logs = shown ?? readLogs(node, { address, block })
      return compareLogs(node, { block, address, parts, logs })
    }),
  )
  learnBlooms(node, { blocks, logs: compared.flatMap(({ logs }) => logs) })
  return {
    logs: compared.flatMap(({ logs }) => logs),
    left: compared.flatMap(({ left }) => (left ? [left] : [])),
  }
}

export declare namespace readBlockLogs {
  type Options = {
    address: readonly Address[]
    blocks: readonly Header[]
    range: LogRange.LogRange
    isTrusting?: boolean
    fullBloomsFrom?: number | undefined
  }
}

/** From this many blocks on, their logs are asked for together. */
const manyBlocks = 4

/** Reads the logs of all blocks, in as few requests as the node allows. @returns Those of blocks that have any. */
async function readTogether(
  node: Node,
  { address, blocks, range }: readBlockLogs.Options,
): Promise<ReadonlyMap<bigint, Log[]>> {
  const found = new Map<bigint, Log[]>()
  const last = (blocks.at(-1) as Header).number
  for (let from = (blocks[0] as Header).number; from <= last; ) {
    const { logs, to } = await readHistoryLogs(node, { address, from, to: last, range })
    for (const log of logs) {
      const number = log.blockNumber ?? -1n
      found.set(number, [...(found.get(number) ?? []), log])
    }
    from = to + 1n
  }
  return found
}

function mayHave(block: Header, own: readonly Bloom.Bloom[]): boolean {
  const bloom = Bloom.fromHeader(block.logsBloom)
  return bloom === undefined || own.some((part) => Bloom.includes(bloom, part))
}

/** The number of a block's logs that show whether filters tell of logs. */
const mostLearnt = 100

/** Some chains leave the filters in their headers empty. They are used only after one has told of logs. */
function learnBlooms(
  node: Node,
  { blocks, logs }: { blocks: readonly Header[]; logs: readonly Log[] },
): void {
  const { link } = node
  if (!link || link.hasBlooms === false) return
  for (const block of blocks) {
    const own = logs.filter(({ blockHash }) => blockHash === block.hash).slice(0, mostLearnt)
    if (own.length === 0) continue
    const bloom = Bloom.fromHeader(block.logsBloom)
    link.hasBlooms = bloom !== undefined && Bloom.includes(bloom, Bloom.fromLogs(own))
    if (!link.hasBlooms) return
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
  if (!(await Bloom.isExplained(bloom, all)))
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
