import { type Account, encodeFunctionData } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { RevertedError } from '../errors/RevertedError.js'
import { resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { transaction } from '../input/sharedInputs.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type * as Order from '../order/Order.js'
import { toParameters } from '../plan/encodeFulfillment.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction, withoutTips } from '../wallet/toTransaction.js'
import { NoOrdersError } from './cancelOrders.js'
import * as inputs from './inputs.js'

const input: Input.Fields<validateOrders.Options> = {
  orders: Input.list('a list of signed orders', inputs.order),
  ...transaction,
}

/**
 * Prepares the on-chain validation of orders. The exchange checks and stores them, so that they can then be filled
 * without a signature. The caller's own orders need no signature for the validation.
 *
 * `isFulfillable` runs the same call as a simulation. Reads: nothing until then. Asks the wallet: one transaction when
 * the action runs.
 *
 * @throws {NoOrdersError} when the list of orders is empty.
 *
 * @example
 * const { executeAllActions, isFulfillable } = validateOrders(client, { orders: [{ parameters, signature: '0x' }] })
 * if (await isFulfillable()) await executeAllActions()
 */
export function validateOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  options: validateOrders.Options & AccountParameter<account>,
): validateOrders.Result
export function validateOrders(client: AnyClient, options: validateOrders.Options): validateOrders.Result {
  Input.assert(options, input)
  if (options.orders.length === 0) throw new NoOrdersError({ action: 'validateOrders' })
  const orders = options.orders.map(toSignedOrder)
  const data = encodeFunctionData({ abi: seaportFunctionsAbi, functionName: 'validate', args: [orders] })
  const transaction = { to: resolve(options.config).exchange, data, value: 0n }
  const exchange = toTransaction<boolean>(client, { ...options, action: 'validateOrders', transaction })
  return {
    ...exchange,
    isFulfillable: async () => {
      try {
        await exchange.actions.at(-1)?.transactionMethods.simulate()
        return true
      } catch (error) {
        if (error instanceof RevertedError) return false
        throw error
      }
    },
  }
}

export declare namespace validateOrders {
  type Options = TransactionOptions & {
    orders: readonly Order.Order[]
  }
  type Result = Exchange<boolean> & {
    /**
     * Simulates the validation on the node. Returns `false` when the exchange reverts because an order is cancelled,
     * filled or not signed by its offerer. Does not check balances and times. Throws any other failure.
     */
    isFulfillable: () => Promise<boolean>
  }
}

function toSignedOrder({ parameters, signature }: Order.Order) {
  return { parameters: toParameters(withoutTips(parameters)), signature }
}
