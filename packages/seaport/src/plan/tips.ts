import type { BaseError } from '@souk/base'
import * as Fraction from '../order/Fraction.js'
import { type ConsiderationItem, isCurrency } from '../order/Item.js'
import { TipError } from '../order/Refusal.js'
import type { FillWish } from './FillWish.js'

/** The divisor for the largest rounding of a tip: 1/100 of its amount. */
const largestShare = 100n

/**
 * Enlarges tips so that the filled part of them is the requested amount. The exchange splits tips like the order.
 *
 * For a reduced fraction n/d of an order, the exchange can pay multiples of n. Currency amounts are rounded up to the
 * next multiple.
 */
export function enlargeTips(
  wish: Pick<FillWish, 'orderHash' | 'tips'>,
  taken: Fraction.Fraction,
): { tips: readonly ConsiderationItem[] } | { issue: BaseError } {
  const part = Fraction.reduce(taken)
  if (part.numerator === 0n) return { tips: wish.tips }
  const tips: ConsiderationItem[] = []
  for (const tip of wish.tips) {
    const inexact = [tip.startAmount, tip.endAmount].find((amount) => !isPayable(tip, amount, part))
    if (inexact !== undefined)
      return { issue: new TipError({ orderHash: wish.orderHash, amount: inexact, ...part }) }
    const enlarge = (amount: bigint) => (roundUp(amount, part) / part.numerator) * part.denominator
    tips.push({ ...tip, startAmount: enlarge(tip.startAmount), endAmount: enlarge(tip.endAmount) })
  }
  return { tips }
}

function roundUp(amount: bigint, { numerator }: Fraction.Fraction): bigint {
  return ((amount + numerator - 1n) / numerator) * numerator
}

/**
 * Returns whether rounding changes a tip by at most 1 %. A small tip must not multiply because the order has many
 * units.
 */
function isPayable(tip: ConsiderationItem, amount: bigint, part: Fraction.Fraction): boolean {
  const added = roundUp(amount, part) - amount
  return added === 0n || (isCurrency(tip) && added * largestShare <= amount)
}
