import type { AccountParameter } from '@souk/base'
import {
  type Action,
  type Asleep,
  type Execution,
  fulfillOrder,
  fulfillPrivateListing,
  type Movement,
  type Order,
  Outcome,
  PrivateRecipientError,
  UnsignedError,
} from '@souk/seaport'
import type { Account, Hash, Hex, TransactionReceipt } from 'viem'
import { exchangeOf, type Market } from '../api/Market.js'
import type * as Deal from '../domain/Deal.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { assertAsShown, assertPaid } from './internal/assertAsShown.js'
import { assertOther } from './internal/assertOther.js'
import { carryOut } from './internal/carryOut.js'
import type { FillingOptions, OrderFill } from './internal/Filling.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { netOf, type Sum, toFillNews } from './internal/flowsOf.js'
import * as Input from './internal/Input.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'
import { type Taken, takeOrder } from './internal/takeOrder.js'
import { type ReadFill, readFill } from './readFill.js'

/**
 * Prepares the fill of an order without asking the wallet, so that you can show it first. See {@link fulfillOrder}.
 *
 * @example
 * const { plan, run } = await prepareFulfillOrder(market, { order: listing })
 * plan.payment // → [{ currency: '0x000…', amount: 1500000000000000000n }]
 */
export function prepareFulfillOrder<account extends Account | undefined>(
  market: Market<account>,
  options: prepareFulfillOrder.Options & AccountParameter<account>,
): Promise<prepareFulfillOrder.Result>
export async function prepareFulfillOrder(
  market: Market,
  options: prepareFulfillOrder.Options,
): Promise<prepareFulfillOrder.Result> {
  Input.assert('fulfillOrder', options, { ...inputs.fill, ...inputs.filling })
  const { signal } = options
  const account = await accountFor(market, { action: 'fulfillOrder', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const taken = await takeOrder(market, options.order, { signal })
  assertOther(taken, account.address)
  assertAsShown(taken, options.expected)
  const fill = await readFill(market, taken, { ...options, account })
  const exchange = await planExchange(market, { taken, fill, account, options })
  const { actions, findings, movements } = exchange
  const net = netOf(movements, { account: account.address, receiver: options.recipient })
  assertPaid(taken, net, options.expected)
  const { orderHash, deal } = taken
  const steps = Trade.toSteps(actions, exchange)
  return {
    plan: { ...toAsleep(exchange), steps, findings, orderHash, deal, movements, ...net },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<boolean | readonly Execution[]>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const act = { event: 'MatchOrders', payload: toFillNews(account.address, [taken]) } as const
      const running = { account, actions, of: steps.length, act, signal, overrides }
      const { receipts } = yield* carryOut(market, running)
      const receipt = receipts.at(-1) as TransactionReceipt
      const filled = Outcome.fulfilled(receipt, { address: exchangeOf(market) }).find(
        (entry) => entry.orderHash === orderHash,
      )
      return { orderHash, transactionHash: receipt.transactionHash, receipt, filled }
    },
  }
}

type Fulfilled = Outcome.Fulfilled

export declare namespace prepareFulfillOrder {
  /** How much of an order to fill, and with what. */
  type Fill = OrderFill
  type Options = Fill & FillingOptions
  type Plan = AsleepPlan &
    Trade.Plan & {
      orderHash: Hex
      /** The trade of the order, read from the signed data. */
      deal: Deal.Deal
      /** What the account pays in total, per currency, at the current time. */
      payment: readonly Sum[]
      /** What the account or the recipient receives in total, per currency. */
      proceeds: readonly Sum[]
      /** All transfers, with their senders and recipients. */
      movements: readonly Movement[]
    }
  type Outcome = {
    orderHash: Hex
    transactionHash: Hash
    receipt: TransactionReceipt
    /** What was given and paid, read from the receipt. */
    filled: Fulfilled | undefined
  }
  type Result = Trade.Prepared<Plan, Outcome, boolean | readonly Execution[]>
}

type Exchange = {
  actions: readonly Action[]
  findings: readonly Order.Finding[]
  movements: readonly Movement[]
  fallsAsleep: readonly Asleep[]
}
type Planning = { taken: Taken; fill: ReadFill; account: Account; options: FillingOptions }

async function planExchange(market: Market, planning: Planning): Promise<Exchange> {
  const { taken, fill, account, options } = planning
  const { recipient, payForTaker, conduitKey, domain, exactApproval, known, override } = options
  const { client, seaport: config } = market
  const given = [...taken.order.parameters.consideration, ...(fill.fill.tips ?? [])]
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal: options.signal })
  const shared = {
    ...fill.fill,
    account,
    config,
    conduitKey,
    domain,
    exactApproval,
    liveOrders,
    known,
    override,
  }
  const { taker } = taken.deal
  if (taker && recipient !== undefined) throw new PrivateRecipientError({ taker, recipient })
  try {
    return taker
      ? await fulfillPrivateListing(client, { ...shared, payForTaker })
      : await fulfillOrder(client, { ...shared, recipient })
  } catch (error) {
    // The order is not validated on chain either, so the failure of the market is the cause.
    if (error instanceof UnsignedError && fill.missing) throw fill.missing
    throw error
  }
}
