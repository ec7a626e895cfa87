import { BaseError } from '@souk/base'
import { type Account, type Address, encodeFunctionData, type Hash, isAddressEqual } from 'viem'
import { type ExchangeAction, transactionMethods } from '../Action.js'
import { seaportAbi } from '../abi/seaport.js'
import { accountOf, type Config, resolve } from '../Config.js'
import type { AnyClient } from '../internal/batch.js'
import type * as Order from '../Order.js'

/**
 * Prepares the cancellation of orders on chain; afterwards nobody can fill them, wherever they were posted.
 *
 * Reads: nothing. Asks the wallet: one transaction when the action is run.
 *
 * @throws {NotYoursError} when the account neither made an order nor is its zone: the exchange would refuse.
 *
 * @example
 * const hash = await cancelOrders(client, { orders: [order.parameters] }).executeAllActions()
 */
export function cancelOrders(client: AnyClient, options: cancelOrders.Options): cancelOrders.Result {
  const account = accountOf(client, 'cancelOrders', options.account)
  const foreign = options.orders.find(
    (order) =>
      !isAddressEqual(order.offerer, account.address) && !isAddressEqual(order.zone, account.address),
  )
  if (foreign) throw new NotYoursError({ account: account.address, offerer: foreign.offerer })
  const orders = options.orders.map(({ totalOriginalConsiderationItems, ...components }) => ({
    ...components,
    // Tips are the fulfiller's; the order's hash is made of the signed items alone.
    consideration: components.consideration.slice(0, totalOriginalConsiderationItems),
  }))
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [orders] })
  const exchange: ExchangeAction = {
    type: 'exchange',
    transactionMethods: transactionMethods(client, account, {
      to: resolve(options.config).exchange,
      data,
      value: 0n,
    }),
  }
  return { actions: [exchange], executeAllActions: exchange.transactionMethods.transact }
}

export declare namespace cancelOrders {
  type Options = {
    orders: readonly Order.Components[]
    account?: Account | Address | undefined
    config?: Config | undefined
  }
  type Result = {
    actions: readonly ExchangeAction[]
    /** Asks the wallet and returns the transaction's hash. */
    executeAllActions: () => Promise<Hash>
  }
}

/** Thrown when an account tries to cancel somebody else's order. */
export class NotYoursError extends BaseError<{ account: Address; offerer: Address }> {
  override readonly name = 'Order.NotYoursError'
  constructor(facts: { account: Address; offerer: Address }) {
    super(
      `Only ${facts.offerer} (or the order's zone) can cancel this order; the account is ${facts.account}.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}
