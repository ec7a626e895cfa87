import type { Currency } from '@souk/market'
import type { Floor } from '../orders/floorOf.js'
import { isSameWorth } from '../orders/isSameWorth.js'

/** What is odd about the price of an offer that is about to be accepted; `share` in basis points of the floor. */
export type OfferOddity = { is: 'farBelow'; share: number } | { is: 'otherCurrency' }

/** Of the floor, in basis points: offers are made somewhat below it, and hardly ever below this in earnest. */
const farBelow = 5_000n

/**
 * Weighs an offer against the cheapest listing, before an item is given away for it: by a slip of the finger, or because a
 * number looks like another in a currency that is worth far less.
 *
 * @example
 * offerOddity({ price: 1_000_000n, currency: dollar }, { price: 45n * 10n ** 15n, currency: ether }) // → { is: 'otherCurrency' }
 */
export function offerOddity(
  { price, currency }: { price: bigint; currency: Currency },
  floor: Floor | undefined,
): OfferOddity | undefined {
  if (!floor || floor.price === 0n) return undefined
  if (!isSameWorth(currency, floor.currency)) return { is: 'otherCurrency' }
  const share = (price * 10_000n) / floor.price
  return share < farBelow ? { is: 'farBelow', share: Number(share) } : undefined
}
