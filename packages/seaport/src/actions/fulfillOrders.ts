import { type Account, type Address, type Hex, zeroAddress } from 'viem'
import type { RevertedError } from '../errors/RevertedError.js'
import { accountOf, type Config, domainOf } from '../facts/Config.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type * as Holding from '../order/Holding.js'
import { isBlocking } from '../order/isBlocking.js'
import type * as Order from '../order/Order.js'
import * as Outcome from '../order/Outcome.js'
import { type Dropped, NoneFillableError, NotAllFillableError, ZoneError } from '../order/Refusal.js'
import { generateSalt } from '../order/Salt.js'
import { hearZones } from '../plan/hearZones.js'
import type { Asleep } from '../plan/liveOrders.js'
import type { Movement } from '../plan/Party.js'
import { type ManyPlan, planFulfillMany } from '../plan/planFulfillMany.js'
import { nameRefused, type Sweep } from '../wallet/nameRefused.js'
import { type Exchange, type SweepResult, toExchange } from '../wallet/toExchange.js'
import type { fulfillOrder } from './fulfillOrder.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWishes } from './readFill.js'

const { address, boolean, list, object, optional, uint256 } = Input
const total = object('a total: { amount, currency }', { amount: uint256, currency: optional(address) })
const input: Input.Fields<fulfillOrders.Options> = {
  orders: inputs.fills,
  ...inputs.filling,
  maximumTotal: optional(Input.either(Array.isArray, list('a list of totals', total), total)),
  allOrNothing: optional(boolean),
}

/**
 * Prepares the fill of many orders in one transaction (a sweep). It reads all facts in one batch, drops orders that
 * would fail with the reasons, and adds up the cost of the others.
 *
 * Some failures show only when the transaction runs, for example a token that cannot be transferred. They make the
 * exchange revert the whole sweep. Simulating or sending then throws `SweepRefusedError`, which names those orders so
 * that the caller can drop them.
 *
 * The exchange fills orders in the given order. It skips an order that another buyer fills first, and the account does
 * not pay for it.
 *
 * The batch also asks the zones of restricted orders and the recipients of native currency. A zone that answers only
 * the exchange refuses there. If such refusals would leave no fill, those zones are asked again.
 *
 * Reads: one `eth_call`, and one more per zone if the refusals of zones would leave no fill. Asks the wallet: nothing
 * until an action runs.
 *
 * @throws {NoneFillableError} when no order can be filled.
 * @throws {NotAllFillableError} when `allOrNothing` is set and an order cannot be filled.
 * @throws {UnsafeError} when the guard finds a blocking problem in the transaction. `override` accepts findings by
 * name.
 * @throws {FulfillerBalanceError} when the account cannot pay for all remaining orders. An order that alone costs more
 * than the account has is dropped if others remain.
 *
 * @example
 * const { dropped, executeAllActions, outcome } = await fulfillOrders(client, {
 *   orders: listings.map((order) => ({ order })),
 *   maximumTotal: { amount: parseEther('2') },
 * })
 * const receipt = await waitForTransactionReceipt(client, { hash: await executeAllActions() })
 * outcome(receipt).filled
 */
export function fulfillOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  options: fulfillOrders.Options & AccountParameter<account>,
): Promise<fulfillOrders.Result>
export async function fulfillOrders(
  client: AnyClient,
  options: fulfillOrders.Options,
): Promise<fulfillOrders.Result> {
  Input.assert(options, input)
  if (options.orders.length === 0) throw new NoneFillableError({ dropped: [] })
  const account = accountOf(client, 'fulfillOrders', options.account)
  const settings = settleOptions(options)
  const fills = await toFillWishes(options.orders)
  const party = {
    fulfiller: account.address,
    conduitKey: options.conduitKey ?? settings.conduitKey,
    recipient: options.recipient,
  }
  const wish = {
    fills,
    maximum: toMaximum(options.maximumTotal),
    allOrNothing: options.allOrNothing ?? false,
    checkFulfiller: options.checkFulfiller ?? true,
    salt: generateSalt({ domain: domainOf(options) }),
  }
  const facts = await readFillFacts(client, fills, party, settings)
  const sweep = await planSweep(client, { wish, party, facts, settings })
  const { plan } = sweep
  const issue = plan.issues.find((found) => isBlocking(found, options))
  if (issue) throw issue
  const { route, dropped, payment, pieces, movements, approvals, fallsAsleep, transaction } = plan
  const orderHashes = plan.fills.map(({ orderHash }) => orderHash)
  const explain = (error: RevertedError) => nameRefused(client, account, { sweep, error })
  const exchange = toExchange<SweepResult>(client, account, {
    approvals,
    transaction,
    domain: options.domain,
    explain,
  })
  const findings = await guardSending(account, exchange.actions, {
    ...options,
    now: facts.timestamp,
    exchange: settings.exchange,
  })
  return {
    route,
    orderHashes,
    dropped,
    payment,
    pieces,
    movements,
    fallsAsleep,
    findings,
    outcome: (receipt) =>
      Outcome.fromReceipt(receipt, { orderHashes, value: transaction.value, address: settings.exchange }),
    ...exchange,
  }
}

