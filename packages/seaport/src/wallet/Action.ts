import type { Account, Address, Hash } from 'viem'
import { call, estimateGas, sendTransaction } from 'viem/actions'
import type { AnyClient } from '../node/batch.js'
import type { ItemType } from '../order/constants.js'
import type { Order } from '../order/Order.js'
import type { Transaction } from '../plan/Transaction.js'
import { fromWallet } from './fromWallet.js'

export type { Transaction }

/** What can be done with a transaction that an action stands for. */
export type TransactionMethods = {
  /** Who sends it. */
  account: Account
  /** The exact transaction the wallet will be asked to send. */
  buildTransaction: () => Transaction
  /** Runs it on the node against the pending block, without sending. Throws `Transaction.RevertedError`. */
  simulate: () => Promise<void>
  /** Gas that the node expects it to use in the pending block. */
  estimateGas: () => Promise<bigint>
  /** Asks the wallet to send it. */
  transact: () => Promise<Hash>
}

/** Lets an operator (exchange or conduit) move tokens of the account. */
export type ApprovalAction = {
  type: 'approval'
  token: Address
  identifierOrCriteria: bigint
  itemType: ItemType
  operator: Address
  transactionMethods: TransactionMethods
}

/** The transaction that everything before it prepares. */
export type ExchangeAction = { type: 'exchange'; transactionMethods: TransactionMethods }

/** Asks the wallet to sign the order. */
export type CreateAction = {
  type: 'create'
  /** The exact EIP-712 payload, as JSON. */
  getMessageToSign: () => string
  /** Asks the wallet, and returns the signed order. */
  createOrder: () => Promise<Order>
}

/** Asks the wallet to sign several orders at once. */
export type CreateBulkAction = {
  type: 'createBulk'
  /** The exact EIP-712 payload, as JSON. */
  getMessageToSign: () => string
  /** Asks the wallet once, and returns the signed orders. */
  createBulkOrders: () => Promise<readonly Order[]>
}

/** One step of a trade, in the order in which they are to be taken. */
export type Action = ApprovalAction | ExchangeAction | CreateAction | CreateBulkAction

/**
 * Binds a transaction to the client and account that will send it; as an action of type `exchange` it can be run with
 * {@link runActions}.
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
      // On an idle chain `latest` has an old clock; `pending` sees the time that the transaction will see.
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
