import { type Address, isAddressEqual } from 'viem'
import * as Fee from '../Fee.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../Item.js'
import { MixedCurrenciesError } from '../Refusal.js'

/**
 * Takes the fees out of the price: what the offerer asks for shrinks by what the recipients get, and nothing is lost to
 * rounding. In an offer the price is what the offerer gives, so the fees are paid by whoever accepts.
 *
 * @throws {FeeTotalError} {@link FeeTooSmallError} when the fees do not go into the price at its start or end.
 * @throws {MixedCurrenciesError} when the order has several currencies; {@link PriceMissingError} when it has none.
 */
export function withFees(order: withFees.Order): readonly ConsiderationItem[] {
  const { offer, consideration, fees, offerer } = order
  const currencies = [...offer, ...consideration].filter(isCurrency)
  const [first] = currencies
  if (fees.length === 0) return consideration
  if (!first) throw new Fee.PriceMissingError({ basisPoints: fees.map((fee) => fee.basisPoints) })
  if (!currencies.every((item) => isAddressEqual(item.token, first.token)))
    throw new MixedCurrenciesError({ tokens: currencies.map((item) => item.token) })
  const price = (pick: 'startAmount' | 'endAmount') => currencies.reduce((sum, item) => sum + item[pick], 0n)
  const start = Fee.split(price('startAmount'), fees)
  const end = Fee.split(price('endAmount'), fees)
  const parts = fees.map((fee, index) => ({
    itemType: first.itemType,
    token: first.token,
    identifierOrCriteria: 0n,
    startAmount: start.parts[index] ?? 0n,
    endAmount: end.parts[index] ?? 0n,
    recipient: fee.recipient,
  }))
  const isSellers = (item: ConsiderationItem) => isAddressEqual(item.recipient, offerer)
  return [...deduct(consideration, parts, isSellers), ...parts]
}

export declare namespace withFees {
  type Order = {
    offerer: Address
    offer: readonly OfferItem[]
    consideration: readonly ConsiderationItem[]
    fees: readonly Fee.Fee[]
  }
}

/** Lowers the asked amounts by what the fees take: the seller's own first, others only where that is not enough. */
function deduct(
  consideration: readonly ConsiderationItem[],
  parts: readonly ConsiderationItem[],
  isFirst: (item: ConsiderationItem) => boolean,
): readonly ConsiderationItem[] {
  const owed = {
    start: parts.reduce((sum, part) => sum + part.startAmount, 0n),
    end: parts.reduce((sum, part) => sum + part.endAmount, 0n),
  }
  const rests = new Map<ConsiderationItem, ConsiderationItem>()
  const paying = consideration.filter(isCurrency)
  for (const item of [...paying.filter(isFirst), ...paying.filter((item) => !isFirst(item))]) {
    const start = owed.start < item.startAmount ? owed.start : item.startAmount
    const end = owed.end < item.endAmount ? owed.end : item.endAmount
    owed.start -= start
    owed.end -= end
    rests.set(item, { ...item, startAmount: item.startAmount - start, endAmount: item.endAmount - end })
  }
  // A fee of 100 % leaves nothing for the seller, and the exchange takes no item without an amount.
  return consideration
    .filter((item) => !isTakenWhole(item, rests.get(item)))
    .map((item) => rests.get(item) ?? item)
}

function isTakenWhole(item: OfferItem, rest: OfferItem | undefined): boolean {
  if (!rest || (item.startAmount === 0n && item.endAmount === 0n)) return false
  return rest.startAmount === 0n && rest.endAmount === 0n
}
