import { type Account, type Address, type Hex, zeroAddress } from 'viem'
import type { RevertedError } from '../errors/RevertedError.js'
import { accountOf, type Config } from '../facts/Config.js'
import type { Finding } from '../guard/findings/Finding.js'
import { type Guarding, guardSending } from '../guard/guardSending.js'
import * as Input from '../input/Input.js'
import type { AnyClient } from '../node/batch.js'
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
import { type Exchange, toExchange } from '../wallet/toExchange.js'
import type { fulfillOrder } from './fulfillOrder.js'
import * as inputs from './inputs.js'
import { readFillFacts, settleOptions, toFillWishes } from './readFill.js'

const { address, boolean, list, object, optional, uint256 } = Input
const total = object('a total: { amount, token }', { amount: uint256, token: optional(address) })
const input: Input.Fields<fulfillOrders.Options> = {
  orders: inputs.fills,
  ...inputs.filling,
  maximumTotal: optional(Input.either(Array.isArray, list('a list of totals', total), total)),
  allOrNothing: optional(boolean),
}

/**
 * Prepares the fill of many orders in one transaction (a sweep): reads all that matters in one batch, leaves out what
 * would fail, with the reasons, and adds up what the rest costs.
 *
 * What only a run shows (a token that does not move, a contract that changed its mind) makes the exchange refuse the
 * whole: simulating the exchange or sending it names those orders then (`SweepRefusedError`), so that they can be left out.
 *
 * Orders are taken in the order in which they are given. An order that another buyer fills in the meantime is skipped by
 * the exchange, and what it would have cost is not spent.
 *
 * Zones of restricted orders, and those who are paid in the native currency, are asked in the same batch. A zone that
 * answers only the exchange itself refuses there; where that would end the whole, such zones are asked once more.
 *
 * Reads: one `eth_call`, and one for each zone where zones would end the whole. Asks the wallet: nothing until an action is run.
 *
 * @throws {NoneFillableError} when nothing is left to fill.
 * @throws {NotAllFillableError} when `allOrNothing` is set and an order would have to be left out.
 * @throws {UnsafeError} when the exchange would rob the account; `override` accepts by name.
 * @throws {FulfillerBalanceError} when the account could not pay for all that is left; what costs more by itself than the
 * account has is left out, where others remain.
 *
 * @example
 * const { dropped, executeAllActions, outcome } = await fulfillOrders(client, {
 *   orders: listings.map((order) => ({ order })),
 *   maximumTotal: { amount: parseEther('2') },
 * })
 * const receipt = await waitForTransactionReceipt(client, { hash: await executeAllActions() })
 * outcome(receipt).filled
 */
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
    salt: generateSalt({ domain: options.domain }),
  }
  const facts = await readFillFacts(client, fills, party, settings)
  const sweep = await planSweep(client, { wish, party, facts, settings })
  const { plan } = sweep
  const issue = plan.issues.find((found) => isBlocking(found, options))
  if (issue) throw issue
  const { route, dropped, payment, pieces, movements, approvals, fallsAsleep, transaction } = plan
  const orderHashes = plan.fills.map(({ orderHash }) => orderHash)
  const explain = (error: RevertedError) => nameRefused(client, account, { sweep, error })
  const exchange = toExchange(client, account, { approvals, transaction, domain: options.domain, explain })
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

/** Where zones would end the whole, it is worth a request to hear them once more. */
function endsByZones({ issues, dropped }: ManyPlan): boolean {
  const ended = issues.some(
    (issue) => issue instanceof NoneFillableError || issue instanceof NotAllFillableError,
  )
  return ended && dropped.some(({ reasons }) => reasons.some((reason) => reason instanceof ZoneError))
}

type Maximum = { token?: Address | undefined; amount: bigint }

function toMaximum(
  maximum: fulfillOrders.Options['maximumTotal'],
): readonly Required<Maximum & { token: Address }>[] {
  const list: readonly Maximum[] = maximum === undefined ? [] : 'amount' in maximum ? [maximum] : maximum
  return list.map(({ token, amount }) => ({ token: token ?? zeroAddress, amount }))
}

export declare namespace fulfillOrders {
  type Options = Guarding & {
    orders: readonly fulfillOrder.Fill[]
    /**
     * What the orders may cost together, fees and tips included; without a token in the native currency. Orders that
     * would bring it above, even by a rising price, are left out.
     */
    maximumTotal?: Maximum | readonly Maximum[] | undefined
    /** Fills all orders or none. Costs more gas, and fails as a whole when another buyer is faster. @default false */
    allOrNothing?: boolean | undefined
    /** Conduit that moves what the account pays. @default the configured key */
    conduitKey?: Hex | undefined
    /** Receives what the orders give. @default the account */
    recipient?: Address | undefined
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
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = Exchange & {
    /** The entry point that was chosen; all-or-nothing fills are matched. */
    route: 'plain' | 'advanced' | 'match'
    /** The orders that are sent along, in their order. */
    orderHashes: readonly Hex[]
    /** The orders that are left out, each with what speaks against it. */
    dropped: readonly Dropped[]
    /** What the account pays at most. */
    payment: readonly Holding.Requirement[]
    /**
     * How many NFTs the account gets, or gives where it accepts offers, of all orders that are sent along. A unit may be
     * several pieces; see {@link fulfillOrder}.
     */
    pieces: bigint
    /** Everything that changes hands, at the amounts of this moment. */
    movements: readonly Movement[]
    /** Live orders of the account that cannot be filled any more behind the approvals. */
    fallsAsleep: readonly Asleep[]
    /** What a person should see before they send it, the worst first; see `Order.guardBeforeSending`. */
    findings: readonly Finding[]
    /** Reads from the receipt what was really bought and what came back. */
    outcome: (receipt: Outcome.Receipt) => Outcome.Outcome
  }
}
