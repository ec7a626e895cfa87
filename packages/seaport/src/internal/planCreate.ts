import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import * as Amount from '../Amount.js'
import * as Conduit from '../Conduit.js'
import { ItemType, maxUint256, OrderType, zeroHash } from '../constants.js'
import * as Fee from '../Fee.js'
import * as Fraction from '../Fraction.js'
import * as Holding from '../Holding.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../Item.js'
import type { Components } from '../Order.js'
import { MixedCurrenciesError, OffererBalanceError, UnfillableError } from '../Refusal.js'
import { type ApprovalPlan, planApprovals } from './planApprovals.js'
import type { Facts } from './readFacts.js'

/** An item as callers write it; see the design of `createOrder`. */
export type InputItem =
  | { itemType: typeof ItemType.ERC721; token: Address; identifier: bigint }
  | {
      itemType: typeof ItemType.ERC1155
      token: Address
      identifier: bigint
      amount: bigint
      endAmount?: bigint
    }
  | { itemType?: undefined; token?: Address | undefined; amount: bigint; endAmount?: bigint }

/** An order as wished for, before the chain was asked. */
export type Wish = {
  offerer: Address
  offer: readonly InputItem[]
  consideration: readonly (InputItem & { recipient?: Address | undefined })[]
  fees: readonly Fee.Fee[]
  startTime: bigint | undefined
  endTime: bigint | undefined
  allowPartialFills: boolean
  restrictedByZone: boolean
  zone: Address | undefined
  zoneHash: Hex | undefined
  conduitKey: Hex
  counter: bigint | undefined
  salt: bigint
}

/** The order to be signed and the approvals that must come first, or what stands in the way. */
export type CreatePlan = {
  components: Components
  approvals: readonly ApprovalPlan[]
  issues: readonly (OffererBalanceError | UnfillableError | Conduit.UnusableError)[]
}

/** What the offerer must hold and have approved so that the order can be filled. */
export function requirementsOf(wish: Pick<Wish, 'offerer' | 'offer'>, operator: Address) {
  return Holding.sum(
    wish.offer.map(toOfferItem).map((item) => ({
      account: wish.offerer,
      operator,
      itemType: item.itemType,
      token: item.token,
      identifier: item.identifierOrCriteria,
      amount: Amount.largest(item),
    })),
  )
}

/** Decides what is to be signed and approved. Pure: the same facts and wish give the same plan. */
export function planCreate(
  wish: Wish,
  facts: Facts,
  options: Conduit.operator.Options & { exactApproval: boolean; checkBalancesAndApprovals: boolean },
): CreatePlan {
  const components = toComponents(wish, facts)
  const requirements = requirementsOf(wish, Conduit.operator(wish.conduitKey, options))
  const conduit = facts.conduits.get(wish.conduitKey.toLowerCase())
  const usable = !conduit || (conduit.exists && conduit.isOpen)
  const missing = Holding.missingBalances(requirements, facts.holdings)
  const reason = unfillableReason(components)
  return {
    components,
    approvals: options.checkBalancesAndApprovals ? planApprovals(requirements, facts.holdings, options) : [],
    issues: [
      ...(reason ? [new UnfillableError({ reason })] : []),
      ...(usable ? [] : [new Conduit.UnusableError(conduit)]),
      ...(options.checkBalancesAndApprovals ? missing.map((facts) => new OffererBalanceError(facts)) : []),
    ],
  }
}

function toComponents(wish: Wish, facts: Facts): Components {
  const offer = wish.offer.map(toOfferItem)
  const asked = wish.consideration.map((item) => ({
    ...toOfferItem(item),
    recipient: item.recipient ?? wish.offerer,
  }))
  const consideration = withFees(offer, asked, wish.fees)
  return {
    offerer: wish.offerer,
    zone: wish.zone ?? zeroAddress,
    offer,
    consideration,
    orderType: orderType(wish),
    startTime: wish.startTime ?? facts.timestamp,
    endTime: wish.endTime ?? maxUint256,
    zoneHash: wish.zoneHash ?? zeroHash,
    salt: wish.salt,
    conduitKey: wish.conduitKey,
    counter: wish.counter ?? facts.counters.get(wish.offerer.toLowerCase()) ?? 0n,
    totalOriginalConsiderationItems: consideration.length,
  }
}

