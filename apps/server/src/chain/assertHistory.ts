import type { Address, Log } from 'viem'
import * as Bloom from '../node/Bloom.js'
import { compareLogs } from '../node/blockLogs.js'
import type * as LogRange from '../node/LogRange.js'
import { ContradictionError, getBlockRef, type Header, type Node } from '../node/node.js'

/**
 * The number of blocks of a range to compare. Comparing all would take a request per block, where a range takes one
 * request.
 */
const mostSamples = 8

/**
 * The number of ranges of which several blocks are compared. A node without an index of logs shows it in the first ones;
 * later, the last block of each range is compared.
 */
const wellCompared = 4

/**
 * Compares some blocks of a range of history with the logs that the node returned for it. A node whose index of logs
 * is broken, or was never built, leaves out most logs, so this finds it within a few ranges.
 *
 * @param options.logs - All logs of the contracts that the node returned.
 * @param options.range - Counts the ranges that were compared.
 * @returns The last block.
 * @throws {ContradictionError} when a block has logs that the node did not return. @throws {NodeError} when the node
 * does not answer.
 * @throws {MovedError} when the node has another block of that number.
 */
export async function assertHistory(
  node: Node,
  options: {
    address: readonly Address[]
    from: bigint
    to: bigint
    logs: readonly Log[]
    range: LogRange.LogRange
  },
): Promise<Header> {
  const { address, from, to, logs, range } = options
  const numbers = range.compared < wellCompared ? toSamples(from, to) : [to]
  const headers = await Promise.all(numbers.map((number) => getBlockRef(node, number)))
  const parts = address.map(Bloom.of)
  const compared = await Promise.all(
    headers.map((block) => {
      const shown = logs.filter(({ blockNumber }) => blockNumber === block.number)
      return compareLogs(node, { block, address, parts, logs: shown })
    }),
  )
  const left = compared.find((one) => one.left)?.left
  if (left)
    throw new ContradictionError({
      number: left.block.number,
      contradiction: 'its receipts have logs that the node does not show.',
    })
  range.compared++
  return headers[0] as Header
}

/** Picks the last block of a range, and others at equal distances. */
export function toSamples(from: bigint, to: bigint): readonly bigint[] {
  const size = to - from + 1n
  const count = size < BigInt(mostSamples) ? size : BigInt(mostSamples)
  return Array.from({ length: Number(count) }, (_, index) => to - (size * BigInt(index)) / count)
}
