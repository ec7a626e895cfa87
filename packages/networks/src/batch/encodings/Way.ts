import type { Address, Hex } from 'viem'
import type { Read } from './Read.js'

/** A way to ask many things with one `eth_call`. */
export type Way = {
  name: 'sequence' | 'multicall3' | 'deployless'
  /** Bytes that the reads of one batch may take together. */
  capacityBytes: number
  /** Bytes that a read takes in a batch; `undefined` when this way cannot ask it. */
  sizeOf(read: Read): number | undefined
  /** What to call. */
  encode(reads: readonly Read[]): { to?: Address; data: Hex }
  /** What was answered, in the order of the reads; `undefined` when it is not an answer to them. */
  decode(answer: Hex, reads: readonly Read[]): readonly Answer[] | undefined
}

/** The value as the node itself would give it, or that the read has to be asked again alone. */
export type Answer = { state: 'answered'; value: Hex } | { state: 'again' }

/** To be asked again alone, so that the caller gets the node's own words. */
export const again: Answer = { state: 'again' }

/** Writes what a contract returned as a node answers that kind of read. */
export function toAnswer(read: Read, data: Hex, codeOf: (data: Hex) => Hex | undefined): Answer {
  if (read.kind === 'call') return { state: 'answered', value: data }
  if (read.kind === 'code') {
    const code = codeOf(data)
    return code === undefined ? again : { state: 'answered', value: code }
  }
  return data.length === 66 ? { state: 'answered', value: `0x${BigInt(data).toString(16)}` } : again
}

/** Bytes of a call that every node and gateway takes: half a mebibyte when written in digits. */
export const commonCapacityBytes = 256 * 1024
