import { BaseError } from '@souk/base'
import { type Hex, isHex } from 'viem'
import { causesOf } from './causesOf.js'
import type { DecodedError } from './SeaportError.js'

/**
 * Finds the revert data that a node or wallet attached to an error, however deep.
 *
 * @returns The data, or `undefined` when the failure was not a revert with data.
 */
export function findRevertData(error: unknown): Hex | undefined {
  for (const { data, raw } of causesOf(error))
    for (const candidate of [raw, data]) if (isHex(candidate) && candidate.length >= 10) return candidate
  return undefined
}

/**
 * Thrown when a contract refuses a transaction; nothing was moved.
 *
 * `facts.errorName` tells which refusal it is and what `facts.args` holds; it is `undefined` where the node gave no
 * reason or the contract has an error of its own, whose raw `data` is kept.
 *
 * @example
 * if (error instanceof RevertedError && error.facts.errorName === 'InvalidTime') error.facts.args.endTime
 */
export class RevertedError extends BaseError<RevertedError.Facts> {
  override readonly name = 'Transaction.RevertedError'
  /**
   * @param data - The revert's data, as the node returned it.
   * @param decoded - What {@link decodeSeaportError} made of it.
   */
  constructor(data: Hex | undefined, decoded: DecodedError | undefined, cause: unknown) {
    const message = decoded
      ? `${decoded.sentence} (${decoded.errorName}) Nothing was moved. ${decoded.remedy}`
      : `A contract refused the transaction${data ? ` (${data.slice(0, 10)})` : ''}. Nothing was moved.`
    super(message, { facts: { ...(decoded ?? noReason), data }, cause })
  }
}

const noReason = { errorName: undefined, args: {}, sentence: undefined, remedy: undefined } as const

export declare namespace RevertedError {
  type Facts = (DecodedError | typeof noReason) & { data: Hex | undefined }
}
