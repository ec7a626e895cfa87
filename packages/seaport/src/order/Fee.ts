import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import { basisPointScale } from './constants.js'
import { print } from './read.js'

/** The share of a price for a recipient. 100 basis points are 1 %. */
export type Fee = { recipient: Address; basisPoints: number }

/**
 * Splits a price among fee recipients and the seller.
 *
 * The parts and the rest always add up to `price`. The rounding remainder goes to the seller.
 *
 * @param price - The total in the currency's smallest unit (wei for ether).
 * @param fees - The recipients with their basis points, in the order of payment.
 * @returns One amount per fee in the same order, and the seller's rest.
 * @throws {FeeTotalError} when the basis points add up to more than 10 000 or one is not a whole number above 0.
 * @throws {FeeTooSmallError} when a fee rounds to 0, since the exchange reverts for an amount of 0.
 *
 * @example
 * Fee.split(1_000n, [{ recipient, basisPoints: 250 }]) // → { parts: [25n], rest: 975n }
 */
export function split(price: bigint, fees: readonly Fee[]): { parts: readonly bigint[]; rest: bigint } {
  assert(fees)
  const parts = fees.map((fee) => {
    const part = (price * BigInt(fee.basisPoints)) / basisPointScale
    if (part === 0n && price > 0n) throw new FeeTooSmallError({ price, basisPoints: fee.basisPoints })
    return part
  })
  return { parts, rest: price - parts.reduce((sum, part) => sum + part, 0n) }
}

/**
 * Checks that the basis points of fees are valid.
 *
 * @throws {FeeTotalError} when they add up to more than 10 000, or one is not a whole number above 0.
 */
export function assert(fees: readonly Fee[]): void {
  const sound = fees.every((fee) => Number.isInteger(fee.basisPoints) && fee.basisPoints > 0)
  const total = sound ? fees.reduce((sum, fee) => sum + fee.basisPoints, 0) : Number.NaN
  if (!sound || total > Number(basisPointScale))
    throw new FeeTotalError({ basisPoints: fees.map((fee) => fee.basisPoints), total })
}

/** Thrown when fees are not whole basis points above 0, or add up to more than 10 000. */
export class FeeTotalError extends BaseError<{ basisPoints: readonly number[]; total: number }> {
  override readonly name = 'Fee.FeeTotalError'
  constructor(facts: { basisPoints: readonly number[]; total: number }) {
    super(
      `Fees of ${facts.basisPoints.map(print).join(' + ')} basis points are invalid: each must be a whole number above 0, and their sum at most 10000 (100 %).`,
      { facts },
    )
  }
}

/** Thrown when a fee is less than the smallest unit of the currency. */
export class FeeTooSmallError extends BaseError<{ price: bigint; basisPoints: number }> {
  override readonly name = 'Fee.FeeTooSmallError'
  constructor(facts: { price: bigint; basisPoints: number }) {
    const least =
      basisPointScale / BigInt(facts.basisPoints) + (basisPointScale % BigInt(facts.basisPoints) ? 1n : 0n)
    super(
      `A fee of ${facts.basisPoints} basis points of ${facts.price} rounds to 0. Raise the price to at least ${least}, or remove the fee.`,
      { facts },
    )
  }
}

/** Thrown when an order with fees has no price from which to deduct them. */
export class PriceMissingError extends BaseError<{ basisPoints: readonly number[] }> {
  override readonly name = 'Fee.PriceMissingError'
  constructor(facts: { basisPoints: readonly number[] }) {
    super(
      `Fees of ${facts.basisPoints.join(' + ')} basis points need a price, but neither side of the order has a currency. Remove the fees, or add a price.`,
      { facts },
    )
  }
}

/** Thrown when fees would leave nothing of the amount that they are deducted from. */
export class NothingLeftError extends BaseError<NothingLeftError.Facts> {
  override readonly name = 'Fee.NothingLeftError'
  constructor(facts: NothingLeftError.Facts) {
    super(
      `Fees of ${facts.basisPoints.join(' + ')} basis points are ${facts.taken}, but the amount to deduct them from is ${facts.asked}, so nothing would be left. Raise the price or lower the fees.`,
      { facts },
    )
  }
}

export declare namespace NothingLeftError {
  /** Amounts in the currency's smallest unit, at the start or the end of the order. */
  type Facts = { asked: bigint; taken: bigint; basisPoints: readonly number[] }
}
