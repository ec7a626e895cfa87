import type { BaseError } from '@souk/base'
import type { Account, Address } from 'viem'
import { accountOf, type Config, domainOf } from '../facts/Config.js'
import type { Facts } from '../facts/readFacts.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type { Fulfillment } from '../order/Fulfillment.js'
import type * as Order from '../order/Order.js'
import { NoneFillableError } from '../order/Refusal.js'
import type { FillWish } from '../plan/FillWish.js'
import { type Fill, toFill } from '../plan/fill.js'
import type { Asleep } from '../plan/liveOrders.js'
import type { Movement, SettleOptions } from '../plan/Party.js'
import { conduitIssues } from '../plan/partyIssues.js'
import { planMatch } from '../plan/planMatch.js'
import { type Exchange, type Execution, toExchange } from '../wallet/toExchange.js'
import type { fulfillOrder } from './fulfillOrder.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWishes } from './readFill.js'

const input: Input.Fields<matchOrders.Options> = {
  orders: inputs.fills,
  ...inputs.matching,
  recipient: Input.optional(Input.address),
}

/**
 * Prepares a match: orders are settled against each other, so that one order's offer is another's consideration. The
 * exchange fills all of them or none.
 *
 * It finds the fulfillments and checks the balances and approvals of all parties. The caller sends the native currency
 * that the orders offer. The caller's own orders need no signature, and their approvals become actions.
 *
 * Reads: one `eth_call`. Asks the wallet: nothing until an action runs.
 *
 * @throws {UnmatchedError} when an order asks for an item that no order offers.
 * @throws {OffererBalanceError} {@link OffererApprovalError} when a party lacks the tokens or the approval.
 * @throws {FulfillerBalanceError} when the account itself lacks the funds.
 * @throws the errors of {@link fulfillOrder} when an order cannot be filled.
 *
 * @example
 * const { surplus, executeAllActions } = await matchOrders(client, { orders: [{ order: listing }, { order: bid }] })
 */
export function matchOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  options: matchOrders.Options & AccountParameter<account>,
): Promise<matchOrders.Result>
export async function matchOrders(
  client: AnyClient,
  options: matchOrders.Options,
): Promise<matchOrders.Result> {
  Input.assert(options, input)
  if (options.orders.length === 0) throw new NoneFillableError({ dropped: [] })
  const account = accountOf(client, 'matchOrders', options.account)
  const settings = settleOptions(options)
  const wishes = await toFillWishes(options.orders)
  const caller = { fulfiller: account.address, conduitKey: settings.conduitKey, recipient: undefined }
  const facts = await readFillFacts(client, wishes, caller, { ...settings, isMatch: true })
  const { fills, issues } = toFills(wishes, account.address, facts, settings)
  if (issues[0]) throw issues[0]
  const party = { caller: account.address, recipient: options.recipient }
  const plan = planMatch(fills, party, facts, settings)
  if (plan.issues[0]) throw plan.issues[0]
  const { fulfillments, surplus, movements, fallsAsleep } = plan
  const exchange = toExchange<readonly Execution[]>(client, account, { ...plan, domain: domainOf(options) })
  const findings = await guardSending(account, exchange.actions, {
    ...options,
    now: facts.timestamp,
    exchange: settings.exchange,
  })
  return { fulfillments, surplus, movements, fallsAsleep, findings, ...exchange }
}

export declare namespace matchOrders {
  type Options = Guarding & {
    orders: readonly fulfillOrder.Fill[]
    /** The account that receives offered items that no order asks for. @default the account */
    recipient?: Address | undefined
    /** The domain whose 4-byte tag is appended to the calldata. */
    domain?: string | undefined
    /** Approves only the amounts and tokens of the account's own orders. @default false */
    exactApproval?: boolean | 'currencies' | undefined
    /**
     * Signed orders of the account that may still be filled, as far as the caller knows them. The allowance that they
     * need stays approved. @default none
     */
    liveOrders?: readonly Order.Components[] | undefined
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = Exchange<readonly Execution[]> & {
    /** Assigns offer items to the consideration items that they pay for. */
    fulfillments: readonly Fulfillment[]
    /** Offered items that no order asks for, with their recipient. */
    surplus: readonly Movement[]
    /** All transfers, with the current amounts. Those of the surplus come last. */
    movements: readonly Movement[]
    /** Live orders of the account that the approvals make unfillable. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they send it, most severe first. See `Order.guardBeforeSending`. */
    findings: readonly Finding[]
  }
}

function toFills(
  wishes: readonly FillWish[],
  caller: Address,
  facts: Facts,
  settings: SettleOptions,
): { fills: readonly Fill[]; issues: readonly BaseError[] } {
  const results = wishes.map((wish) => {
    const { fill, issues } = toFill(wish, facts, { ...settings, fulfiller: caller, isMatch: true })
    return { fill, issues: [...issues, ...conduitIssues([wish.order.parameters.conduitKey], facts)] }
  })
  return {
    fills: results.flatMap(({ fill }) => fill ?? []),
    issues: results.flatMap(({ issues }) => issues),
  }
}
