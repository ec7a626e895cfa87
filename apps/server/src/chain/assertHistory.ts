import type { Address, Log } from 'viem'
import * as Bloom from '../node/Bloom.js'
import { compareLogs } from '../node/logs.js'
import { ContradictionError, getBlockRef, type Node } from '../node/node.js'

/** Blocks of a range that are looked at. All of them would be a request a block, where a range is one request. */
const mostSamples = 8

/**
 * Compares some blocks of a range of history with what the node showed of it. A node whose index of logs is broken, or was
 * never built, leaves out most of them, so that it is found within a few ranges.
 *
 * @param options.logs - All logs of the contracts that the node showed.
 * @throws {ContradictionError} when a block has logs that the node did not show. @throws {NodeError} when it does not answer.
 * @throws {MovedError} when it has another block of that number.
 */
export async function assertHistory(
  node: Node,
  options: { address: readonly Address[]; from: bigint; to: bigint; logs: readonly Log[] },
): Promise<void> {
  const { address, from, to, logs } = options
  const headers = await Promise.all(toSamples(from, to).map((number) => getBlockRef(node, number)))
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
}

/** The last block of a range, and others at the same distance from each other. */
export function toSamples(from: bigint, to: bigint): readonly bigint[] {
  const size = to - from + 1n
  const count = size < BigInt(mostSamples) ? size : BigInt(mostSamples)
  return Array.from({ length: Number(count) }, (_, index) => to - (size * BigInt(index)) / count)
}
