import type { Account, Address, Hex } from 'viem'
import { accountOf, type Config } from '../facts/Config.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AnyClient } from '../node/batch.js'
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
 * Prepares the fill of one order: reads all that matters in one batch, checks it, chooses the entry point, and returns
 * the approvals and the exchange as actions to run one by one or all at once.
 *
 * Reads: one `eth_call`; one more where a zone refuses, and more while it waits for an order that starts in a moment (see
 * `waitForStartMs`). Asks the wallet: nothing until an action is run.
 *
 * @throws {CancelledError} {@link FilledError} {@link ExpiredError} {@link NotStartedError} {@link CounterError} when the
 * order can no longer (or not yet) be filled.
 * @throws {UnsignedError} {@link SignatureError} when the exchange would not accept the signature.
 * @throws {CriteriaError} {@link ProofError} when a criteria item has no token, or a wrong one.
 * @throws {OffererBalanceError} {@link OffererApprovalError} when the offerer could not deliver.
 * @throws {ZoneError} when the zone of a restricted order refuses.
 * @throws {PayeeError} when somebody whom the order pays does not take the native currency.
 * @throws {FulfillerBalanceError} when the account could not pay.
 * @throws {UnitsError} {@link InexactError} when the order cannot be split as asked.
 * @throws {BasicRouteError} when `route` asks for the basic entry point and it cannot express the fill.
 * @throws {UnsafeError} when the exchange would rob the account; `override` accepts by name.
 * @throws {TipError} when a tip does not divide like the order, and rounding would change it by more than a hundredth.
 *
 * @example
 * const { executeAllActions } = await fulfillOrder(client, { order })
 * const hash = await executeAllActions()
 */
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
  const exchange = toExchange(client, account, { approvals, transaction, domain: options.domain })
  const findings = await guardSending(account, exchange.actions, {
    ...options,
    now,
    exchange: settings.exchange,
  })
  return { route, payment, pieces, movements, fallsAsleep, findings, ...exchange }
}

export declare namespace fulfillOrder {
  /** How much of an order is filled, and with what. */
  type Fill = FillRequest
  type Options = Fill &
    Guarding & {
      /** Conduit that moves what the account pays. @default the configured key */
      conduitKey?: Hex | undefined
      /** Receives what the order gives. @default the account */
      recipient?: Address | undefined
      /** Refuses any entry point but the basic one. @default the cheapest entry point that can express the fill */
      route?: 'basic' | undefined
      /** Its 4-byte tag ends the transaction's data. */
      domain?: string | undefined
      /** Approves just what this fill takes. @default false */
      exactApproval?: boolean | undefined
      /**
       * Orders of the account that are signed and may still be filled, as far as the caller knows them. What they need of
       * an allowance stays approved. @default none
       */
      liveOrders?: readonly Order.Components[] | undefined
      /** Whether the account must hold now what it pays; false where it gets that first, as by wrapping. @default true */
      checkFulfiller?: boolean | undefined
      /**
       * How long an order may be waited for that starts within that time, in milliseconds; 0 refuses it at once. An order
       * that was just made may seem not to have started, as the node knows the time of its latest block only.
       *
       * @default 15 000
       */
      waitForStartMs?: number | undefined
      account?: Account | Address | undefined
      config?: Config | undefined
    }
  type Result = Exchange & {
    /** The entry point that was chosen. */
    route: Route['type']
    /** What the account pays at most. */
    payment: readonly Holding.Requirement[]
    /**
     * How many NFTs the account gets, or gives where it accepts an offer. A unit may be several pieces: of 6 jars for 4
     * of a currency there are 2 units of 3 jars.
     */
    pieces: bigint
    /** Everything that changes hands, at the amounts of this moment. */
    movements: readonly Movement[]
    /** Live orders of the account that cannot be filled any more behind the approvals. */
    fallsAsleep: readonly Asleep[]
    /** What a person should see before they send it, the worst first; see `Order.guardBeforeSending`. */
    findings: readonly Finding[]
  }
}
