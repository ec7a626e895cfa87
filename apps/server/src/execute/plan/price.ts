import type { Address } from 'viem'
import type { Picked } from './choose.js'
import { amountAt, isMoney } from './Listing.js'

/** A part of a price that does not go to the seller. Amounts are in the currency's smallest unit. */
export type FeePart = { recipient: Address; amount: bigint; bps: number }

/** What a pick costs or earns: the total, its fees, and the seller's part. */
export type Price = { gross: bigint; fees: readonly FeePart[]; net: bigint }

/**
 * Calculates the price of a part of an order at a time. Pure.
 *
 * @param options.now - Seconds.
 */
export function priceOf({ listing, units }: Omit<Picked, 'index'>, options: { now: bigint }): Price {
  const { order, side, total } = listing
  const { parameters } = order
  const seller = side === 'ask' ? parameters.offerer.toLowerCase() : undefined
  const part = (item: { startAmount: bigint; endAmount: bigint }) => {
    const whole = amountAt(parameters, item, { side, now: options.now }) * units
    return side === 'ask' ? (whole + total - 1n) / total : whole / total
  }
  const asked = parameters.consideration
    .filter(isMoney)
    .map((item) => ({ recipient: item.recipient, amount: part(item) }))
  const gross = (
    side === 'ask' ? asked : parameters.offer.filter(isMoney).map((item) => ({ amount: part(item) }))
  )
    .map(({ amount }) => amount)
    .reduce((sum, amount) => sum + amount, 0n)
  const fees = asked
    .filter(({ recipient }) => recipient.toLowerCase() !== seller)
    .map((fee) => ({ ...fee, bps: gross === 0n ? 0 : Number((fee.amount * 10_000n + gross / 2n) / gross) }))
  return { gross, fees, net: gross - fees.reduce((sum, { amount }) => sum + amount, 0n) }
}

/** A payment on top of the price, for all picks together. */
export type OnTop = { recipient: Address; amount: bigint }

/**
 * Splits payments on top among the picks, in proportion to their prices, so that picks which are not filled pay none.
 * The parts always add up; the last one takes the rounding rest.
 *
 * @returns For each price, the payments that go with it.
 *
 * @example
 * splitOnTop([{ recipient, amount: 10n }], [100n, 200n]) // → [[{ recipient, amount: 3n }], [{ recipient, amount: 7n }]]
 */
export function splitOnTop(fees: readonly OnTop[], prices: readonly bigint[]): readonly (readonly OnTop[])[] {
  const total = prices.reduce((sum, price) => sum + price, 0n)
  const parts: OnTop[][] = prices.map(() => [])
  for (const { recipient, amount } of fees) {
    let left = amount
    for (const [index, price] of prices.entries()) {
      const isLast = index === prices.length - 1
      const part = isLast ? left : total === 0n ? 0n : (amount * price) / total
      left -= part
      if (part > 0n) parts[index]?.push({ recipient, amount: part })
    }
  }
  return parts
}

/** Calculates how much of the creators' fee a price leaves out. */
export function missingRoyalty(
  price: Price | undefined,
  royalty: { recipient: Address; basisPoints: number } | undefined,
): bigint {
  if (!price || !royalty) return 0n
  const due = (price.gross * BigInt(royalty.basisPoints)) / 10_000n
  const paid = price.fees
    .filter(({ recipient }) => recipient.toLowerCase() === royalty.recipient.toLowerCase())
    .reduce((sum, { amount }) => sum + amount, 0n)
  return due > paid ? due - paid : 0n
}
