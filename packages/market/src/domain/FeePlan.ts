import { BaseError } from '@souk/base'
import type { Fee } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { CollectionFee } from './Collection.js'

/** A fee that will be part of an order. 100 basis points are 1 percent. */
export type PlannedFee = Fee.Fee & {
  /** Whether the market refuses orders without it. */
  required: boolean
}

/**
 * Selects the fees that a market asks for, and checks them against the caller's limit, because a server can ask for any
 * fee.
 *
 * @param options.creatorFees - Whether to pay the optional fees of the collection's creators. @default true
 * @param options.maximumBasisPoints - The maximum of all fees together.
 * @throws {TooHighError} if the fees exceed the maximum.
 * @throws {RecipientError} if a fee goes to the zero address.
 *
 * @example
 * FeePlan.choose(collection.fees, { maximumBasisPoints: 1_500 }) // → [{ recipient, basisPoints: 250, required: true }, …]
 */
export function choose(fees: readonly CollectionFee[], options: choose.Options): readonly PlannedFee[] {
  const { creatorFees = true, maximumBasisPoints } = options
  const chosen = fees
    .filter(({ required, basisPoints }) => (required || creatorFees) && basisPoints > 0)
    .map(({ recipient, basisPoints, required }) => ({ recipient, basisPoints, required }))
  const lost = chosen.find(({ recipient }) => isAddressEqual(recipient, zeroAddress))
  if (lost) throw new RecipientError({ basisPoints: lost.basisPoints })
  const total = chosen.reduce((sum, fee) => sum + fee.basisPoints, 0)
  if (total > maximumBasisPoints) throw new TooHighError({ total, maximum: maximumBasisPoints, fees: chosen })
  return chosen
}

export declare namespace choose {
  type Options = { creatorFees?: boolean | undefined; maximumBasisPoints: number }
}

/**
 * Combines the fees of several tokens that are traded for one price. Each token counts equally, because none of them has a
 * price of its own. Fees to one recipient are added up and rounded down to whole basis points.
 *
 * Markets calculate the fees that they require with this function too. Rounded up, the fees of a set could exceed the
 * highest fees of its tokens.
 *
 * @param perToken - The fees of each token.
 * @returns One fee per recipient. Fees of less than a basis point are left out.
 *
 * @example
 * FeePlan.combine([[{ recipient, basisPoints: 250, required: true }], []]) // → [{ recipient, basisPoints: 125, required: true }]
 */
export function combine(perToken: readonly (readonly PlannedFee[])[]): readonly PlannedFee[] {
  const sums = new Map<string, PlannedFee>()
  for (const fee of perToken.flat()) {
    const key = fee.recipient.toLowerCase()
    const sum = sums.get(key)
    sums.set(key, {
      recipient: fee.recipient,
      basisPoints: fee.basisPoints + (sum?.basisPoints ?? 0),
      required: fee.required || sum?.required === true,
    })
  }
  return Array.from(sums.values(), (fee) => ({
    ...fee,
    basisPoints: Math.floor(fee.basisPoints / perToken.length),
  })).filter(({ basisPoints }) => basisPoints > 0)
}

/** Thrown when a market asks for higher fees than the caller accepts. */
export class TooHighError extends BaseError<TooHighError.Facts> {
  override readonly name = 'FeePlan.TooHighError'
  constructor(facts: TooHighError.Facts) {
    const each = facts.fees.map(({ recipient, basisPoints }) => `${basisPoints} to ${recipient}`).join(', ')
    super(
      `The market asks for fees of ${facts.total} basis points (${each}); the maximum is ${facts.maximum}. Raise maximumFeeBasisPoints to accept them, or pass your own fees.`,
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

/** Thrown when a market does not report its fees. */
export class UnknownError extends BaseError<{ contract: Address; tokenId?: bigint }> {
  override readonly name = 'FeePlan.UnknownError'
  constructor(facts: { contract: Address; tokenId?: bigint }) {
    const token = facts.tokenId === undefined ? facts.contract : `${facts.contract} #${facts.tokenId}`
    super(
      `The market does not report the collection of ${token}, so its fees are unknown. Pass the collection or the fees.`,
      { facts, retry: 'user' },
    )
  }
}
