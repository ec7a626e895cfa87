import type { AccountParameter, BaseError } from '@souk/base'
import {
  type Action,
  bulkCancelOrders,
  cancelOrders,
  getCounter,
  getOrderStatuses,
  NoOrdersError,
  NotYoursError,
  OrderState,
} from '@souk/seaport'
import { type Account, type Hash, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import { notifyCancellation } from '../actions/notifyCancellation.js'
import type { Market } from '../api/Market.js'
import type { AnyOrder } from '../domain/MarketOrder.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { isAbort } from './internal/perform.js'
import { readOpenOrders } from './internal/readOpenOrders.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'
import { factsReader, type OrderInput, type Taken, takeOrder } from './internal/takeOrder.js'

/**
 * Prepares a cancellation without asking the wallet, so that you can show it first. See {@link cancelOrders}.
 *
 * @example
 * const { plan, run } = await prepareCancelOrders(market, { by: 'counter' })
 * plan.alsoCancelled // what else dies with it
 */
export function prepareCancelOrders<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCancelOrders.Options & AccountParameter<account>,
): Promise<prepareCancelOrders.Result>
export async function prepareCancelOrders(
  market: Market,
  options: prepareCancelOrders.Options,
): Promise<prepareCancelOrders.Result> {
  Input.assert('cancelOrders', options, fields)
  const { orders = [], by = 'order', signal } = options
  const account = await accountFor(market, { action: 'cancelOrders', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  if (orders.length === 0 && by === 'order') throw new NoOrdersError({ action: 'cancelOrders' })
  const readFacts = factsReader(market)
  const named = await Promise.all(orders.map((order) => takeOrder(market, order, { signal, readFacts })))
  const foreign = named.find(({ deal }) => !isAddressEqual(deal.maker, account.address))
  if (foreign) throw new NotYoursError({ account: account.address, offerer: foreign.deal.maker })
  const { open, closed } = await readStates(market, named)
  const others = by === 'counter' ? await readOthers(market, { account, named, signal }) : undefined
  const actions = planActions(market, { by, open, account, domain: options.domain })
  const findings = await guardActions(market, actions, { ...options, account })
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions), { kind: 'tell' }]
  const hashes = [...named, ...(others?.orders ?? [])].map(({ orderHash }) => orderHash)
  return {
    plan: {
      steps,
      findings,
      by,
      orderHashes: open.map(({ orderHash }) => orderHash),
      closed: closed.map(({ orderHash }) => orderHash),
      alsoCancelled: others?.orders ?? [],
      unknown: others?.error,
    },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<boolean | bigint>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const act = { event: 'CancelOrder', payload: toOrderNews(account.address, open) } as const
      const of = steps.length
      const { receipts } = yield* carryOut(market, {
        account,
        actions,
        of,
        act,
        signal,
        overrides,
      })
      yield { type: 'telling', step: of - 1, of }
      const told = await tellMarket(market, { hashes, account, signal })
      const receipt = receipts.at(-1)
      return { receipt, transactionHash: receipt?.transactionHash, orderHashes: hashes, untold: told }
    },
  }
}

const fields: Input.Fields<prepareCancelOrders.Options> = {
  ...inputs.shared,
  ...inputs.guarded,
  orders: Input.optional(Input.list('a list of orders', inputs.order)),
  by: Input.optional(Input.oneOf('order', 'counter')),
  domain: Input.optional(Input.text),
}

export declare namespace prepareCancelOrders {
  type Options = Pick<Trade.Options, 'account' | 'signal'> &
    GuardOptions & {
      /** Orders to cancel in one transaction. Optional with `by: 'counter'`. */
      orders?: readonly OrderInput[] | undefined
      /**
       * `order` cancels only these orders. `counter` cancels everything that the account has ever signed for the
       * exchange, for the fee of one small transaction. @default 'order'
       */
      by?: 'order' | 'counter' | undefined
      /** The domain whose tag is appended to the transaction's data. */
      domain?: string | undefined
    }
  type Plan = Trade.Plan & {
    by: 'order' | 'counter'
    /** The orders to cancel on chain. */
    orderHashes: readonly Hex[]
    /** Orders that are already filled or cancelled. The market is notified of them too. */
    closed: readonly Hex[]
    /** With `by: 'counter'`: the account's other orders on the market, which the new counter also cancels. */
    alsoCancelled: readonly AnyOrder[]
    /** With `by: 'counter'`: why some of these other orders may be unknown. */
    unknown: BaseError | undefined
  }
  type Outcome = {
    /** Absent if there was nothing left to cancel on chain. */
    transactionHash: Hash | undefined
    receipt: TransactionReceipt | undefined
    /** The cancelled orders, including other orders of the counter. */
    orderHashes: readonly Hex[]
    /** Orders of which the market could not be notified. It follows the chain and will notice by itself. */
    untold: readonly { orderHash: Hex; error: unknown }[]
  }
  type Result = Trade.Prepared<Plan, Outcome, boolean | bigint>
}

/** Separates orders that can no longer be filled, because cancelling them again would cost a fee and have no effect. */
async function readStates(
  { client, seaport: config }: Market,
  orders: readonly Taken[],
): Promise<{ open: readonly Taken[]; closed: readonly Taken[] }> {
  if (orders.length === 0) return { open: [], closed: [] }
  const orderHashes = orders.map(({ orderHash }) => orderHash)
  const statuses = await getOrderStatuses(client, { orderHashes, config })
  const isClosed = (_: Taken, index: number) => {
    const status = statuses[index]
    return status !== undefined && OrderState.isClosed(status)
  }
  return {
    open: orders.filter((order, index) => !isClosed(order, index)),
    closed: orders.filter(isClosed),
  }
}

/** Finds the other orders that a new counter cancels. Only a market knows them, and it may not answer. */
async function readOthers(
  market: Market,
  options: { account: Account; named: readonly Taken[]; signal: AbortSignal | undefined },
): Promise<readOpenOrders.Result> {
  const { account, named, signal } = options
  const { client, seaport: config } = market
  const counter = await getCounter(client, { offerer: account.address, config })
  const known = new Set(named.map(({ orderHash }) => orderHash))
  const found = await readOpenOrders(market, { maker: account.address, counter, signal })
  return { ...found, orders: found.orders.filter(({ orderHash }) => !known.has(orderHash)) }
}

function planActions(
  { client, seaport: config }: Market,
  plan: {
    by: 'order' | 'counter'
    open: readonly Taken[]
    account: Account
    domain: string | undefined
  },
): readonly Action[] {
  const { by, open, account, domain } = plan
  if (by === 'counter') return bulkCancelOrders(client, { account, domain, config }).actions
  if (open.length === 0) return []
  const orders = open.map(({ order }) => order.parameters)
  return cancelOrders(client, { orders, account, domain, config }).actions
}

/** The number of parallel notifications. */
const atOnce = 4

/** Notifies the market of cancelled orders. Its answer changes nothing, because the chain has already decided. */
async function tellMarket(
  { api }: Market,
  options: { hashes: readonly Hex[]; account: Account; signal: AbortSignal | undefined },
): Promise<prepareCancelOrders.Outcome['untold']> {
  const { hashes, account, signal } = options
  const untold: { orderHash: Hex; error: unknown }[] = []
  for (let start = 0; start < hashes.length; start += atOnce)
    await Promise.all(
      hashes.slice(start, start + atOnce).map((orderHash) =>
        notifyCancellation(api, { orderHash, address: account.address, signal }).catch((error: unknown) => {
          if (isAbort(error, signal)) throw error
          untold.push({ orderHash, error })
        }),
      ),
    )
  return untold
}
