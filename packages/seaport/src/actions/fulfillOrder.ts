import type { Account, Address, Hex } from 'viem'
import { accountOf, type Config, domainOf } from '../facts/Config.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type * as Holding from '../order/Holding.js'
import { isBlocking } from '../order/isBlocking.js'
import type * as Order from '../order/Order.js'
import { ZoneError } from '../order/Refusal.js'
import type { FillRequest } from '../plan/FillRequest.js'
import { hearZones } from '../plan/hearZones.js'
import type { Asleep } from '../plan/liveOrders.js'
import type { Movement } from '../plan/Party.js'
import { type BlockedPlan, type FulfillPlan, planFulfill } from '../plan/planFulfill.js'
import type { Route } from '../plan/route.js'
import { type Exchange, toExchange } from '../wallet/toExchange.js'
import { untilStarted } from '../wallet/untilStarted.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWish } from './readFill.js'

const input: Input.Fields<fulfillOrder.Options> = {
  ...inputs.fillOne,
  ...inputs.filling,
  route: Input.optional(Input.oneOf('basic')),
}

/**
 * Prepares the fill of one order. It reads all facts in one batch, checks the order, chooses the entry point, and
 * returns the approvals and the fill as actions to run one by one or all at once.
 *
 * Reads: one `eth_call`; one more if a zone refuses, and more while it waits for an order to start (see
 * `waitForStartMs`). Asks the wallet: nothing until an action runs.
 *
 * @throws {CancelledError} {@link FilledError} {@link ExpiredError} {@link NotStartedError} {@link CounterError} when
 * the order can no longer be filled, or not yet.
 * @throws {UnsignedError} {@link SignatureError} when the exchange would not accept the signature.
 * @throws {CriteriaError} {@link ProofError} when no token, or a wrong one, is chosen for a criteria item.
 * @throws {OffererBalanceError} {@link OffererApprovalError} when the offerer lacks the tokens or the approval.
 * @throws {ZoneError} when the zone of a restricted order refuses.
 * @throws {PayeeError} when a recipient of the order does not accept the native currency.
 * @throws {FulfillerBalanceError} when the account cannot pay.
 * @throws {UnitsError} {@link InexactError} when the order cannot be split into the requested part.
 * @throws {BasicRouteError} when `route` requires the basic entry point and it cannot express the fill.
 * @throws {UnsafeError} when the guard finds a blocking problem in the transaction. `override` accepts findings by
 * name.
 * @throws {TipError} when a tip does not divide like the order, and rounding would change the tip by more than 1 %.
 *
 * @example
 * const { executeAllActions } = await fulfillOrder(client, { order })
 * const hash = await executeAllActions()
 */
export function fulfillOrder<account extends Account | undefined>(
  client: AnyClient<account>,
  options: fulfillOrder.Options & AccountParameter<account>,
): Promise<fulfillOrder.Result>
export async function fulfillOrder(
  client: AnyClient,
  options: fulfillOrder.Options,
): Promise<fulfillOrder.Result> {
  Input.assert(options, input)
  const account = accountOf(client, 'fulfillOrder', options.account)
  const settings = { ...settleOptions(options), route: options.route }
  const wish = await toFillWish(options)
  const party = {
    fulfiller: account.address,
    conduitKey: options.conduitKey ?? settings.conduitKey,
    recipient: options.recipient,
  }
  let now = 0n
  const look = async (): Promise<FulfillPlan | BlockedPlan> => {
    const facts = await readFillFacts(client, [wish], party, settings)
    now = facts.timestamp
    const first = planFulfill(wish, party, facts, settings)
    if (!first.issues.some((issue) => issue instanceof ZoneError)) return first
    const heard = await hearZones(client, [wish], { facts, party, settings })
    return planFulfill(wish, party, heard, settings)
  }
  const plan = await untilStarted(look, { ...options, intervalMs: client.pollingInterval })
  const issue = plan.issues.find((found) => isBlocking(found, options))
  if (issue) throw issue
  const { route, payment, pieces, movements, approvals, fallsAsleep, transaction } = plan as FulfillPlan
  const exchange = toExchange<boolean>(client, account, { approvals, transaction, domain: domainOf(options) })
  const findings = await guardSending(account, exchange.actions, {
    ...options,
    now,
    exchange: settings.exchange,
  })
  return { route, payment, pieces, movements, fallsAsleep, findings, ...exchange }
}

export declare namespace fulfillOrder {
  /** The part of an order to fill, with its tips and chosen tokens. */
  type Fill = FillRequest
  type Options = Fill &
    Guarding & {
      /** Key of the conduit that moves the payment. @default the configured key */
      conduitKey?: Hex | undefined
      /** The account that receives what the order offers. @default the account */
      recipient?: Address | undefined
      /** Requires the basic entry point. @default the cheapest entry point that can express the fill */
      route?: 'basic' | undefined
      /** The domain whose 4-byte tag is appended to the calldata. */
      domain?: string | undefined
      /** Approves only the amounts and tokens of this fill. @default false */
      exactApproval?: boolean | 'currencies' | undefined
      /**
       * Signed orders of the account that may still be filled, as far as the caller knows them. The allowance that they
       * need stays approved. @default none
       */
      liveOrders?: readonly Order.Components[] | undefined
      /**
       * Whether the account must already hold the payment. Pass false when it gets the funds first, for example by
       * wrapping. @default true
       */
      checkFulfiller?: boolean | undefined
      /**
       * The longest time to wait for the start of an order, in milliseconds. An order that starts later is rejected at
       * once; 0 turns waiting off. A new order can appear not to have started, since the node's time is that of its
       * latest block.
       *
       * @default 15 000
       */
      waitForStartMs?: number | undefined
      account?: Account | Address | undefined
      config?: Config | undefined
    }
  type Result = Exchange<boolean> & {
    /** The chosen entry point. */
    route: Route['type']
    /** The maximum that the account pays. */
    payment: readonly Holding.Requirement[]
    /**
     * How many NFTs the account receives, or gives if it accepts an offer. A unit may have several pieces: an order of
     * 6 tokens for 4 of a currency has 2 units of 3 tokens.
     */
    pieces: bigint
    /** All transfers, with the current amounts. */
    movements: readonly Movement[]
    /** Live orders of the account that the approvals make unfillable. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they send it, most severe first. See `Order.guardBeforeSending`. */
    findings: readonly Finding[]
  }
}
