import { BaseError } from '@souk/base'
import { type Hex, isHex } from 'viem'
import { causesOf } from './causesOf.js'
import type { DecodedError } from './SeaportError.js'

/**
 * Finds the revert data that a node or wallet attached to an error or one of its causes.
 *
 * @returns The data, or `undefined` when the failure is not a revert with data.
 */
export function findRevertData(error: unknown): Hex | undefined {
  for (const { data, raw } of causesOf(error))
    for (const candidate of [raw, data]) if (isHex(candidate) && candidate.length >= 10) return candidate
  return undefined
}

/**
 * Thrown when a contract reverts a transaction. Nothing was moved.
 *
 * `facts.errorName` is the name of the contract's error and determines `facts.args`. It is `undefined` when the node
 * gave no reason, or when the error is unknown. The raw `data` is kept.
 *
 * @example
 * if (error instanceof RevertedError && error.facts.errorName === 'InvalidTime') error.facts.args.endTime
 */
export class RevertedError extends BaseError<RevertedError.Facts> {
  override readonly name = 'Transaction.RevertedError'
  /** @param data - The revert data from the node. * @param decoded - The result of {@link decodeSeaportError}. */
  constructor(data: Hex | undefined, decoded: DecodedError | undefined, cause: unknown) {
    const message = decoded
      ? `${decoded.sentence} (${decoded.errorName}) Nothing was moved. ${decoded.remedy}`
      : `A contract reverted the transaction${data ? ` (${data.slice(0, 10)})` : ''}. Nothing was moved.`
    super(message, { facts: { ...(decoded ?? noReason), data }, cause })
  }
}

const noReason = { errorName: undefined, args: {}, sentence: undefined, remedy: undefined } as const

export declare namespace RevertedError {
  type Facts = (DecodedError | typeof noReason) & { data: Hex | undefined }
}
