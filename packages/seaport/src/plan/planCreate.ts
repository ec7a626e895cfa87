import type { BaseError } from '@souk/base'
import type { Facts } from '../facts/readFacts.js'
import * as Amount from '../order/Amount.js'
import * as Conduit from '../order/Conduit.js'
import { maxUint256, OrderType } from '../order/constants.js'
import * as Draft from '../order/Draft.js'
import * as Holding from '../order/Holding.js'
import { isCurrency } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import * as Order from '../order/Order.js'
import * as OrderState from '../order/OrderState.js'
import { NotCurrencyError, OffererBalanceError } from '../order/Refusal.js'
import { type Asleep, asleepBy, type Live, withLive } from './liveOrders.js'
import { kindIssues } from './partyIssues.js'
import { type ApprovalPlan, planApprovals } from './planApprovals.js'
import type { OrderWish } from './readWish.js'

/** The orders to sign and the approvals before them, or the issues of each order. */
export type CreatePlan = {
  orders: readonly { components: Components; issues: readonly BaseError[] }[]
  /** The approvals of all orders. */
  approvals: readonly ApprovalPlan[]
  /** Live orders that the approvals make unfillable. */
  fallsAsleep: readonly Asleep[]
}

export type CreateOptions = Conduit.operator.Options & {
  exactApproval: boolean | 'currencies'
  checkBalancesAndApprovals: boolean
  /** Orders of the account that may still be filled. @default none */
  live?: readonly Live[] | undefined
}

/** Returns the balances and approvals that the offerer needs for a fill. */
export function requirementsOf(
  wish: Pick<OrderWish, 'offerer' | 'offer' | 'conduitKey'>,
  options: Conduit.operator.Options,
): readonly Holding.Requirement[] {
  const operator = Conduit.operator(wish.conduitKey, options)
  return Holding.sum(
    wish.offer.map((item) => ({
      account: wish.offerer,
      operator,
      itemType: item.itemType,
      token: item.token,
      identifier: item.identifierOrCriteria,
      amount: Amount.largest(item),
    })),
  )
}

/** Plans signatures and approvals. Pure: the same facts and requests give the same plan. */
export function planCreate(wishes: readonly OrderWish[], facts: Facts, options: CreateOptions): CreatePlan {
  const orders = wishes.map((wish) => planOrder(wish, facts, options))
  const isSound = orders.every(({ issues }) => issues.length === 0)
  const needsApprovals = isSound && options.checkBalancesAndApprovals
  const all = orders.flatMap(({ requirements }) => requirements)
  const { live = [] } = options
  const except = live.length > 0 ? orders.map(({ components }) => Order.hash(components)) : []
  const needed = withLive(together(all), live, facts, { ...options, except })
  const approvals = needsApprovals ? planApprovals(needed, facts.holdings, options) : []
  return {
    orders: orders.map(({ components, issues }) => ({ components, issues })),
    approvals,
    fallsAsleep: asleepBy(approvals, live, facts, { ...options, except }),
  }
}

function planOrder(wish: OrderWish, facts: Facts, options: CreateOptions) {
  const components = toComponents(wish, facts)
  const requirements = requirementsOf(wish, options)
  const conduit = facts.conduits.get(wish.conduitKey.toLowerCase())
  const isUsable = !conduit || (conduit.exists && conduit.isOpen)
  // Several orders may offer the same token, so each order is checked against the balance separately.
  const held = options.checkBalancesAndApprovals ? requirements : []
  return {
    components,
    requirements,
    issues: [
      ...Draft.issues(components, { now: facts.timestamp }),
      ...deadIssues(components, facts),
      ...(isUsable ? [] : [new Conduit.UnusableError(conduit)]),
      ...notCurrencies(components, facts),
      ...kindIssues(held, facts.holdings),
      ...Holding.missingBalances(held, facts.holdings).map((short) => new OffererBalanceError(short)),
    ],
  }
}

/** Lists issues that prevent every fill of an order, whatever its signature. */
function deadIssues(components: Components, { counters, statuses }: Facts): readonly BaseError[] {
  const { counter, offerer } = components
  const current = counters.get(offerer.toLowerCase()) ?? counter
  if (counter !== current) return [new Draft.CounterError({ counter, current })]
  if (statuses.size === 0) return []
  const orderHash = Order.hash(components)
  const status = statuses.get(orderHash.toLowerCase())
  if (status?.isCancelled) return [new Draft.SpentError({ orderHash, state: 'cancelled' })]
  return status && OrderState.isFilled(status) ? [new Draft.SpentError({ orderHash, state: 'filled' })] : []
}

function notCurrencies({ offer, consideration }: Components, facts: Facts): readonly BaseError[] {
  const tokens = new Set([...offer, ...consideration].map(({ token }) => token))
  return [...tokens]
    .filter((token) => facts.currencies.get(token.toLowerCase()) === false)
    .map((token) => new NotCurrencyError({ currency: token }))
}

/**
 * Combines the approvals of several orders. Currency amounts add up, while a token needs one approval for any number of
 * orders.
 */
function together(requirements: readonly Holding.Requirement[]): readonly Holding.Requirement[] {
  const totals = new Map<string, Holding.Requirement>()
  for (const requirement of requirements) {
    const name = Holding.key(requirement)
    const before = totals.get(name)?.amount ?? 0n
    const sum = before + requirement.amount
    const larger = before > requirement.amount ? before : requirement.amount
    const amount = isCurrency(requirement) && sum <= maxUint256 ? sum : larger
    totals.set(name, { ...requirement, amount })
  }
  return [...totals.values()]
}

/** Completes an order with facts of the chain. */
export function toComponents(wish: OrderWish, facts: Pick<Facts, 'timestamp' | 'counters'>): Components {
  return {
    offerer: wish.offerer,
    zone: wish.zone,
    offer: wish.offer,
    consideration: wish.consideration,
    orderType: orderType(wish),
    startTime: wish.startTime ?? facts.timestamp,
    endTime: wish.endTime ?? maxUint256,
    zoneHash: wish.zoneHash,
    salt: wish.salt,
    conduitKey: wish.conduitKey,
    counter: wish.counter ?? facts.counters.get(wish.offerer.toLowerCase()) ?? 0n,
    totalOriginalConsiderationItems: wish.consideration.length,
  }
}

function orderType(wish: OrderWish): OrderType {
  if (wish.restrictedByZone)
    return wish.allowPartialFills ? OrderType.PARTIAL_RESTRICTED : OrderType.FULL_RESTRICTED
  return wish.allowPartialFills ? OrderType.PARTIAL_OPEN : OrderType.FULL_OPEN
}
