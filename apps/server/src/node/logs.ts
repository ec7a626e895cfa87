import type { Address, Log } from 'viem'
import * as LogRange from './LogRange.js'
import { fromNode, type Node, NodeError } from './node.js'

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
  LogRange.refresh(range, Date.now())
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
    LogRange.refuse(range, { blocks, refusal: reason.facts.refusal, nowMs: Date.now() })
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