async function planSweep(client: AnyClient, sweep: Omit<Sweep, 'plan'>): Promise<Sweep> {
  const { wish, party, facts, settings } = sweep
  const plan = planFulfillMany(wish, party, facts, settings)
  if (!endsByZones(plan)) return { ...sweep, plan }
  const heard = await hearZones(client, wish.fills, { facts, party, settings })
  return { ...sweep, facts: heard, plan: planFulfillMany(wish, party, heard, settings) }
}

/** Returns whether refusals of zones leave no fill, which justifies another request to those zones. */
function endsByZones({ issues, dropped }: ManyPlan): boolean {
  const ended = issues.some(
    (issue) => issue instanceof NoneFillableError || issue instanceof NotAllFillableError,
  )
  return ended && dropped.some(({ reasons }) => reasons.some((reason) => reason instanceof ZoneError))
}

type Maximum = fulfillOrders.Maximum

function toMaximum(
  maximum: fulfillOrders.Options['maximumTotal'],
): readonly Required<Maximum & { currency: Address }>[] {
  const list: readonly Maximum[] = maximum === undefined ? [] : 'amount' in maximum ? [maximum] : maximum
  return list.map(({ currency = zeroAddress, amount }) => ({ currency, amount }))
}

export declare namespace fulfillOrders {
  /** The most that a sweep may cost in one currency. */
  type Maximum = {
    /** @default the native currency */
    currency?: Address | undefined
    /** The amount in the currency's smallest unit. */
    amount: bigint
  }
  type Options = Guarding & {
    orders: readonly fulfillOrder.Fill[]
    /**
     * The maximum total cost, including fees and tips. Without a currency it is in the native currency. Orders that could
     * exceed it, also by a rising price, are dropped.
     */
    maximumTotal?: Maximum | readonly Maximum[] | undefined
    /**
     * Fills all orders or none. It costs more gas, and the whole transaction fails if another buyer fills an order
     * first. @default false
     */
    allOrNothing?: boolean | undefined
    /** Key of the conduit that moves the payment. @default the configured key */
    conduitKey?: Hex | undefined
    /** The account that receives what the orders offer. @default the account */
    recipient?: Address | undefined
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
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = Exchange<SweepResult> & {
    /** The chosen entry point. All-or-nothing fills are matched. */
    route: 'plain' | 'advanced' | 'match'
    /** The hashes of the orders in the transaction, in their order. */
    orderHashes: readonly Hex[]
    /** The dropped orders, each with its issues. */
    dropped: readonly Dropped[]
    /** The maximum that the account pays. */
    payment: readonly Holding.Requirement[]
    /**
     * How many NFTs the account receives, or gives if it accepts offers, over all orders in the transaction. A unit may
     * have several pieces. See {@link fulfillOrder}.
     */
    pieces: bigint
    /** All transfers, with the current amounts. */
    movements: readonly Movement[]
    /** Live orders of the account that the approvals make unfillable. */
    fallsAsleep: readonly Asleep[]
    /** Findings to show to the user before they send it, most severe first. See `Order.guardBeforeSending`. */
    findings: readonly Finding[]
    /** Reads from the receipt which orders were filled and what was refunded. */
    outcome: (receipt: Outcome.Receipt) => Outcome.Outcome
  }
}
