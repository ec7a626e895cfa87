import type { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Transaction } from '../Action.js'
import * as Amount from '../Amount.js'
import * as Conduit from '../Conduit.js'
import { ItemType } from '../constants.js'
import * as Fraction from '../Fraction.js'
import * as Holding from '../Holding.js'
import { type ConsiderationItem, isCriteria, type OfferItem } from '../Item.js'
import { allowsPartialFills, type Components, type Order } from '../Order.js'
import * as Refusal from '../Refusal.js'
import { encodeFulfillment } from './encodeFulfillment.js'
import { type ApprovalPlan, planApprovals } from './planApprovals.js'
import type { Facts } from './readFacts.js'
import { chooseRoute, type Route } from './route.js'

/** A fill as wished for. */
export type FulfillWish = {
  order: Order
  orderHash: Hex
  fulfiller: Address
  unitsToFill: bigint | undefined
  /** Amounts as the recipient is to get them, whatever part of the order is filled. */
  tips: readonly ConsiderationItem[]
  conduitKey: Hex
  recipient: Address | undefined
  extraData: Hex | undefined
}

export type FulfillOptions = Conduit.operator.Options & {
  exchange: Address
  ascendingAmountBuffer: bigint
  exactApproval: boolean
}

/** The transaction that fills the order with what must come first, or what stands in the way. */
export type FulfillPlan = {
  route: Route['type']
  approvals: readonly ApprovalPlan[]
  transaction: Transaction
  /** What the fulfiller pays at most, per currency and token. */
  payment: readonly Holding.Requirement[]
  issues: readonly BaseError[]
}

/** Everything whose balance and approval matters for a fill, without amounts. */
export function queriesOf(wish: FulfillWish, options: Conduit.operator.Options): readonly Holding.Query[] {
  const { parameters } = wish.order
  const offererSide = {
    account: parameters.offerer,
    operator: Conduit.operator(parameters.conduitKey, options),
  }
  const fulfillerSide = { account: wish.fulfiller, operator: Conduit.operator(wish.conduitKey, options) }
  return [
    ...parameters.offer.map((item) => toQuery(item, offererSide)),
    ...[...parameters.consideration, ...wish.tips].map((item) => toQuery(item, fulfillerSide)),
  ]
}

/** Decides how an order is filled. Pure: the same facts and wish give the same plan. */
export function planFulfill(
  wish: FulfillWish,
  facts: Facts,
  options: FulfillOptions,
): FulfillPlan | BlockedPlan {
  const stateIssues = stateIssuesOf(wish, facts)
  const part = partOf(wish, facts)
  if ('issue' in part) return { issues: [...stateIssues, part.issue] }

  const { order, fulfiller } = wish
  const status = statusOf(wish, facts)
  const tips = wish.tips.map((tip) => scaleTip(tip, part.requested))
  const amounts = amountsOf(
    order.parameters,
    tips,
    part.filled,
    facts.timestamp,
    options.ascendingAmountBuffer,
  )
  const offererSide = {
    account: order.parameters.offerer,
    operator: Conduit.operator(order.parameters.conduitKey, options),
  }
  const fulfillerSide = { account: fulfiller, operator: Conduit.operator(wish.conduitKey, options) }
  const route = chooseRoute(order.parameters, { ...wish, tips, partiallyFilled: status.totalFilled > 0n })
  const given = Holding.sum(
    amounts.offered.map((item) => ({ ...toQuery(item, offererSide), amount: item.amount })),
  )
  const owed = amounts.asked.map((item) => ({ ...toQuery(item, fulfillerSide), amount: item.amount }))
  const payment = netPayment(route, Holding.sum(owed), given)
  const data = encodeFulfillment({
    order: status.isValidated ? { ...order, signature: '0x' } : order,
    route,
    tips,
    fraction: part.requested,
    fulfillerConduitKey: wish.conduitKey,
    recipient: wish.recipient,
    extraData: wish.extraData,
  })
  const value = owed.reduce((sum, item) => sum + (item.itemType === ItemType.NATIVE ? item.amount : 0n), 0n)
  return {
    route: route.type,
    approvals: planApprovals(payment.approvals, facts.holdings, options),
    transaction: { to: options.exchange, data, value },
    payment: payment.balances,
    issues: [
      ...stateIssues,
      ...Holding.missingBalances(given, facts.holdings).map(
        (short) => new Refusal.OffererBalanceError(short),
      ),
      ...Holding.missingApprovals(given, facts.holdings).map(
        (short) => new Refusal.OffererApprovalError(short),
      ),
      ...Holding.missingBalances(payment.balances, facts.holdings).map(
        (short) => new Refusal.FulfillerBalanceError(short),
      ),
    ],
  }
}

/** A plan that cannot even be computed. */
export type BlockedPlan = { issues: readonly BaseError[] }

function statusOf(wish: FulfillWish, facts: Facts): Fraction.Status {
  return (
    facts.statuses.get(wish.orderHash) ?? {
      isValidated: false,
      isCancelled: false,
      totalFilled: 0n,
      totalSize: 0n,
    }
  )
}

