import { loadCode } from '@souk/base'
import type { Account, Address, Hash, SendTransactionParameters } from 'viem'
import { call, estimateGas, sendTransaction } from 'viem/actions'
import type { AnyClient } from '../node/batch.js'
import type { ItemType } from '../order/constants.js'
import type { Order } from '../order/Order.js'
import type { Transaction } from '../plan/Transaction.js'
import { fromWallet } from './fromWallet.js'

export type { Transaction }

/**
 * How to send transactions, in the words of viem. Without them, the wallet decides. If a trade sends several
 * transactions, the fees are those of each, the nonce is that of the first one and counts on, and the gas is that of the
 * last one, because the ones before it are approvals.
 */
export type TransactionOverrides = {
  /** The gas limit of the last transaction, in units of gas. @default estimated */
  gas?: bigint | undefined
  /** The price of a unit of gas in wei, of a transaction without the two fees of EIP-1559. @default estimated */
  gasPrice?: bigint | undefined
  /** The maximum price of a unit of gas in wei, including the priority fee. @default estimated */
  maxFeePerGas?: bigint | undefined
  /** The priority fee of a unit of gas, in wei. @default estimated */
  maxPriorityFeePerGas?: bigint | undefined
  /** The nonce of the first transaction. @default the account's next one */
  nonce?: number | undefined
}

/** The result of a simulation, as viem's `simulateContract` returns it. */
export type Simulated<result = unknown> = {
  /** What the contract would return, decoded. */
  result: result
  /** The simulated transaction and its account. viem's `sendTransaction` takes it. */
  request: Transaction & { account: Account }
}

/** The methods of an action's transaction. */
export type TransactionMethods<result = unknown> = {
  /** The account that sends the transaction. */
  account: Account
  /** Returns the exact transaction that the wallet receives. */
  buildTransaction: () => Transaction
  /**
   * Simulates the transaction on the node against the pending block, and returns what the call would return. Throws
   * `Transaction.RevertedError`.
   */
  simulate: () => Promise<Simulated<result>>
  /** Estimates the gas that the transaction uses in the pending block. */
  estimateGas: () => Promise<bigint>
  /** Asks the wallet to send the transaction. */
  transact: (overrides?: TransactionOverrides) => Promise<Hash>
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
      const { data } = await translate(() => call(client, { account, ...transaction, blockTag: 'pending' }))
      const { decodeResult } = await loadCode(() => import('./decodeResult.js'))
      return { result: decodeResult(transaction, data), request: { account, ...transaction } }
    },
    estimateGas: () => translate(() => estimateGas(client, { account, ...transaction, blockTag: 'pending' })),
    transact: (overrides) => {
      const request = { account, chain: client.chain, ...overridesOf(overrides), ...transaction }
      return translate(() => sendTransaction(client, request as SendTransactionParameters))
    },
  }
}

/** Returns the given overrides without other fields. */
export function overridesOf(options: TransactionOverrides = {}): TransactionOverrides {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = options
  return {
    ...(gas === undefined ? {} : { gas }),
    ...(gasPrice === undefined ? {} : { gasPrice }),
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
    ...(nonce === undefined ? {} : { nonce }),
  }
}

async function translate<value>(ask: () => Promise<value>): Promise<value> {
  try {
    return await ask()
  } catch (error) {
    throw await fromWallet(error)
  }
}
