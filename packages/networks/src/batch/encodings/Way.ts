import type { Address, Hex } from 'viem'
import type { Read } from './Read.js'

/** A way to send many reads with one `eth_call`. */
export type Way = {
  name: 'sequence' | 'multicall3' | 'deployless'
  /** The maximum total size of a batch's reads, in bytes. */
  capacityBytes: number
  /** The size of a read in a batch, in bytes. `undefined` if this way does not support the read. */
  sizeOf(read: Read): number | undefined
  /** Encodes the call. */
  encode(reads: readonly Read[]): { to?: Address; data: Hex }
  /** Decodes the answers in the order of the reads. `undefined` if the data is not an answer to them. */
  decode(answer: Hex, reads: readonly Read[]): readonly Answer[] | undefined
}

/** The value as the node itself would return it, or the instruction to send the read again alone. */
export type Answer = { state: 'answered'; value: Hex } | { state: 'again' }

/** The read has to be sent again alone, so that the caller receives the node's own error. */
export const again: Answer = { state: 'again' }

/** Converts the data that a contract returned to the node's answer to that kind of read. */
export function toAnswer(read: Read, data: Hex, codeOf: (data: Hex) => Hex | undefined): Answer {
  if (read.kind === 'call') return { state: 'answered', value: data }
  if (read.kind === 'code') {
    const code = codeOf(data)
    return code === undefined ? again : { state: 'answered', value: code }
  }
  return data.length === 66 ? { state: 'answered', value: `0x${BigInt(data).toString(16)}` } : again
}

/** The size of a call that every node and gateway accepts, in bytes: 512 KiB in hexadecimal. */
export const commonCapacityBytes = 256 * 1024
