import { type Address, isAddressEqual } from 'viem'
import type { Facts } from '../facts/readFacts.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import { isCurrency } from '../order/Item.js'
import type { Fill, Moved } from './fill.js'
import { type Asleep, asleepBy, toLive, withLive } from './liveOrders.js'
import {
  fulfillerSide,
  type Movement,
  type Owner,
  type Party,
  receiverOf,
  type SettleOptions,
} from './Party.js'
import { type ApprovalPlan, planApprovals } from './planApprovals.js'

/**
 * Returns the approvals of a fulfiller, including those for its live orders, and the live orders that they make
 * unfillable.
 */
export function approvalsOf(
  requirements: readonly Holding.Requirement[],
  fills: readonly Fill[],
  facts: Facts,
  options: SettleOptions & { fulfiller: Address },
): { approvals: readonly ApprovalPlan[]; fallsAsleep: readonly Asleep[] } {
  const live = toLive(options.liveOrders, options.fulfiller)
  const known = { ...options, except: fills.map(({ orderHash }) => orderHash) }
  const approvals = planApprovals(withLive(requirements, live, facts, known), facts.holdings, options)
  return { approvals, fallsAsleep: asleepBy(approvals, live, facts, known) }
}

/** Returns the balances and approvals that the offerer of a fill needs. An offerer never gives native currency. */
export function givenBy(fill: Fill, options: Conduit.operator.Options): readonly Holding.Requirement[] {
  const { offerer, conduitKey } = fill.order.parameters
  const operator = Conduit.operator(conduitKey, options)
  return Holding.sum(
    fill.offered
      .filter(({ itemType }) => itemType !== ItemType.NATIVE)
      .map((moved) => toRequirement(moved, { account: offerer, operator }, moved.amount)),
  )
}

function toRequirement(moved: Moved, side: Owner, amount: bigint): Holding.Requirement {
  const { itemType, token, identifier } = moved
  return { ...side, itemType, token, identifier, amount }
}

/** The cost of filling orders together. */
export type Settlement = {
  /** The cost at the time of the facts, less the proceeds of the orders. */
  due: readonly Holding.Requirement[]
  /** The required approvals, including the buffer for rising prices. */
  approvals: readonly Holding.Requirement[]
  /** The maximum that the fulfiller pays until the transaction is mined. */
  payment: readonly Holding.Requirement[]
  /** The native currency to send, in wei. The exchange refunds the rest. */
  value: bigint
  movements: readonly Movement[]
}

/**
 * Adds up the payment of a fulfiller.
 *
 * The exchange transfers the offers first, so received amounts count as held. On the basic route they go directly to
 * the recipients and need no approval.
 */
export function settle(
  fills: readonly Fill[],
  party: Party,
  facts: Facts,
  options: Conduit.operator.Options & { isBasic: boolean },
): Settlement {
  const side = fulfillerSide(party, options)
  const receiver = receiverOf(party)
  const asked = fills.flatMap((fill) => fill.asked)
  const [own, foreign] = [true, false].map((isOwn) =>
    fills.filter(({ order }) => isAddressEqual(order.parameters.offerer, party.fulfiller) === isOwn),
  ) as [Fill[], Fill[]]
  const isKept = isAddressEqual(receiver, party.fulfiller)
  const total = (pick: 'amount' | 'most') =>
    Holding.sum(asked.map((moved) => toRequirement(moved, side, moved[pick])))
  const gained = isKept ? foreign.flatMap((fill) => fill.offered) : []
  const received = Holding.sum(gained.map((moved) => toRequirement(moved, side, moved.least)))
  // If the fulfiller's own order pays another account, that payment and the consideration draw on the same balance.
  const purse = new Set(total('amount').map(Holding.key))
  const given = (isKept ? [] : own.flatMap((fill) => fill.offered))
    .map((moved) => toRequirement(moved, side, moved.amount))
    .filter((item) => purse.has(Holding.key(item)))
  const due = subtract(Holding.sum([...total('amount'), ...given]), received)
  const payment = subtract(total('most'), received)
  return {
    due,
    payment,
    approvals: options.isBasic ? payment : total('most'),
    value: nativeValue(total('amount'), total('most'), { facts, isFalling: asked.some(falls) }),
    movements: [
      ...fills.flatMap(({ order, offered }) =>
        offered.map((moved) => toMovement(moved, order.parameters.offerer, receiver)),
      ),
      ...asked.map((moved) => toMovement(moved, party.fulfiller, moved.account)),
    ],
  }
}

function toMovement(moved: Moved, from: Address, to: Address): Movement {
  const { itemType, token, identifier, amount } = moved
  return { from, to, itemType, token, identifier, amount }
}

function subtract(
  owed: readonly Holding.Requirement[],
  received: readonly Holding.Requirement[],
): readonly Holding.Requirement[] {
  const gifts = new Map(received.map((gift) => [Holding.key(gift), gift.amount]))
  return owed.flatMap((item) => {
    const amount = item.amount - (gifts.get(Holding.key(item)) ?? 0n)
    return amount > 0n ? [{ ...item, amount }] : []
  })
}

/** Returns whether an amount falls in the next blocks. */
export function falls({ amount, least }: Moved): boolean {
  return least < amount
}

/** The smallest possible refund. */
export const spare = 1n

/**
 * Returns the native currency to send. The buffer for rising prices is limited by the balance, with a rest for the
 * network fee.
 *
 * For a falling price, the exchange refunds a rest in the next block. A spare amount makes it refund in the current
 * block too, so that the gas estimate includes the refund.
 */
function nativeValue(
  now: readonly Holding.Requirement[],
  later: readonly Holding.Requirement[],
  { facts, isFalling }: { facts: Facts; isFalling: boolean },
): bigint {
  const least = now.find((item) => item.itemType === ItemType.NATIVE)
  const most = later.find((item) => item.itemType === ItemType.NATIVE)
  if (!least || !most) return 0n
  const held = facts.holdings.get(Holding.key(least))?.balance ?? most.amount
  if (most.amount > held)
    return held > least.amount ? least.amount + (held - least.amount) / 2n : least.amount
  const comesBack = most.amount > least.amount || !isFalling || held === most.amount
  return comesBack ? most.amount : most.amount + spare
}

/** Returns the number of NFTs that the orders give, or take if they are offers. */
export function piecesOf(fills: readonly Fill[]): bigint {
  const count = (moved: readonly Moved[]) =>
    moved.reduce((total, item) => (isCurrency(item) ? total : total + item.amount), 0n)
  return fills.reduce((total, { offered, asked }) => total + (count(offered) || count(asked)), 0n)
}
