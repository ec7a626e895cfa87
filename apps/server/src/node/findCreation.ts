import { type Address, numberToHex } from 'viem'
import { fromNode, type Node, NodeError } from './node.js'

/** Where a contract begins. */
export type Creation = {
  /** The first block that has its code. */
  block: bigint
  /** Whether the node knows that the block before has none. It does not if it lacks the state of old blocks. */
  isSure: boolean
}

/**
 * Finds the block in which a contract was created, by halving: about 24 requests on a chain of ten million blocks.
 *
 * Assumes that code stays once it is there. A contract that destroyed itself and came back counts from its last creation.
 *
 * @param head - A block that has the code.
 * @throws {NodeError} when the node does not answer.
 */
export async function findCreation(node: Node, address: Address, head: bigint): Promise<Creation> {
  let [without, withCode] = [-1n, head]
  let isSure = true
  while (withCode - without > 1n) {
    const block = (without + withCode) / 2n
    const found = await hasCode(node, address, block)
    if (found) withCode = block
    else {
      without = block
      isSure = found !== undefined
    }
  }
  return { block: withCode, isSure }
}

/** @returns `undefined` when the node has no state of that block. */
async function hasCode(node: Node, address: Address, block: bigint): Promise<boolean | undefined> {
  try {
    const code = await fromNode('eth_getCode', () =>
      node.request({ method: 'eth_getCode', params: [address, numberToHex(block)] }),
    )
    return typeof code === 'string' && code.length > 2
  } catch (error) {
    if (error instanceof NodeError && error.facts.refusal?.type === 'past') return undefined
    throw error
  }
}

/**
 * Finds the first block that is not older than a time, by halving.
 *
 * @param time - Seconds.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when a block is gone.
 */
export async function findBlockAt(
  readTime: (block: bigint) => Promise<bigint>,
  { time, head }: { time: bigint; head: bigint },
): Promise<bigint> {
  let [older, newer] = [-1n, head]
  while (newer - older > 1n) {
    const block = (older + newer) / 2n
    if ((await readTime(block)) < time) older = block
    else newer = block
  }
  return newer
}
