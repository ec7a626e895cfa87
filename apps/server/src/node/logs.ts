import { type Address, formatLog, type Hex, type Log, numberToHex, type RpcLog } from 'viem'
import * as Bloom from './Bloom.js'
import * as LogRange from './LogRange.js'
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
 * Reads the logs of a range of history, in as few requests as the node allows, and learns its limits for the next time.
 *
 * @returns The last block whose logs were read, `to` or one before it.
 * @throws {NodeError} when the node does not answer, or refuses even a single block.
 */
export async function readHistoryLogs(
  node: Node,
  options: { address: readonly Address[]; from: bigint; to: bigint; range: LogRange.LogRange },
): Promise<{ logs: Log[]; to: bigint }> {
  const { address, from, range } = options
  for (;;) {
    const parts = split({ from, to: options.to }, range)
    const { to } = parts.at(-1) as Part
    const found = await Promise.allSettled(parts.map((part) => readPart(node, address, part)))
    const failed = found.findIndex(({ status }) => status === 'rejected')
    const read = found.slice(0, failed < 0 ? undefined : failed)
    const logs = read.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
    if (failed < 0) {
      LogRange.succeed(range, { logs: logs.length, blocks: to - from + 1n, requests: parts.length })
      return { logs, to }
    }
    const { reason } = found[failed] as PromiseRejectedResult
    const refused = parts[failed] as Part
    const blocks = refused.to - refused.from + 1n
    if (!(reason instanceof NodeError && reason.facts.isTooMuch) || blocks === 1n) throw reason
    LogRange.refuse(range, { blocks, refusal: reason.facts.refusal })
    if (failed > 0) return { logs, to: refused.from - 1n }
  }
}

type Part = { from: bigint; to: bigint }

/**
 * Reads the logs of single blocks of history, with as many of them in one request as the node allows.
 *
 * @param options.blocks - In order.
 * @throws {NodeError} when the node does not answer, or refuses.
 */
export async function readLogsAround(
  node: Node,
  options: { address: readonly Address[]; blocks: readonly bigint[]; to: bigint; range: LogRange.LogRange },
): Promise<Log[]> {
  const { address, blocks, to, range } = options
  const parts: Part[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (last && block <= last.to) continue
    const end = block + range.most - 1n
    parts.push({ from: block, to: end < to ? end : to })
  }
  return (await Promise.all(parts.map((part) => readPart(node, address, part)))).flat()
}

/** Divides the beginning of a range into the parts that one step requests. */
function split({ from, to }: Part, { size, width }: LogRange.LogRange): readonly Part[] {
  const parts: Part[] = []
  for (let start = from; start <= to && parts.length < width; start += size)
    parts.push({ from: start, to: start + size - 1n < to ? start + size - 1n : to })
  return parts
}

function readPart(node: Node, address: readonly Address[], { from, to }: Part): Promise<Log[]> {
  return fromNode('eth_getLogs', () => node.getLogs({ address: [...address], fromBlock: from, toBlock: to }))
}

/** Logs of blocks near the head, and the blocks whose logs the node had left out. */
export type BlockLogs = { logs: Log[]; left: readonly LeftOut[] }

/** A block for which the node did not return all logs, and their true number. */
export type LeftOut = { block: BlockRef; address: readonly Address[]; count: number }

/**
 * Reads the logs of blocks near the head, each by its hash. A node that lags, or is on another branch, does not know
 * the block and says so. By a range of numbers, logs would silently be missing.
 *
 * Skips blocks whose Bloom filter matches none of the contracts, once a filter of this chain has told of logs. If it
 * matches one, compares the logs with the block's receipts:
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
  const own = address.map(Bloom.of)
  const compared = await Promise.all(
    blocks.map((block): Compared | Promise<Compared> => {
      if (node.link?.hasBlooms && !mayHave(block, own)) return { logs: [] }
      return compareLogs(node, { block, address, parts, logs: readLogs(node, { address, block }) })
    }),
  )
  learnBlooms(node, { blocks, logs: compared.flatMap(({ logs }) => logs) })
  return {
    logs: compared.flatMap(({ logs }) => logs),
    left: compared.flatMap(({ left }) => (left ? [left] : [])),
  }
}

function mayHave(block: Header, own: readonly Bloom.Bloom[]): boolean {
  const bloom = Bloom.fromHeader(block.logsBloom)
  return bloom === undefined || own.some((part) => Bloom.includes(bloom, part))
}

/** Some chains leave the filters in their headers empty. They are used only after one has told of logs. */
function learnBlooms(
  node: Node,
  { blocks, logs }: { blocks: readonly Header[]; logs: readonly Log[] },
): void {
  const { link } = node
  if (!link || link.hasBlooms === false) return
  for (const block of blocks) {
    const own = logs.filter(({ blockHash }) => blockHash === block.hash)
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
