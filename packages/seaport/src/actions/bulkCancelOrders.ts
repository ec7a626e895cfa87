import {
  type Account,
  type Address,
  encodeFunctionData,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import { seaportEventsAbi } from '../abi/seaportEvents.js'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { accountOf, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { transaction as transactionInput } from '../input/sharedInputs.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction } from '../wallet/toTransaction.js'

/**
 * Prepares the cancellation of all orders that the account has signed so far. It raises the account's counter.
 *
 * The next counter is unpredictable because it depends on a block hash. `outcome` reads it from the receipt. Contract
 * orders are not affected. Reads: nothing. Asks the wallet: one transaction when the action runs.
 *
 * @example
 * const { executeAllActions, outcome } = bulkCancelOrders(client)
 * const receipt = await waitForTransactionReceipt(client, { hash: await executeAllActions() })
 * outcome(receipt).counter
 */
export function bulkCancelOrders<account extends Account | undefined>(
  client: AnyClient<account>,
  ...options: bulkCancelOrders.Arguments<account>
): bulkCancelOrders.Result
export function bulkCancelOrders(
  client: AnyClient,
  options: bulkCancelOrders.Options = {},
): bulkCancelOrders.Result {
  Input.assert(options, transactionInput)
  const { address: account } = accountOf(client, 'bulkCancelOrders', options.account)
  const { exchange } = resolve(options.config)
  const data = encodeFunctionData({ abi: seaportFunctionsAbi, functionName: 'incrementCounter' })
  const transaction = { to: exchange, data, value: 0n }
  return {
    ...toTransaction<bigint>(client, { ...options, action: 'bulkCancelOrders', transaction }),
    outcome: (receipt) => ({ counter: findCounter(receipt, { account, exchange }) }),
  }
}

export declare namespace bulkCancelOrders {
  type Options = TransactionOptions
  /** The options are optional if the client has an account, or may have one. */
  type Arguments<account extends Account | undefined> = [account] extends [undefined]
    ? [options: Options & AccountParameter<account>]
    : [options?: Options]
  type Result = Exchange<bigint> & {
    /** Returns the counter for the account's future orders, or `undefined` when the transaction did not raise it. */
    outcome: (receipt: Pick<TransactionReceipt, 'logs'>) => { counter: bigint | undefined }
  }
}

function findCounter(
  receipt: Pick<TransactionReceipt, 'logs'>,
  { account, exchange }: { account: Address; exchange: Address },
): bigint | undefined {
  const logs = receipt.logs.filter((log) => isAddressEqual(log.address, exchange))
  const moved = parseEventLogs({ abi: seaportEventsAbi, eventName: 'CounterIncremented', logs })
  return moved.findLast(({ args }) => isAddressEqual(args.offerer, account))?.args.newCounter
}
