import { BaseError } from '@souk/base'
import type { Fee } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { CollectionFee } from './Collection.js'

/** A fee that will be part of an order. 100 basis points are one percent. */
export type PlannedFee = Fee.Fee & {
  /** Whether the market refuses orders without it. */
  required: boolean
}

/**
 * Chooses among the fees that a market asks for, and holds them against what the person is willing to pay: a server can
 * ask for anything.
 *
 * @param options.creatorFees - Whether the optional ones, those of the collection's creators, are paid. @default true
 * @param options.maximumBps - The most that they may take together.
 * @throws {TooHighError} when they would take more. @throws {RecipientError} when one would be paid to nobody.
 *
 * @example
 * FeePlan.choose(collection.fees, { maximumBps: 1_500 }) // → [{ recipient, basisPoints: 250, required: true }, …]
 */
export function choose(fees: readonly CollectionFee[], options: choose.Options): readonly PlannedFee[] {
  const { creatorFees = true, maximumBps } = options
  const chosen = fees
    .filter(({ required, basisPoints }) => (required || creatorFees) && basisPoints > 0)
    .map(({ recipient, basisPoints, required }) => ({ recipient, basisPoints, required }))
  const lost = chosen.find(({ recipient }) => isAddressEqual(recipient, zeroAddress))
  if (lost) throw new RecipientError({ basisPoints: lost.basisPoints })
  const total = chosen.reduce((sum, fee) => sum + fee.basisPoints, 0)
  if (total > maximumBps) throw new TooHighError({ total, maximum: maximumBps, fees: chosen })
  return chosen
}

export declare namespace choose {
  type Options = { creatorFees?: boolean | undefined; maximumBps: number }
}

/** Thrown when a market asks for more than the person is willing to pay. */
export class TooHighError extends BaseError<TooHighError.Facts> {
  override readonly name = 'FeePlan.TooHighError'
  constructor(facts: TooHighError.Facts) {
    const each = facts.fees.map(({ recipient, basisPoints }) => `${basisPoints} to ${recipient}`).join(', ')
    super(
      `The market asks for fees of ${facts.total} basis points (${each}); the most that is accepted is ${facts.maximum}. Raise maximumFeeBps if that is meant, or name the fees yourself.`,
      { facts, retry: 'user' },
    )
  }
}
export declare namespace TooHighError {
  type Facts = {
    total: number
    maximum: number
    fees: readonly { recipient: Address; basisPoints: number }[]
  }
}

/** Thrown when a market asks for a fee that would be lost. */
export class RecipientError extends BaseError<{ basisPoints: number }> {
  override readonly name = 'FeePlan.RecipientError'
  constructor(facts: { basisPoints: number }) {
    super(
      `The market asks for a fee of ${facts.basisPoints} basis points to the zero address, where it would be lost.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when a market does not say which fees it asks for. */
export class UnknownError extends BaseError<{ contract: Address; tokenId: bigint }> {
  override readonly name = 'FeePlan.UnknownError'
  constructor(facts: { contract: Address; tokenId: bigint }) {
    super(
      `The market does not say which collection ${facts.contract} #${facts.tokenId} belongs to, nor so its fees. Name the collection or the fees.`,
      { facts, retry: 'user' },
    )
  }
}
