import type { Account, Address, Hash, Hex } from 'viem'
import { type ApprovalAction, type ExchangeAction, transactionMethods } from '../Action.js'
import { accountOf, type Config, resolve } from '../Config.js'
import { ascendingAmountBuffer } from '../constants.js'
import type * as Holding from '../Holding.js'
import type { ConsiderationItem } from '../Item.js'
import type { AnyClient } from '../internal/batch.js'
import {
  type FulfillOptions,
  type FulfillPlan,
  type FulfillWish,
  planFulfill,
  queriesOf,
} from '../internal/planFulfill.js'
import { readFacts } from '../internal/readFacts.js'
import type { Route } from '../internal/route.js'
import * as Order from '../Order.js'
import { WrongChainError } from '../Refusal.js'
import { runActions } from '../runActions.js'

/**
 * Prepares the fill of a listing or offer: reads all that matters in one batch, checks it, chooses the entry point, and
 * returns the approvals and the exchange as actions to run one by one or all at once.
 *
 * Reads: one `eth_call`. Asks the wallet: nothing until an action is run.
 *
 * @throws {CancelledError} {@link FilledError} {@link ExpiredError} {@link NotStartedError} {@link CounterError} when the
 * order can no longer (or not yet) be filled.
 * @throws {OffererBalanceError} {@link OffererApprovalError} when the offerer could not deliver.
 * @throws {FulfillerBalanceError} when the account could not pay.
 * @throws {UnitsError} {@link InexactError} when the order cannot be split as asked.
 *
 * @example
 * const { executeAllActions } = await fulfillOrder(client, { order })
 * const hash = await executeAllActions()
 */
export async function fulfillOrder(
  client: AnyClient,
  options: fulfillOrder.Options,
): Promise<fulfillOrder.Result> {
  const { order, config = {} } = options
  const account = accountOf(client, 'fulfillOrder', options.account)
  const settings = resolve(config)
  const orderHash = Order.hash(order.parameters)
  const wish = toWish(options, { orderHash, fulfiller: account.address, conduitKey: settings.conduitKey })
  const wanted = {
    counters: [order.parameters.offerer],
    statuses: [orderHash],
    conduitKeys: [...new Set([order.parameters.conduitKey, wish.conduitKey])],
    holdings: queriesOf(wish, settings),
  }
  const facts = await readFacts(client, wanted, settings)
  if (client.chain && client.chain.id !== facts.chainId)
    throw new WrongChainError({ expected: client.chain.id, actual: facts.chainId })
  const planOptions: FulfillOptions = {
    ...settings,
    ascendingAmountBuffer: config.ascendingAmountBuffer ?? ascendingAmountBuffer,
    exactApproval: options.exactApproval ?? false,
  }
  const plan = planFulfill(wish, facts, planOptions)
  if (plan.issues[0]) throw plan.issues[0]
  return toResult(client, account, plan as FulfillPlan)
}

export declare namespace fulfillOrder {
  type Options = {
    order: Order.Order
    /** Part of an order that allows partial fills, in units of `Fraction.units`. @default all that is left */
    unitsToFill?: bigint | undefined
    /** Extra payments on top of the price, as the recipients are to get them. @default [] */
    tips?: readonly ConsiderationItem[] | undefined
    /** Handed to the zone of a restricted order. */
    extraData?: Hex | undefined
    /** Conduit that moves what the account pays. @default the configured key */
    conduitKey?: Hex | undefined
    /** Receives what the order gives. @default the account */
    recipient?: Address | undefined
    /** Approves just what this fill takes. @default false */
    exactApproval?: boolean | undefined
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = {
    /** The entry point that was chosen. */
    route: Route['type']
    /** What the account pays at most. */
    payment: readonly Holding.Requirement[]
    actions: readonly (ApprovalAction | ExchangeAction)[]
    /** Runs all actions, waiting for each approval, and returns the hash of the exchange transaction. */
    executeAllActions: () => Promise<Hash>
  }
}

function toWish(
  options: fulfillOrder.Options,
  defaults: { orderHash: Hex; fulfiller: Address; conduitKey: Hex },
): FulfillWish {
  return {
    order: options.order,
    orderHash: defaults.orderHash,
    fulfiller: defaults.fulfiller,
    unitsToFill: options.unitsToFill,
    tips: options.tips ?? [],
    conduitKey: options.conduitKey ?? defaults.conduitKey,
    recipient: options.recipient,
    extraData: options.extraData,
  }
}

function toResult(client: AnyClient, account: Account, plan: FulfillPlan): fulfillOrder.Result {
  const approvals = plan.approvals.map(
    ({ transaction, ...approval }): ApprovalAction => ({
      type: 'approval',
      ...approval,
      transactionMethods: transactionMethods(client, account, transaction),
    }),
  )
  const exchange: ExchangeAction = {
    type: 'exchange',
    transactionMethods: transactionMethods(client, account, plan.transaction),
  }
  const executeAllActions = async () => {
    for await (const _ of runActions(client, { actions: approvals }));
    return exchange.transactionMethods.transact()
  }
  return { route: plan.route, payment: plan.payment, actions: [...approvals, exchange], executeAllActions }
}