/** What the order's own state has against being filled, worst first. */
function stateIssuesOf(wish: FulfillWish, facts: Facts): readonly BaseError[] {
  const { orderHash, order, conduitKey } = wish
  const { parameters } = order
  const status = statusOf(wish, facts)
  const counter = facts.counters.get(parameters.offerer.toLowerCase()) ?? parameters.counter
  const now = facts.timestamp
  const conduits = [parameters.conduitKey, conduitKey].map((key) => facts.conduits.get(key.toLowerCase()))
  const unusable = conduits.flatMap((state) =>
    state === undefined || (state.exists && state.isOpen) ? [] : [state],
  )
  const { startTime, endTime } = parameters
  const filled = status.totalSize > 0n && status.totalFilled === status.totalSize
  return [
    ...(status.isCancelled ? [new Refusal.CancelledError({ orderHash })] : []),
    ...(filled ? [new Refusal.FilledError({ orderHash })] : []),
    ...(counter === parameters.counter
      ? []
      : [new Refusal.CounterError({ orderHash, signed: parameters.counter, current: counter })]),
    ...(now >= endTime ? [new Refusal.ExpiredError({ orderHash, endTime, now })] : []),
    ...(now < startTime ? [new Refusal.NotStartedError({ orderHash, startTime, now })] : []),
    ...(order.signature === '0x' && !status.isValidated && !isAddressEqual(parameters.offerer, wish.fulfiller)
      ? [new Refusal.UnsignedError({ orderHash })]
      : []),
    ...unusable.map((state) => new Conduit.UnusableError(state)),
  ]
}

type Part = { requested: Fraction.Fraction; filled: Fraction.Fraction }

/** The fraction asked of the exchange, and the one it will fill: never more than what is left. */
function partOf(wish: FulfillWish, facts: Facts): Part | { issue: BaseError } {
  const { parameters } = wish.order
  const criteria = [...parameters.offer, ...parameters.consideration].filter(isCriteria).length
  if (criteria > 0)
    return { issue: new Refusal.UnsupportedItemsError({ items: `${criteria}, and none was supplied` }) }
  const left = Fraction.remaining(statusOf(wish, facts))
  const requested = requestedPart(wish)
  if ('issue' in requested) return requested
  const filled = Fraction.min(requested, left)
  const inexact = [...parameters.offer, ...parameters.consideration].find(
    (item) => (item.startAmount * filled.numerator) % filled.denominator !== 0n,
  )
  if (inexact) return { issue: new Fraction.InexactError({ amount: inexact.startAmount, ...filled }) }
  return { requested, filled }
}

function requestedPart(wish: FulfillWish): Fraction.Fraction | { issue: BaseError } {
  const { unitsToFill } = wish
  if (unitsToFill === undefined) return Fraction.whole
  const { parameters } = wish.order
  const units = allowsPartialFills(parameters) ? Fraction.units(parameters) : 1n
  if (unitsToFill <= 0n || unitsToFill > units)
    return { issue: new Refusal.UnitsError({ unitsToFill, units }) }
  return Fraction.reduce({ numerator: unitsToFill, denominator: units })
}

/** The exchange takes the requested part of tips as well, so they are enlarged to come out as wished. */
function scaleTip(tip: ConsiderationItem, requested: Fraction.Fraction): ConsiderationItem {
  const enlarge = { numerator: requested.denominator, denominator: requested.numerator }
  return {
    ...tip,
    startAmount: Fraction.of(tip.startAmount, enlarge),
    endAmount: Fraction.of(tip.endAmount, enlarge),
  }
}

type WithAmount<item> = item & { amount: bigint }

/** What moves on both sides now. What the fulfiller pays gets a head start where it rises with time. */
function amountsOf(
  order: Components,
  tips: readonly ConsiderationItem[],
  part: Fraction.Fraction,
  now: bigint,
  buffer: bigint,
): { offered: readonly WithAmount<OfferItem>[]; asked: readonly WithAmount<ConsiderationItem>[] } {
  const { startTime, endTime } = order
  const scale = <item extends OfferItem>(item: item): item => ({
    ...item,
    startAmount: Fraction.of(item.startAmount, part),
    endAmount: Fraction.of(item.endAmount, part),
  })
  return {
    offered: order.offer.map(scale).map((item) => ({
      ...item,
      amount: Amount.at(item, { startTime, endTime, now, roundUp: false }),
    })),
    asked: [...order.consideration, ...tips].map(scale).map((item) => {
      const rises = item.endAmount > item.startAmount
      return {
        ...item,
        amount: Amount.at(item, { startTime, endTime, now: rises ? now + buffer : now, roundUp: true }),
      }
    }),
  }
}

/**
 * What the fulfiller must hold and have approved. What the order gives arrives before the fulfiller pays, so it counts
 * as held; along the basic route it goes straight to the recipients and needs no approval either.
 */
function netPayment(
  route: Route,
  owed: readonly Holding.Requirement[],
  given: readonly Holding.Requirement[],
): { balances: readonly Holding.Requirement[]; approvals: readonly Holding.Requirement[] } {
  const received = (item: Holding.Requirement) =>
    given.find(
      (gift) =>
        gift.itemType === item.itemType &&
        gift.identifier === item.identifier &&
        isAddressEqual(gift.token, item.token),
    )?.amount ?? 0n
  const balances = owed.flatMap((item) => {
    const amount = item.amount - received(item)
    return amount > 0n ? [{ ...item, amount }] : []
  })
  return { balances, approvals: route.type === 'basic' ? balances : owed }
}

function toQuery(item: OfferItem, side: Pick<Holding.Query, 'account' | 'operator'>): Holding.Query {
  return {
    ...side,
    itemType: Holding.concreteType(item.itemType),
    token: item.token,
    identifier: item.identifierOrCriteria,
  }
}
