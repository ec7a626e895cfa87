import { type AccountParameter, BaseError } from '@souk/base'
import {
  type fulfillOrders,
  type Movement,
  NoneFillableError,
  Outcome,
  type SweepResult,
} from '@souk/seaport'
import type { Account, Hash, Hex, TransactionReceipt } from 'viem'
import { eachInPool } from '../api/eachInPool.js'
import { exchangeOf, type Market } from '../api/Market.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import type { Expected } from './internal/assertAsShown.js'
import { assertAsShown } from './internal/assertAsShown.js'
import { assertOther } from './internal/assertOther.js'
import type { FillingOptions, OrderFill } from './internal/Filling.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { netOf, type Sum } from './internal/flowsOf.js'
import * as Input from './internal/Input.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import { type GivenReader, readSigned } from './internal/readSigned.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'
import { type FactsReader, factsReader, takeOrder } from './internal/takeOrder.js'
import { type Dropped, type Dropped as DroppedOrder, type Found, planSweep } from './planSweep.js'
import { readFill } from './readFill.js'
import { runSweep } from './runSweep.js'

/**
 * Prepares the fill of several orders without asking the wallet, so that you can show it first. See
 * {@link fulfillOrders}.
 *
 * Some hostile orders only show in the simulation of the whole sweep, right before the wallet is asked. `run` leaves
 * them out, plans the others again, and reports them in `dropped` of its outcome. It never pays more than the plan
 * states. It throws `Order.SweepRefusedError` if `allOrNothing` is set, or if the guard has findings that the plan does
 * not contain.
 *
 * @example
 * const { plan, run } = await prepareFulfillOrders(market, { orders: listings.map((order) => ({ order })) })
 * plan.dropped // what is left out, each with its reasons
 */
export function prepareFulfillOrders<account extends Account | undefined>(
  market: Market<account>,
  options: prepareFulfillOrders.Options & AccountParameter<account>,
): Promise<prepareFulfillOrders.Result>
export async function prepareFulfillOrders(
  market: Market,
  options: prepareFulfillOrders.Options,
): Promise<prepareFulfillOrders.Result> {
  Input.assert('fulfillOrders', options, fields)
  const { orders, allOrNothing, maximumTotal, recipient, conduitKey, domain, exactApproval, signal } = options
  const { known, override } = options
  const account = await accountFor(market, { action: 'fulfillOrders', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const readGiven = await readSigned(market, { inputs: orders.map(({ order }) => order), account, signal })
  const readFacts = factsReader(market)
  const read = await eachInPool(orders, (order, index) =>
    readOne(market, { order, index }, { account, signal, readFacts, readGiven }),
  )
  const found = read.filter((entry) => 'taken' in entry)
  const lost = read.filter((entry) => 'dropped' in entry).map(({ dropped }) => dropped)
  const [firstLost] = lost
  if (firstLost && (allOrNothing || found.length === 0)) throw firstLost.reasons[0]
  if (found.length === 0) throw new NoneFillableError({ dropped: [] })
  const given = found.flatMap(({ taken, fill }) => [
    ...taken.order.parameters.consideration,
    ...(fill.fill.tips ?? []),
  ])
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal })
  const wish = {
    ...{ allOrNothing, maximumTotal, recipient, conduitKey, domain, exactApproval, liveOrders, account },
    ...{ known, override },
  }
  const planned = await planSweep(market, found, wish)
  const { actions, findings, movements, orderHashes, pieces } = planned.sweep
  const dropped = inOrder([...lost, ...planned.dropped])
  const steps = Trade.toSteps(actions, planned.sweep)
  const net = netOf(movements, { account: account.address, receiver: recipient })
  return {
    plan: { ...toAsleep(planned.sweep), steps, findings, orderHashes, dropped, pieces, movements, ...net },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<SweepResult>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const { receipt, last, left } = yield* runSweep(market, planned, { ...wish, signal, overrides })
      const outcome = toOutcome(market, last.sweep, receipt)
      return { ...outcome, receipt, dropped: inOrder([...dropped, ...left]) }
    },
  }
}

