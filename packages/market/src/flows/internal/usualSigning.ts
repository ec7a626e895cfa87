import type { createBulkOrders } from '@souk/seaport'
import type { Account } from 'viem'
import type { Market } from '../../api/Market.js'
import { isContract } from './isContract.js'

/**
 * Chooses how to sign: contracts cannot sign many orders at once, because the exchange would reject such a signature.
 */
export async function usualSigning(
  market: Market,
  { account, count }: { account: Account; count: number },
): Promise<createBulkOrders.Options['signing']> {
  return count > 1 && (await isContract(market, account.address)) ? 'single' : 'tree'
}
