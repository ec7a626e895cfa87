import type { Collection, MarketInfo, MarketOrder } from '@souk/market'
import { Amount, isCurrency } from '@souk/seaport'
import { isSameAddress } from '../format/formatAddress.js'

/** A part of a price and its recipient. */
export type PricePart = {
  to: 'creator' | 'market' | 'other'
  recipient: string
  amount: bigint
  basisPoints: number
  /** Names the recipient, where its kind is not enough. */
  name?: string
}

export type PriceBreakdown = { total: bigint; seller: bigint; parts: readonly PricePart[] }

/** The known recipients of fees. */
export type FeeKnowledge = {
  info: Pick<MarketInfo, 'fees'>
  collection: Pick<Collection, 'fees'> | undefined
}

/**
 * Calculates from a signed listing who receives what, for some of its units.
 *
 * Reads the order itself, not a server's description of it: these are the amounts that the exchange will move.
 *
 * @param units - The number of units; amounts are rounded up as the exchange does.
 * @param known.now - The time of the purchase in seconds, for a changing price.
 */
export function orderBreakdown(
  order: Pick<MarketOrder, 'order' | 'maker' | 'total'>,
  units: bigint,
  known: FeeKnowledge & { now: bigint },
): PriceBreakdown {
  const { consideration, startTime, endTime } = order.order.parameters
  const clock = { startTime, endTime, now: known.now, roundUp: true }
  // A private listing also asks for its item, with the buyer as recipient.
  const items = consideration.filter(isCurrency).map((item) => ({
    recipient: item.recipient,
    amount: ceilDivide(Amount.at(item, clock) * units, order.total),
  }))
  const total = items.reduce((sum, item) => sum + item.amount, 0n)
  const parts = items
    .filter((item) => !isSameAddress(item.recipient, order.maker))
    .map((item) => ({
      ...item,
      to: feeKind(item.recipient, known),
      basisPoints: shareOf(item.amount, total),
    }))
    .toSorted(byKind)
  return { total, seller: total - parts.reduce((sum, part) => sum + part.amount, 0n), parts }
}

/** Lists the fees of a new listing, as its order will pay them: the market's, then the creator's. */
export function listingFees({
  info,
  collection,
}: FeeKnowledge): readonly { recipient: `0x${string}`; basisPoints: number }[] {
  return (collection ?? info).fees
    .filter(({ basisPoints }) => basisPoints > 0)
    .map(({ recipient, basisPoints }) => ({ recipient, basisPoints }))
}

/**
 * Splits a typed price the way the order will: each fee of one unit rounded down, the rest to the seller, times the
 * units.
 */
export function previewBreakdown(unitPrice: bigint, quantity: bigint, known: FeeKnowledge): PriceBreakdown {
  const parts = listingFees(known).map((fee) => ({
    ...fee,
    to: feeKind(fee.recipient, known),
    amount: ((unitPrice * BigInt(fee.basisPoints)) / 10_000n) * quantity,
  }))
  const total = unitPrice * quantity
  return { total, seller: total - parts.reduce((sum, part) => sum + part.amount, 0n), parts }
}

/** Calculates a part's share of a whole, in basis points, rounded; 0 for an empty whole. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n + whole / 2n) / whole)
}

/** Tells from the data of market and collection whose fee a recipient receives. */
export function feeKind(recipient: string, known: FeeKnowledge): PricePart['to'] {
  if (known.info.fees.some((fee) => isSameAddress(fee.recipient, recipient))) return 'market'
  if (known.collection?.fees.some((fee) => isSameAddress(fee.recipient, recipient))) return 'creator'
  return 'other'
}

/** Sorts recipients for display. Orders list them in any order. */
function byKind(a: Pick<PricePart, 'to'>, b: Pick<PricePart, 'to'>): number {
  return kinds.indexOf(a.to) - kinds.indexOf(b.to)
}

const kinds: readonly PricePart['to'][] = ['market', 'creator', 'other']

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
