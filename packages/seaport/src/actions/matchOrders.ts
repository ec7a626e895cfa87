import type { BaseError } from '@souk/base'
import type { Account, Address } from 'viem'
import { accountOf, type Config } from '../facts/Config.js'
import type { Facts } from '../facts/readFacts.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AnyClient } from '../node/batch.js'
import type { Fulfillment } from '../order/Fulfillment.js'
import type * as Order from '../order/Order.js'
import { NoneFillableError } from '../order/Refusal.js'
import type { FillWish } from '../plan/FillWish.js'
import { type Fill, toFill } from '../plan/fill.js'
import type { Asleep } from '../plan/liveOrders.js'
import type { Movement, SettleOptions } from '../plan/Party.js'
import { conduitIssues } from '../plan/partyIssues.js'
import { planMatch } from '../plan/planMatch.js'
import { type Exchange, toExchange } from '../wallet/toExchange.js'
import type { fulfillOrder } from './fulfillOrder.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWishes } from './readFill.js'

const input: Input.Fields<matchOrders.Options> = {
  orders: inputs.fills,
  ...inputs.matching,
  recipient: Input.optional(Input.address),
}

/**
 * Prepares the settlement of orders against each other: what one offers is what another asks for. All of them are
 * filled, or none.
 *
 * The pairs are found, the balances and approvals of all parties are checked, and the native currency that the orders
 * offer is sent along by the caller. The caller's own orders need no signature, and their approvals become actions.
 *
 * Reads: one `eth_call`. Asks the wallet: nothing until an action is run.
 *
 * @throws {UnmatchedError} when an order asks for something that none offers.
 * @throws {OffererBalanceError} {@link OffererApprovalError} when a party could not deliver.
 * @throws {FulfillerBalanceError} when the account itself could not.
 * @throws the reasons of {@link fulfillOrder} for an order that cannot be filled.
 *
 * @example
 * const { surplus, executeAllActions } = await matchOrders(client, { orders: [{ order: listing }, { order: bid }] })
 */
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
  const exchange = toExchange(client, account, { ...plan, domain: options.domain })
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
    /** Receives what is offered and asked for by nobody. @default the account */
    recipient?: Address | undefined
    /** Its 4-byte tag ends the transaction's data. */
    domain?: string | undefined
    /** Approves just what the account's own orders give. @default false */
    exactApproval?: boolean | undefined
    /**
     * Orders of the account that are signed and may still be filled, as far as the caller knows them. What they need of
     * an allowance stays approved. @default none
     */
    liveOrders?: readonly Order.Components[] | undefined
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = Exchange & {
    /** Which offer items pay for which consideration items. */
    fulfillments: readonly Fulfillment[]
    /** What is offered and asked for by nobody, and who gets it. */
    surplus: readonly Movement[]
    /** Everything that changes hands, at the amounts of this moment. */
    movements: readonly Movement[]
    /** Live orders of the account that cannot be filled any more behind the approvals. */
    fallsAsleep: readonly Asleep[]
    /** What a person should see before they send it, the worst first; see `Order.guardBeforeSending`. */
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
