import type { Action } from '@souk/seaport'
import { getGasPrice } from 'viem/actions'
import type { Market } from '../../api/Market.js'

/**
 * Makes the question what the network is likely to take for actions, in wei.
 *
 * What an approval opens cannot be run before it is there, so nothing can be said of a trade that needs one first; and
 * nothing is to be paid for signatures.
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
