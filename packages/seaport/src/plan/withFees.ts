import { type Address, isAddressEqual } from 'viem'
import * as Amount from '../order/Amount.js'
import * as Fee from '../order/Fee.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../order/Item.js'
import { MixedCurrenciesError } from '../order/Refusal.js'

/**
 * Deducts fees from the price. The offerer's amount shrinks by the amounts of the fee recipients, without rounding
 * losses. In an offer, the price is the offered amount, and the account that accepts it pays the fees.
 *
 * @throws {FeeTotalError} {@link FeeTooSmallError} when the fees are invalid or round to 0 at the start or end price.
 * @throws {NothingLeftError} when the fees leave nothing for the offerer.
 * @throws {MixedCurrenciesError} when the order has several currencies. {@link PriceMissingError} when it has none.
 */
export function withFees(order: withFees.Order): readonly ConsiderationItem[] {
  const { offer, consideration, fees, offerer } = order
  if (fees.length === 0) return consideration
  const asked = consideration.filter(isCurrency)
  const price = asked.length > 0 ? asked : offer.filter(isCurrency)
  const { itemType, token } = currencyOf(order)
  const start = Fee.split(sum(price, 'startAmount'), fees)
  const end = Fee.split(sum(price, 'endAmount'), fees)
  const parts = fees.map((fee, index) => ({
    itemType,
    token,
    identifierOrCriteria: 0n,
    startAmount: start.parts[index] ?? 0n,
    endAmount: end.parts[index] ?? 0n,
    recipient: fee.recipient,
  }))
  const own = asked.filter((item) => isAddressEqual(item.recipient, offerer))
  // Only the offerer's own amounts shrink, unless the whole price goes to other accounts.
  return [...deduct(consideration, parts, { payers: own.length > 0 ? own : asked, fees }), ...parts]
}

export declare namespace withFees {
  type Order = {
    offerer: Address
    offer: readonly OfferItem[]
    consideration: readonly ConsiderationItem[]
    fees: readonly Fee.Fee[]
  }
}

type Moment = 'startAmount' | 'endAmount'

function currencyOf({ offer, consideration, fees }: withFees.Order): OfferItem {
  const currencies = [...offer, ...consideration].filter(isCurrency)
  const [first] = currencies
  if (!first) throw new Fee.PriceMissingError({ basisPoints: fees.map((fee) => fee.basisPoints) })
  if (!currencies.every((item) => isAddressEqual(item.token, first.token)))
    throw new MixedCurrenciesError({ currencies: currencies.map((item) => item.token) })
  return first
}

function sum(items: readonly OfferItem[], moment: Moment): bigint {
  return items.reduce((total, item) => total + item[moment], 0n)
}

/** Lowers the payers' amounts by the fees. A rest must remain. */
function deduct(
  consideration: readonly ConsiderationItem[],
  parts: readonly ConsiderationItem[],
  { payers, fees }: { payers: readonly ConsiderationItem[]; fees: readonly Fee.Fee[] },
): readonly ConsiderationItem[] {
  if (payers.length === 0) return consideration
  const starts = restsOf(payers, 'startAmount', { parts, fees })
  const ends = restsOf(payers, 'endAmount', { parts, fees })
  return consideration.flatMap((item) => {
    const place = payers.indexOf(item)
    if (place < 0) return [item]
    const rest = { ...item, startAmount: starts[place] ?? 0n, endAmount: ends[place] ?? 0n }
    // The exchange reverts for amounts of 0, so used-up items are removed. An item with amount 0 from the caller stays,
    // so that it is rejected by name.
    const isTaken = Amount.largest(rest) === 0n && Amount.largest(item) > 0n
    return isTaken ? [] : [rest]
  })
}

/** Returns the rest of each payer at the start or end. The fees are deducted from the first payers first. */
function restsOf(
  payers: readonly ConsiderationItem[],
  moment: Moment,
  { parts, fees }: { parts: readonly ConsiderationItem[]; fees: readonly Fee.Fee[] },
): readonly bigint[] {
  const taken = sum(parts, moment)
  const asked = sum(payers, moment)
  if (taken > 0n && taken >= asked)
    throw new Fee.NothingLeftError({ asked, taken, basisPoints: fees.map((fee) => fee.basisPoints) })
  let owed = taken
  return payers.map((item) => {
    const part = owed < item[moment] ? owed : item[moment]
    owed -= part
    return item[moment] - part
  })
}
