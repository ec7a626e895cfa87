import { type Hex, hexToBigInt } from 'viem'

export { type AccountParameter, type AnyClient, type Read, readBatch, UnreachableError } from '@souk/base'

/** Converts an answer to a number. `undefined` stays `undefined`. */
export function toBigInt(answer: Hex | undefined): bigint | undefined {
  return answer === undefined ? undefined : hexToBigInt(answer.slice(0, 66) as Hex)
}
