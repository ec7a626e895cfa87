import type { Collection, MarketInfo, MarketOrder } from '@souk/market'
import { Amount, isCurrency } from '@souk/seaport'
import { isSameAddress } from '../format/formatAddress.js'
import { nowSeconds } from '../format/formatTime.js'

/** Where a part of a price goes. */
export type PricePart = {
  to: 'creator' | 'market' | 'other'
  recipient: string
  amount: bigint
  basisPoints: number
}

export type PriceBreakdown = { total: bigint; seller: bigint; parts: readonly PricePart[] }

/** What is known of who takes fees. */
export type FeeKnowledge = {
  info: Pick<MarketInfo, 'fees'>
  collection: Pick<Collection, 'fees'> | undefined
}

/**
 * Tells from a signed listing who gets what, for some of its units.
 *
 * Reads the order itself, not what any server says about it: these are the amounts the exchange will move.
 *
 * @param units - How many units are bought; amounts are rounded up as the exchange does.
 * @param known.now - When it is bought, in seconds, where the price moves. @default the present
 */
export function orderBreakdown(
  order: Pick<MarketOrder, 'order' | 'maker' | 'total'>,
  units: bigint,
  known: FeeKnowledge & { now?: bigint | undefined },
): PriceBreakdown {
  const { consideration, startTime, endTime } = order.order.parameters
  const clock = { startTime, endTime, now: known.now ?? nowSeconds(), roundUp: true }
  // A private listing also asks that its item goes to the buyer.
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

/** The fees a new listing has to pay: the market's, then the creator's. */
export function listingFees(
  known: FeeKnowledge,
): readonly { recipient: `0x${string}`; basisPoints: number }[] {
  const creator = (known.collection?.fees ?? []).filter(
    (fee) =>
      fee.basisPoints > 0 && !known.info.fees.some((own) => isSameAddress(own.recipient, fee.recipient)),
  )
  return [...known.info.fees, ...creator].map(({ recipient, basisPoints }) => ({ recipient, basisPoints }))
}

/**
 * Splits a price that is being typed the way the order will split it: each fee of one unit cut down, the rest to the
 * seller, times the units.
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

/** How much of a whole a part is, in basis points to the nearest; none of nothing. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n + whole / 2n) / whole)
}

/** Tells from what market and collection say whom a fee is for. */
export function feeKind(recipient: string, known: FeeKnowledge): PricePart['to'] {
  if (known.info.fees.some((fee) => isSameAddress(fee.recipient, recipient))) return 'market'
  if (known.collection?.fees.some((fee) => isSameAddress(fee.recipient, recipient))) return 'creator'
  return 'other'
}

/** Orders list their recipients as whoever made them pleased; people read them in one order everywhere. */
function byKind(a: Pick<PricePart, 'to'>, b: Pick<PricePart, 'to'>): number {
  return kinds.indexOf(a.to) - kinds.indexOf(b.to)
}

const kinds: readonly PricePart['to'][] = ['market', 'creator', 'other']

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
