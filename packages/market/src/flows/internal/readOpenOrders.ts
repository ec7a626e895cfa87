import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { getOrders } from '../../actions/getOrders.js'
import type { Market } from '../../api/Market.js'
import { paginate } from '../../api/paginate.js'
import type { MarketOrder } from '../../domain/MarketOrder.js'
import { isAbort } from './perform.js'

/** Limits the number of orders. Otherwise a market with endless pages would prevent every cancellation. */
const most = 5_000

/**
 * Reads the account's orders on the market that can still be filled or become active again. If the market does not
 * answer, returns the reason instead.
 */
export async function readOpenOrders(
  market: Market,
  options: readOpenOrders.Options,
): Promise<{ orders: readonly MarketOrder[]; error?: BaseError }> {
  const { maker, signal } = options
  const orders: MarketOrder[] = []
  try {
    for (const side of ['ask', 'bid'] as const)
      for await (const order of paginate(getOrders, market.api, {
        side,
        maker,
        limit: 50,
        atMost: most,
        signal,
      }))
        if (isOpen(order, options)) orders.push(order)
    return { orders }
  } catch (error) {
    if (!(error instanceof BaseError) || isAbort(error, signal)) throw error
    return { orders, error }
  }
}

export declare namespace readOpenOrders {
  type Options = {
    maker: Address
    /** Orders with another counter can no longer be filled. @default any counter */
    counter?: bigint | undefined
    signal?: AbortSignal | undefined
  }
}

/** Checks orders against their signed data. Otherwise a market could list foreign orders to frighten the user. */
function isOpen(order: MarketOrder, { maker, counter }: readOpenOrders.Options): boolean {
  const { parameters } = order.order
  return (
    isAddressEqual(parameters.offerer, maker) &&
    (counter === undefined || parameters.counter === counter) &&
    Order.hash(parameters) === order.orderHash &&
    order.status !== 'filled' &&
    order.status !== 'cancelled' &&
    order.status !== 'expired'
  )
}
