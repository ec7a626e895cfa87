import type { BaseError } from '@souk/base'
import * as Fraction from '../order/Fraction.js'
import { type ConsiderationItem, isCurrency } from '../order/Item.js'
import { TipError } from '../order/Refusal.js'
import type { FillWish } from './FillWish.js'

/** Of a tip's amount, the most that is added to make it divide: a hundredth. */
const largestShare = 100n

/**
 * Enlarges tips, of which the exchange takes the same part as of the order, so that they come out as wished.
 *
 * Of n/d of an order (shortened), the exchange can pay multiples of n. Money is rounded up to the next one.
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

/** Nobody is to pay a multiple of a small tip because the order has many units. */
function isPayable(tip: ConsiderationItem, amount: bigint, part: Fraction.Fraction): boolean {
  const added = roundUp(amount, part) - amount
  return added === 0n || (isCurrency(tip) && added * largestShare <= amount)
}
