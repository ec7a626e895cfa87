import { type Address, concatHex, type Hex } from 'viem'
import * as Words from '../errors/Words.js'

/** Multicall3: calls many contracts in one call. */

/** A call and its target. */
export type Call = { target: Address; data: Hex }

/** The result of a call. The data of a reverted call holds its reason. */
export type Result = { isSuccess: boolean; data: Hex }

/** Calls to Multicall3 itself, which return facts of the chain. */
export const facts = {
  blockNumber: '0x42cbb15c',
  chainId: '0x3408e470',
  timestamp: '0x0f28c97d',
} as const satisfies Record<string, Hex>

/** Encodes the call to Multicall3 itself that returns the native balance of an account. */
export function balanceOf(account: Address): Hex {
  return concatHex(['0x4d2301cc', `0x${Words.word(account)}`])
}

/** Returns how many bytes a call takes in a batch. */
export function sizeOf(data: Hex): number {
  return 4 * 32 + Words.sizeOfBytes(data)
}

/** Encodes a call of `aggregate3` in which a failing call does not fail the others. */
export function encode(calls: readonly Call[]): Hex {
  const encoded = calls.map(
    ({ target, data }) => Words.word(target) + Words.word(1) + Words.word(0x60) + Words.bytes(data),
  )
  return `0x82ad56cb${Words.word(0x20)}${Words.list(encoded)}`
}

/**
 * Decodes the output of `aggregate3`.
 *
 * @returns The results, or `undefined` when the output does not match the number of calls.
 */
export function decode(answer: Hex, calls: number): readonly Result[] | undefined {
  return Words.decode(answer, (text) =>
    Words.elementsAt(text, Words.numberAt(text, 0), calls).map((at) => ({
      isSuccess: Words.booleanAt(text, at),
      data: Words.bytesAt(text, at + Words.numberAt(text, at + 32)),
    })),
  )
}
