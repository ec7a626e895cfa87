import type { Asleep, Order } from '@souk/seaport'
import type { Account } from 'viem'
import type { Market } from '../../api/Market.js'
import { readOpenOrders } from './readOpenOrders.js'

/**
 * Reads the account's orders that an exact approval has to cover as well. If the market does not answer, the trade
 * continues without them, and the logger receives a warning.
 *
 * Reads: nothing, unless exact approvals are requested. All other approvals are unlimited.
 */
export async function readLiveOrders(
  market: Market,
  options: readLiveOrders.Options,
): Promise<readonly Order.Components[] | undefined> {
  const { account, exactApproval, signal } = options
  if (!exactApproval) return undefined
  // Listings take nothing from the allowance of a currency, and sellers may have thousands of them.
  const isPayingOnly = exactApproval === 'currencies'
  const { orders, error } = await readOpenOrders(market, { maker: account.address, isPayingOnly, signal })
  if (error)
    market.logger.warn(
      'The market did not return the open orders that an exact approval has to cover.',
      error,
    )
  return orders.map(({ order }) => order.parameters)
}

/** The part of a plan about orders that its approvals make unfillable. */
export type AsleepPlan = {
  /** Live orders of the account whose approval is replaced, because a single token has only one approved operator. */
  fallsAsleep?: readonly Asleep[]
}

/** Includes such orders in a plan if there are any. */
export function toAsleep({ fallsAsleep }: { fallsAsleep: readonly Asleep[] }): AsleepPlan {
  return fallsAsleep.length > 0 ? { fallsAsleep } : {}
}

export declare namespace readLiveOrders {
  type Options = {
    account: Account
    exactApproval: boolean | 'currencies' | undefined
    signal?: AbortSignal | undefined
  }
}
