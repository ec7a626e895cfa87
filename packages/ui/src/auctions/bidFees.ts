import type { MarketAuction, MarketOrder } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** The fees that a bid takes and that its auction allows, in basis points; 100 are 1 percent. */
export type BidFees = { taken: number; allowed: number }

/**
 * Compares the fees of bids made here with those that an auction allows. The seller chose them, perhaps on another
 * market. A bid that takes more never counts, however high it is.
 *
 * @param fees - The fees that a bid made here pays.
 *
 * @example
 * excessFees([{ basisPoints: 750 }], { feeBasisPoints: 200 }) // → { taken: 750, allowed: 200 }
 */
export function excessFees(
  fees: readonly { basisPoints: number }[],
  { feeBasisPoints: allowed }: Pick<MarketAuction, 'feeBasisPoints'>,
): BidFees | undefined {
  const taken = fees.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  return taken > allowed ? { taken, allowed } : undefined
}

/**
 * Tells whether a signed bid takes more fees than its auction allows, as the market judges it: with the amounts that
 * the exchange would move.
 *
 * @example
 * bidExcess(bid, auction) // → { taken: 750, allowed: 200 }
 */
export function bidExcess(
  { order, price, currency }: Pick<MarketOrder, 'order' | 'price' | 'currency'>,
  { feeBasisPoints: allowed }: Pick<MarketAuction, 'feeBasisPoints'>,
): BidFees | undefined {
  const fees = order.parameters.consideration
    .filter(({ token }) => isSameAddress(token, currency.address))
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if (price === 0n || fees <= (price * BigInt(allowed)) / 10_000n) return undefined
  return { taken: Number((fees * 10_000n) / price), allowed }
}
