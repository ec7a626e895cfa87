import { BaseError } from '@souk/base'
import { type Account, type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { accountOf, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { transaction } from '../input/sharedInputs.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type * as Order from '../order/Order.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction, withoutTips } from '../wallet/toTransaction.js'
import * as inputs from './inputs.js'

const input: Input.Fields<cancelOrders.Options> = {
  orders: Input.list('a list of the parameters of orders', inputs.components),
  ...transaction,
}

/**
 * Prepares the on-chain cancellation of any number of orders in one transaction. Afterwards the orders cannot be filled
 * on any market.
 *
 * Reads: nothing. Asks the wallet: one transaction when the action runs.
 *
 * @throws {NotYoursError} when the account is neither the offerer nor the zone of an order. The exchange would revert
 * for all orders.
 * @throws {NoOrdersError} when the list of orders is empty.
 *
 * @example
 * const hash = await cancelOrders(client, { orders: [order.parameters] }).executeAllActions()
 */
export function cancelOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  options: cancelOrders.Options & AccountParameter<account>,
): cancelOrders.Result
export function cancelOrders(client: AnyClient, options: cancelOrders.Options): cancelOrders.Result {
  Input.assert(options, input)
  const { address } = accountOf(client, 'cancelOrders', options.account)
  if (options.orders.length === 0) throw new NoOrdersError({ action: 'cancelOrders' })
  const foreign = options.orders.find(
    (order) => !isAddressEqual(order.offerer, address) && !isAddressEqual(order.zone, address),
  )
  if (foreign) throw new NotYoursError({ account: address, offerer: foreign.offerer })
  const args = [options.orders.map(withoutTips)] as const
  const data = encodeFunctionData({ abi: seaportFunctionsAbi, functionName: 'cancel', args })
  const transaction = { to: resolve(options.config).exchange, data, value: 0n }
  return toTransaction<boolean>(client, { ...options, action: 'cancelOrders', transaction })
}

export declare namespace cancelOrders {
  type Options = TransactionOptions & {
    /** Parameters as they were signed. Tips are ignored. */
    orders: readonly Order.Components[]
  }
  type Result = Exchange<boolean>
}

/** Thrown when an account tries to cancel an order of another account. */
export class NotYoursError extends BaseError<{ account: Address; offerer: Address }> {
  override readonly name = 'Order.NotYoursError'
  constructor(facts: { account: Address; offerer: Address }) {
    super(
      `Only ${facts.offerer} (or the order's zone) can cancel this order, but the account is ${facts.account}. Use the offerer's account.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}

/** Thrown when an action receives an empty list of orders. Its transaction would cost a fee and do nothing. */
export class NoOrdersError extends BaseError<{ action: string }> {
  override readonly name = 'Order.NoOrdersError'
  constructor(facts: { action: string }) {
    super(`${facts.action} was given no orders. Pass at least one.`, { facts })
  }
}
