import type { BaseError } from '@souk/base'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import type { Facts } from '../facts/readFacts.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import * as Fulfillment from '../order/Fulfillment.js'
import * as Holding from '../order/Holding.js'
import * as Refusal from '../order/Refusal.js'
import { toAdvancedOrder, toPlainOrder, toResolvers } from './encodeFulfillment.js'
import type { Fill } from './fill.js'
import type { Asleep } from './liveOrders.js'
import type { Movement, SettleOptions } from './Party.js'
import { kindIssues } from './partyIssues.js'
import type { ApprovalPlan } from './planApprovals.js'
import { approvalsOf } from './settle.js'
import type { Transaction } from './Transaction.js'

/** The transaction that matches orders, and the approvals before it. */
export type MatchPlan = {
  fulfillments: readonly Fulfillment.Fulfillment[]
  approvals: readonly ApprovalPlan[]
  /** Live orders that the approvals make unfillable. */
  fallsAsleep: readonly Asleep[]
  transaction: Transaction
  movements: readonly Movement[]
  /** Offered items that no order asks for. The caller gains them, and the offerers lose them. */
  surplus: readonly Movement[]
  issues: readonly BaseError[]
}

/** The sender of a match. Only the sender's own approvals can become actions. */
export type MatchParty = {
  caller: Address
  /** The account that receives the surplus. @default the caller */
  recipient: Address | undefined
}

/** Plans a match of orders. Pure: the same facts and orders give the same plan. */
export function planMatch(
  fills: readonly Fill[],
  party: MatchParty,
  facts: Facts,
  options: SettleOptions,
): MatchPlan {
  const { fulfillments, executions, unmet, surplus } = Fulfillment.generate(fills.map(toSettled))
  const leftover = surplus.map((item) => toLeftover(item, fills, party))
  const transfers = [...executions, ...leftover]
  const requirements = Holding.sum(transfers.map((transfer) => toRequirement(transfer, party, options)))
  const others = requirements.filter(({ account }) => !isAddressEqual(account, party.caller))
  const own = requirements.filter(({ account }) => isAddressEqual(account, party.caller))
  const value = nativeTotal(fills)
  return {
    fulfillments,
    ...approvalsOf(own, fills, facts, { ...options, fulfiller: party.caller }),
    transaction: { to: options.exchange, data: encodeMatch(fills, fulfillments, party), value },
    movements: transfers.map((transfer) => toMovement(transfer, party)),
    surplus: leftover.map((transfer) => toMovement(transfer, party)),
    issues: [
      ...unmet.map(
        ({ orderIndex, itemIndex, token, identifier, amount }) =>
          new Refusal.UnmatchedError({
            orderIndex: Number(orderIndex),
            itemIndex: Number(itemIndex),
            token,
            identifier,
            missing: amount,
          }),
      ),
      ...kindIssues(requirements, facts.holdings),
      ...balanceIssues(transfers, party, facts, options),
      ...Holding.missingApprovals(others, facts.holdings).map(
        (short) => new Refusal.OffererApprovalError(short),
      ),
    ],
  }
}

/** Converts a fill to the form for pairing and aggregation. */
export function toSettled(fill: Fill): Fulfillment.Settled {
  const { offerer, conduitKey } = fill.order.parameters
  return { offerer, conduitKey, offered: fill.offered, asked: fill.asked }
}

function toLeftover(
  item: Fulfillment.Component & Fulfillment.Item,
  fills: readonly Fill[],
  { recipient, caller }: MatchParty,
): Fulfillment.Execution {
  const { orderIndex, itemIndex: _, ...thing } = item
  const { offerer, conduitKey } = (fills[Number(orderIndex)] as Fill).order.parameters
  return { ...thing, offerer, conduitKey, recipient: recipient ?? caller }
}

/** Returns the payer of a transfer. The caller pays native amounts for all offerers. */
function payerOf(transfer: Fulfillment.Execution, { caller }: MatchParty): Address {
  return transfer.itemType === ItemType.NATIVE ? caller : transfer.offerer
}

function toRequirement(
  transfer: Fulfillment.Execution,
  party: MatchParty,
  options: Conduit.operator.Options,
): Holding.Requirement {
  const { itemType, token, identifier, amount, conduitKey } = transfer
  const account = payerOf(transfer, party)
  return { account, operator: Conduit.operator(conduitKey, options), itemType, token, identifier, amount }
}

/**
 * Simulates the transfers in order, since a party can pass on what it receives. Lists each party with a shortfall, with
 * the total that the match takes from it.
 */
function balanceIssues(
  transfers: readonly Fulfillment.Execution[],
  party: MatchParty,
  facts: Facts,
  options: Conduit.operator.Options,
): readonly BaseError[] {
  const moved = new Map<string, bigint>()
  const short = new Map<string, Holding.Shortfall>()
  for (const transfer of transfers) {
    const need = toRequirement(transfer, party, options)
    const giver = balanceName(need, need.account)
    const getter = balanceName(need, transfer.recipient)
    const holding = facts.holdings.get(Holding.key(need))
    if (!holding) throw new Holding.IncompleteError(need)
    const left = holding.balance + (moved.get(giver) ?? 0n) - need.amount
    moved.set(giver, (moved.get(giver) ?? 0n) - need.amount)
    moved.set(getter, (moved.get(getter) ?? 0n) + need.amount)
    if (left < 0n) short.set(giver, { ...need, ...holding, amount: holding.balance - left })
  }
  return [...short.values()].map((entry) =>
    isAddressEqual(entry.account, party.caller)
      ? new Refusal.FulfillerBalanceError(entry)
      : new Refusal.OffererBalanceError(entry),
  )
}

function balanceName(item: Fulfillment.Item, account: Address): string {
  return `${account}/${item.itemType}/${item.token}/${item.identifier}`.toLowerCase()
}

function toMovement(transfer: Fulfillment.Execution, party: MatchParty): Movement {
  const { recipient, itemType, token, identifier, amount } = transfer
  return { from: payerOf(transfer, party), to: recipient, itemType, token, identifier, amount }
}

/** Returns the native currency to send, with the buffer for rising prices. The exchange refunds the rest. */
function nativeTotal(fills: readonly Fill[]): bigint {
  return fills
    .flatMap((fill) => fill.offered)
    .reduce((sum, moved) => sum + (moved.itemType === ItemType.NATIVE ? moved.most : 0n), 0n)
}

function encodeMatch(
  fills: readonly Fill[],
  fulfillments: readonly Fulfillment.Fulfillment[],
  { recipient, caller }: MatchParty,
): Hex {
  const isPlain = fills.every((fill) => !fill.isAdvanced) && (!recipient || isAddressEqual(recipient, caller))
  if (isPlain)
    return encodeFunctionData({
      abi: seaportFunctionsAbi,
      functionName: 'matchOrders',
      args: [fills.map(toPlainOrder), fulfillments],
    })
  return encodeFunctionData({
    abi: seaportFunctionsAbi,
    functionName: 'matchAdvancedOrders',
    args: [fills.map(toAdvancedOrder), toResolvers(fills), fulfillments, recipient ?? zeroAddress],
  })
}
