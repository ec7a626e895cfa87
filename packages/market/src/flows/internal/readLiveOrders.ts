import type { Asleep, Order } from '@souk/seaport'
import type { Account } from 'viem'
import type { Market } from '../../api/Market.js'
import { readOpenOrders } from './readOpenOrders.js'

/**
 * Reads what the market knows of an account's orders that an exact approval must leave room for. Where it does not
 * answer, the trade continues without, and the logger is told.
 *
 * Reads: nothing unless exact approvals are asked for; everything else is allowed without bounds.
 */
export async function readLiveOrders(
  market: Market,
  options: readLiveOrders.Options,
): Promise<readonly Order.Components[] | undefined> {
  const { account, exactApproval, signal } = options
  if (!exactApproval) return undefined
  const { orders, error } = await readOpenOrders(market, { maker: account.address, signal })
  if (error)
    market.logger.warn('The market does not tell which orders an exact approval must leave room for.', error)
  return orders.map(({ order }) => order.parameters)
}

/** What a plan tells of orders that can no longer be filled behind its approvals. */
export type AsleepPlan = {
  /** Live orders of the account whose approval another takes the place of: a single token has one approved operator. */
  fallsAsleep?: readonly Asleep[]
}

/** A plan says it where there are any. */
export function toAsleep({ fallsAsleep }: { fallsAsleep: readonly Asleep[] }): AsleepPlan {
  return fallsAsleep.length > 0 ? { fallsAsleep } : {}
}

export declare namespace readLiveOrders {
  type Options = {
    account: Account
    exactApproval: boolean | undefined
    signal?: AbortSignal | undefined
  }
}
