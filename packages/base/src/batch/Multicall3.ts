import { type Address, concatHex, type Hex } from 'viem'
import * as Words from '../errors/Words.js'

/** Multicall3: asks many contracts in one call. */

/** A question, and who is asked. */
export type Call = { target: Address; data: Hex }

/** The result of a question; the data of a refusal says why. */
export type Result = { isSuccess: boolean; data: Hex }

/** What it tells of itself: questions that go to the contract's own address. */
export const facts = {
  blockNumber: '0x42cbb15c',
  chainId: '0x3408e470',
  timestamp: '0x0f28c97d',
} as const satisfies Record<string, Hex>

/** Asks for the native balance of an account; goes to the contract's own address. */
export function balanceOf(account: Address): Hex {
  return concatHex(['0x4d2301cc', `0x${Words.word(account)}`])
}

/** Bytes that a question takes in a batch. */
export function sizeOf(data: Hex): number {
  return 4 * 32 + Words.sizeOfBytes(data)
}

/** Writes the call of `aggregate3` that asks all the questions; none may fail all. */
export function encode(calls: readonly Call[]): Hex {
  const encoded = calls.map(
    ({ target, data }) => Words.word(target) + Words.word(1) + Words.word(0x60) + Words.bytes(data),
  )
  return `0x82ad56cb${Words.word(0x20)}${Words.list(encoded)}`
}

/**
 * Reads what `aggregate3` returned.
 *
 * @returns `undefined` when it is no answer to that number of questions.
 */
export function decode(answer: Hex, calls: number): readonly Result[] | undefined {
  return Words.decode(answer, (text) =>
    Words.elementsAt(text, Words.numberAt(text, 0), calls).map((at) => ({
      isSuccess: Words.booleanAt(text, at),
      data: Words.bytesAt(text, at + Words.numberAt(text, at + 32)),
    })),
  )
}
