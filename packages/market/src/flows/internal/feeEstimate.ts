import type { Action } from '@souk/seaport'
import type { Market } from '../../api/Market.js'
import { estimateNetworkFee } from './estimateNetworkFee.js'

/**
 * Creates a function that estimates the network fee of actions, in wei. The fees of several transactions are added.
 *
 * A transaction that depends on a missing approval cannot be simulated, so there is no estimate for such a trade.
 * Signatures cost no fee.
 */
export function feeEstimate(market: Market, actions: readonly Action[]): () => Promise<bigint | undefined> {
  return async () => {
    const transactions = actions.flatMap((action) =>
      action.type === 'approval' || action.type === 'exchange' ? [action.transactionMethods] : [],
    )
    const needsApproval = transactions.length > 1 && actions.some(({ type }) => type === 'approval')
    if (transactions.length === 0 || needsApproval) return undefined
    return estimateNetworkFee(market.client, { transactions })
  }
}
