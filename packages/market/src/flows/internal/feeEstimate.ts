import type { Action } from '@souk/seaport'
import { getGasPrice } from 'viem/actions'
import type { Market } from '../../api/Market.js'

/**
 * Creates a function that estimates the network fee of actions, in wei.
 *
 * A transaction that depends on a missing approval cannot be simulated, so there is no estimate for such a trade.
 * Signatures cost no fee.
 */
export function feeEstimate(market: Market, actions: readonly Action[]): () => Promise<bigint | undefined> {
  return async () => {
    const transactions = actions.flatMap((action) =>
      action.type === 'approval' || action.type === 'exchange' ? [action.transactionMethods] : [],
    )
    const [only, ...others] = transactions
    if (!only || others.length > 0) return undefined
    const [gas, price] = await Promise.all([only.estimateGas(), getGasPrice(market.client)])
    return gas * price
  }
}