function orderType(wish: Wish): OrderType {
  if (wish.restrictedByZone)
    return wish.allowPartialFills ? OrderType.PARTIAL_RESTRICTED : OrderType.FULL_RESTRICTED
  return wish.allowPartialFills ? OrderType.PARTIAL_OPEN : OrderType.FULL_OPEN
}

function toOfferItem(item: InputItem): OfferItem {
  if (item.itemType === ItemType.ERC721)
    return {
      itemType: item.itemType,
      token: item.token,
      identifierOrCriteria: item.identifier,
      startAmount: 1n,
      endAmount: 1n,
    }
  const amounts = { startAmount: item.amount, endAmount: item.endAmount ?? item.amount }
  if (item.itemType === ItemType.ERC1155)
    return { itemType: item.itemType, token: item.token, identifierOrCriteria: item.identifier, ...amounts }
  const token = item.token ?? zeroAddress
  const itemType = isAddressEqual(token, zeroAddress) ? ItemType.NATIVE : ItemType.ERC20
  return { itemType, token, identifierOrCriteria: 0n, ...amounts }
}

/**
 * Takes the fees out of the price: what the offerer asks for shrinks by what the recipients get, and nothing is lost to
 * rounding. In an offer the price is what the offerer gives, so the fees are paid by whoever accepts.
 */
function withFees(
  offer: readonly OfferItem[],
  consideration: readonly ConsiderationItem[],
  fees: readonly Fee.Fee[],
): readonly ConsiderationItem[] {
  const currencies = [...offer, ...consideration].filter(isCurrency)
  const [first] = currencies
  if (fees.length === 0 || !first) return consideration
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
  return [...deduct(consideration, parts), ...parts]
}

/** Lowers the asked amounts, first item first, by what the fees take. */
function deduct(
  consideration: readonly ConsiderationItem[],
  parts: readonly ConsiderationItem[],
): readonly ConsiderationItem[] {
  let start = parts.reduce((sum, part) => sum + part.startAmount, 0n)
  let end = parts.reduce((sum, part) => sum + part.endAmount, 0n)
  return consideration.flatMap((item) => {
    if (!isCurrency(item)) return [item]
    const takenStart = start < item.startAmount ? start : item.startAmount
    const takenEnd = end < item.endAmount ? end : item.endAmount
    start -= takenStart
    end -= takenEnd
    const rest = { ...item, startAmount: item.startAmount - takenStart, endAmount: item.endAmount - takenEnd }
    // A fee of 100 % leaves nothing for the seller, and the exchange takes no item without an amount.
    return rest.startAmount === 0n && rest.endAmount === 0n ? [] : [rest]
  })
}

/** Says why the exchange would refuse every fill of an order, or nothing when it would not. */
export function unfillableReason(components: Components): string | undefined {
  const items = [...components.offer, ...components.consideration]
  if (components.offer.length === 0) return 'it offers nothing.'
  if (components.offer.some((item) => item.itemType === ItemType.NATIVE))
    return 'the native currency cannot be offered; use its wrapped token.'
  if (items.some((item) => item.startAmount === 0n && item.endAmount === 0n))
    return 'an item has the amount 0.'
  if (components.endTime <= components.startTime)
    return `it ends at ${components.endTime}, not after its start at ${components.startTime}.`
  if (items.some((item) => item.startAmount !== item.endAmount) && components.endTime === maxUint256)
    return 'Expiration time must be set if order will change in price.'
  return indivisibleReason(components)
}

function indivisibleReason(components: Components): string | undefined {
  if ((components.orderType & 1) === 0) return undefined
  const quantity = [...components.offer, ...components.consideration]
    .filter((item) => item.itemType === ItemType.ERC1155)
    .reduce((divisor, item) => Fraction.gcd(divisor, item.startAmount), 0n)
  const units = Fraction.units(components)
  if (quantity === 0n || units % quantity === 0n) return undefined
  return `it may be filled in parts, but its amounts split evenly only into ${units} ${units === 1n ? 'unit' : 'units'}, not ${quantity}; choose a price per piece that every fee divides.`
}
