import type { AnyClient } from '@souk/base'
import type { TransactionMethods } from '@souk/seaport'
import { getGasPrice } from 'viem/actions'
import { layer1Fee } from './layer1Fee.js'

/**
 * Estimates the network fee of transactions by asking the node, in wei, and adds up the fees. On chains of the OP stack,
 * it includes the fee for publishing them on the chain below.
 *
 * Reads: the price of gas, the gas of each transaction, and the oracle of the layer-1 fee where there can be one, all at
 * the same time. A client that batches sends one request.
 *
 * @example
 * const { actions } = cancelOrders(client, { orders, account })
 * await estimateNetworkFee(client, { transactions: actions.map((action) => action.transactionMethods) }) // → 31_000_000_000_000n
 */
export async function estimateNetworkFee(
  client: AnyClient,
  { transactions }: estimateNetworkFee.Options,
): Promise<bigint> {
  const [price, gas, published] = await Promise.all([
    getGasPrice(client),
    Promise.all(transactions.map((transaction) => transaction.estimateGas())),
    Promise.all(transactions.map((transaction) => layer1Fee(client, transaction.buildTransaction()))),
  ])
  return addUp(gas) * price + addUp(published)
}

export declare namespace estimateNetworkFee {
  type Options = {
    /** In the order in which they are sent. Each is simulated as if it came first. */
    transactions: readonly Pick<TransactionMethods, 'estimateGas' | 'buildTransaction'>[]
  }
}

function addUp(parts: readonly bigint[]): bigint {
  return parts.reduce((sum, part) => sum + part, 0n)
}
