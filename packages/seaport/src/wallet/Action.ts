import type { Account, Address, Hash } from 'viem'
import { call, estimateGas, sendTransaction } from 'viem/actions'
import type { AnyClient } from '../node/batch.js'
import type { ItemType } from '../order/constants.js'
import type { Order } from '../order/Order.js'
import type { Transaction } from '../plan/Transaction.js'
import { fromWallet } from './fromWallet.js'

export type { Transaction }

/** The methods of an action's transaction. */
export type TransactionMethods = {
  /** The account that sends the transaction. */
  account: Account
  /** Returns the exact transaction that the wallet receives. */
  buildTransaction: () => Transaction
  /** Simulates the transaction on the node against the pending block. Throws `Transaction.RevertedError`. */
  simulate: () => Promise<void>
  /** Estimates the gas that the transaction uses in the pending block. */
  estimateGas: () => Promise<bigint>
  /** Asks the wallet to send the transaction. */
  transact: () => Promise<Hash>
}

/** Approves an operator, the exchange or a conduit, for tokens of the account. */
export type ApprovalAction = {
  type: 'approval'
  token: Address
  identifierOrCriteria: bigint
  itemType: ItemType
  operator: Address
  transactionMethods: TransactionMethods
}

/** The main transaction, after its approvals. */
export type ExchangeAction = { type: 'exchange'; transactionMethods: TransactionMethods }

/** Asks the wallet to sign the order. */
export type CreateAction = {
  type: 'create'
  /** Returns the exact EIP-712 payload as JSON. */
  getMessageToSign: () => string
  /** Asks the wallet for the signature and returns the signed order. */
  createOrder: () => Promise<Order>
}

/** Asks the wallet to sign several orders at once. */
export type CreateBulkAction = {
  type: 'createBulk'
  /** Returns the exact EIP-712 payload as JSON. */
  getMessageToSign: () => string
  /** Asks the wallet for one signature and returns the signed orders. */
  createBulkOrders: () => Promise<readonly Order[]>
}

/** One step of a trade. Steps must run in their order. */
export type Action = ApprovalAction | ExchangeAction | CreateAction | CreateBulkAction

/**
 * Binds a transaction to the client and account that send it. {@link runActions} runs the result as an action of type
 * `exchange`.
 *
 * @example
 * const action = { type: 'exchange', transactionMethods: transactionMethods(client, account, { to, data, value: 0n }) }
 */
export function transactionMethods(
  client: AnyClient,
  account: Account,
  transaction: Transaction,
): TransactionMethods {
  return {
    account,
    buildTransaction: () => transaction,
    simulate: async () => {
      // On an idle chain, the time of `latest` is old. `pending` has the time of the block that includes the
      // transaction.
      await translate(() => call(client, { account, ...transaction, blockTag: 'pending' }))
    },
    estimateGas: () => translate(() => estimateGas(client, { account, ...transaction, blockTag: 'pending' })),
    transact: () =>
      translate(() => sendTransaction(client, { account, chain: client.chain, ...transaction })),
  }
}

async function translate<value>(ask: () => Promise<value>): Promise<value> {
  try {
    return await ask()
  } catch (error) {
    throw await fromWallet(error)
  }
}
