import type { BaseError } from '@souk/base'
import type { Facts } from '../facts/readFacts.js'
import type * as Holding from '../order/Holding.js'
import { BasicRouteError } from '../order/Refusal.js'
import { encodeFulfillment } from './encodeFulfillment.js'
import type { FillWish } from './FillWish.js'
import { toFill } from './fill.js'
import type { Asleep } from './liveOrders.js'
import type { Movement, Party, SettleOptions } from './Party.js'
import {
  conduitIssues,
  fulfillerIssues,
  offererIssues,
  payerConduitIssues,
  privateIssues,
} from './partyIssues.js'
import type { ApprovalPlan } from './planApprovals.js'
import { chooseRoute, type Route, whyNotBasic } from './route.js'
import { approvalsOf, givenBy, piecesOf, settle } from './settle.js'
import type { Transaction } from './Transaction.js'

/** The transaction that fills an order, and the approvals before it. */
export type FulfillPlan = {
  route: Route['type']
  approvals: readonly ApprovalPlan[]
  /** Live orders that the approvals make unfillable. */
  fallsAsleep: readonly Asleep[]
  transaction: Transaction
  /** The maximum that the fulfiller pays, per currency and token. */
  payment: readonly Holding.Requirement[]
  /** The number of NFTs that change hands. A unit of the order may have several. */
  pieces: bigint
  movements: readonly Movement[]
  issues: readonly BaseError[]
}

/** The issues of a plan that could not be computed. */
export type BlockedPlan = { issues: readonly BaseError[] }

/** Plans the fill of an order. Pure: the same facts and request give the same plan. */
export function planFulfill(
  wish: FillWish,
  party: Party,
  facts: Facts,
  options: SettleOptions & { route?: 'basic' | undefined },
): FulfillPlan | BlockedPlan {
  const { orderHash, order } = wish
  const { parameters } = order
  const blocked = [...privateIssues(wish), ...conduitIssues([parameters.conduitKey], facts)]
  const { fill, issues } = toFill(wish, facts, {
    ...options,
    fulfiller: party.fulfiller,
    isMatch: false,
  })
  if (!fill) return { issues: [...blocked, ...issues] }
  const routing = {
    tips: fill.tips,
    unitsToFill: wish.unitsToFill,
    recipient: party.recipient,
    extraData: wish.extraData,
    partiallyFilled: fill.isStarted,
  }
  const route = chooseRoute(parameters, routing)
  const reason = options.route && whyNotBasic(parameters, routing)
  const settlement = settle([fill], party, facts, { ...options, isBasic: route.type === 'basic' })
  return {
    route: route.type,
    ...approvalsOf(settlement.approvals, [fill], facts, { ...options, fulfiller: party.fulfiller }),
    transaction: {
      to: options.exchange,
      data: encodeFulfillment(fill, route, party),
      value: settlement.value,
    },
    pieces: piecesOf([fill]),
    payment: settlement.payment,
    movements: settlement.movements,
    issues: [
      ...blocked,
      ...payerConduitIssues(settlement.approvals, party, facts),
      ...issues,
      ...(reason ? [new BasicRouteError({ orderHash, reason })] : []),
      ...offererIssues(givenBy(fill, options), facts.holdings),
      ...fulfillerIssues(settlement.due, facts.holdings),
    ],
  }
}