function inOrder(dropped: readonly Dropped[]): readonly Dropped[] {
  return dropped.toSorted((a, b) => a.index - b.index)
}

const fields: Input.Fields<prepareFulfillOrders.Options> = {
  ...inputs.filling,
  orders: Input.list('a list of { order }', Input.object('an order to fill: { order }', inputs.fill)),
  maximumTotal: Input.optional(inputs.total),
}

export declare namespace prepareFulfillOrders {
  /** The options of one order. `maximumTotal` limits the price of the whole sweep. */
  type Fill = Omit<OrderFill, 'expected'> & {
    /** What the user was shown. */
    expected?: Pick<Expected, 'currency' | 'maker' | 'recipients'> | undefined
  }
  type Options = Omit<FillingOptions, 'payForTaker'> & {
    orders: readonly Fill[]
    /** The maximum total cost. Orders that would exceed it are left out. */
    maximumTotal?: fulfillOrders.Options['maximumTotal']
    /** Fills either all orders or none. @default false */
    allOrNothing?: boolean | undefined
  }
  /** An order that is left out, with its reasons. */
  type Dropped = DroppedOrder
  type Plan = AsleepPlan &
    Trade.Plan & {
      /** The orders in the transaction. */
      orderHashes: readonly Hex[]
      /** The orders that are left out, with their index in the caller's list. */
      dropped: readonly Dropped[]
      payment: readonly Sum[]
      proceeds: readonly Sum[]
      /** The number of tokens that the account receives, or gives when it accepts offers. */
      pieces: bigint
      movements: readonly Movement[]
    }
  type Outcome = {
    transactionHash: Hash
    receipt: TransactionReceipt
    filled: readonly Fulfilled[]
    /** Orders in the transaction that were not filled, because others were faster. */
    skipped: readonly Hex[]
    /** Native currency that was sent and returned. */
    refunded: bigint
    /** The orders that the plan leaves out, and those that the exchange would have refused at the time of sending. */
    dropped: readonly Dropped[]
  }
  type Result = Trade.Prepared<Plan, Outcome, SweepResult>
}

type Fulfilled = Outcome.Fulfilled
type Lost = { dropped: Dropped }

/**
 * Reads an order. If the market does not return it or misrepresents it, the order is left out like one that cannot be
 * filled.
 */
async function readOne(
  market: Market,
  { order, index }: { order: prepareFulfillOrders.Fill; index: number },
  options: readOne.Options,
): Promise<Found | Lost> {
  const { account, signal, readFacts, readGiven } = options
  const given = readGiven(order.order)
  try {
    if (given instanceof BaseError && typeof order.order === 'string') throw given
    const signed = given instanceof BaseError ? undefined : given?.order
    const taken = await takeOrder(market, order.order, { signal, signed, readFacts })
    assertOther(taken, account.address)
    assertAsShown(taken, order.expected)
    return { index, taken, fill: await readFill(market, taken, { ...order, account, given, signal }) }
  } catch (error) {
    if (!(error instanceof BaseError) || signal?.aborted) throw error
    const hash = typeof order.order === 'string' ? order.order : undefined
    return { dropped: { index, orderHash: hash, reasons: [error] } }
  }
}

declare namespace readOne {
  type Options = {
    account: Account
    signal: AbortSignal | undefined
    readFacts: FactsReader
    readGiven: GivenReader
  }
}

function toOutcome(
  market: Market,
  { actions, orderHashes }: fulfillOrders.Result,
  receipt: TransactionReceipt,
) {
  const value = actions.at(-1)?.transactionMethods.buildTransaction().value ?? 0n
  return Outcome.fromReceipt(receipt, { orderHashes, value, address: exchangeOf(market) })
}
