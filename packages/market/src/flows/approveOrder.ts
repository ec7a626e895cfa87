import type { AccountParameter } from '@souk/base'
import { NotYoursError, validateOrders } from '@souk/seaport'
import { type Account, type Hash, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import type { Market } from '../api/Market.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'
import { type OrderInput, takeOrder } from './internal/takeOrder.js'

/**
 * Validates an order on chain, so that it can be filled without its signature. Only its maker can do this, and needs no
 * signature: this is how contracts that cannot sign create listings.
 *
 * Reads: one `eth_call`; the order from the market if you pass its hash. Asks the wallet: one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {NotYoursError} if the order belongs to another account.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} if the order differs from what the market says.
 * @throws {RevertedError} if the exchange refuses, for example because the order is cancelled.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const { transactionHash } = await approveOrder(market, { order: { parameters, signature: '0x' } })
 */
export function approveOrder<account extends Account | undefined>(
  market: Market<account>,
  options: approveOrder.Options & AccountParameter<account>,
): Promise<approveOrder.Result>
export function approveOrder(market: Market, options: approveOrder.Options): Promise<approveOrder.Result> {
  return perform(market, options, () => prepareApproveOrder(market, options))
}

export declare namespace approveOrder {
  type Options = Trade.Options &
    GuardOptions & {
      order: OrderInput
      /** The domain whose tag is appended to the transaction's data. */
      domain?: string | undefined
    }
  type Result = { orderHash: Hex; transactionHash: Hash; receipt: TransactionReceipt }
}

/**
 * Prepares the validation of an order on chain without asking the wallet, so that you can show it first. See
 * {@link approveOrder}.
 *
 * @example
 * const { plan, run } = await prepareApproveOrder(market, { order })
 */
export function prepareApproveOrder<account extends Account | undefined>(
  market: Market<account>,
  options: prepareApproveOrder.Options & AccountParameter<account>,
): Promise<prepareApproveOrder.Result>
export async function prepareApproveOrder(
  market: Market,
  options: prepareApproveOrder.Options,
): Promise<prepareApproveOrder.Result> {
  Input.assert('approveOrder', options, {
    ...inputs.shared,
    ...inputs.guarded,
    order: inputs.order,
    domain: Input.optional(Input.text),
  })
  const { order, domain, signal } = options
  const account = await accountFor(market, { action: 'approveOrder', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const taken = await takeOrder(market, order, { signal })
  const { maker } = taken.deal
  if (!isAddressEqual(maker, account.address))
    throw new NotYoursError({ account: account.address, offerer: maker })
  const { client, seaport: config } = market
  const { actions } = validateOrders(client, { orders: [taken.order], account, domain, config })
  const findings = await guardActions(market, actions, { ...options, account })
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<boolean>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const act = { event: 'ApproveOrder', payload: toOrderNews(account.address, [taken]) } as const
      const running = { account, actions, of: steps.length, act, signal, overrides }
      const { receipts } = yield* carryOut(market, running)
      const receipt = receipts.at(-1) as TransactionReceipt
      return { orderHash: taken.orderHash, transactionHash: receipt.transactionHash, receipt }
    },
  }
}

export declare namespace prepareApproveOrder {
  type Options = Omit<approveOrder.Options, keyof Trade.Performing>
  type Result = Trade.Prepared<Trade.Plan, approveOrder.Result, boolean>
}
