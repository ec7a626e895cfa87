import { NotYoursError, validateOrders } from '@souk/seaport'
import { type Hash, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import type { Market } from '../api/Market.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { emit } from './internal/emit.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { type OrderInput, takeOrder } from './internal/takeOrder.js'

/**
 * Has the exchange remember an order, so that it can be filled without its signature. Only its maker can, and needs no
 * signature for it: contracts that cannot sign list that way.
 *
 * Reads: one `eth_call`; from the market an order that is named by its hash. Asks the wallet: one transaction.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {NotYoursError} when the order is of another account.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} when the order is not what the market says.
 * @throws {RevertedError} when the exchange refuses, such as an order that is cancelled.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const { transactionHash } = await approveOrder(market, { order: { parameters, signature: '0x' } })
 */
export function approveOrder(market: Market, options: approveOrder.Options): Promise<approveOrder.Result> {
  return perform(market, options, () => prepareOrderApproval(market, options))
}

export declare namespace approveOrder {
  type Options = Trade.Options &
    GuardOptions & {
      order: OrderInput
      /** Its tag ends the transaction's data. */
      domain?: string | undefined
    }
  type Result = { orderHash: Hex; transactionHash: Hash; receipt: TransactionReceipt }
}

/**
 * Reads and decides everything for having the exchange remember an order, so that it can be shown first; see
 * {@link approveOrder}.
 *
 * @example
 * const { plan, run } = await prepareOrderApproval(market, { order })
 */
export async function prepareOrderApproval(
  market: Market,
  options: prepareOrderApproval.Options,
): Promise<prepareOrderApproval.Result> {
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
    estimateFee: feeEstimate(market, actions),
    run: async function* ({ signal } = {}) {
      const announce = () => emit(market, 'ApproveOrder', toOrderNews(account.address, [taken]))
      const event = 'ApproveOrder'
      const running = { account, actions, of: steps.length, event, announce, signal } as const
      const { receipts } = yield* carryOut(market, running)
      const receipt = receipts.at(-1) as TransactionReceipt
      return { orderHash: taken.orderHash, transactionHash: receipt.transactionHash, receipt }
    },
  }
}

export declare namespace prepareOrderApproval {
  type Options = Omit<approveOrder.Options, 'onProgress'>
  type Result = Trade.Prepared<Trade.Plan, approveOrder.Result>
}
