import type { Address, Hex } from 'viem'
import * as Multicall3 from './Multicall3.js'
import { multicall3Address } from './multicall3Address.js'
import type { PlainRead as Read } from './Read.js'

/** Encodes the call that answers all reads. */
export function encode(reads: readonly Read[], to: Address = multicall3Address): { to: Address; data: Hex } {
  return { to, data: Multicall3.encode(reads.map((read) => toCall(read, to))) }
}

/**
 * Decodes the answers in the order of the reads. An answer is `undefined` where the target reverted or is not a
 * contract.
 */
export function decode(data: Hex, reads: readonly Read[]): readonly (Hex | undefined)[] | undefined {
  return Multicall3.decode(data, reads.length)?.map((result) =>
    result.isSuccess && result.data !== '0x' ? result.data : undefined,
  )
}

function toCall(read: Read, target: Address): Multicall3.Call {
  if (read.type === 'call') return { target: read.to, data: read.data }
  const data = read.type === 'balance' ? Multicall3.balanceOf(read.account) : Multicall3.facts[read.type]
  return { target, data }
}
