import { type Hex, hexToBigInt } from 'viem'

export { type AnyClient, type Read, readBatch, UnreachableError } from '@souk/base'

/** Reads an answer as a number; `undefined` stays what it is. */
export function toBigInt(answer: Hex | undefined): bigint | undefined {
  return answer === undefined ? undefined : hexToBigInt(answer.slice(0, 66) as Hex)
}
