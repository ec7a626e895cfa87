import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { getOrders } from '../../actions/getOrders.js'
import type { Market } from '../../api/Market.js'
import { paginate } from '../../api/paginate.js'
import type { MarketOrder } from '../../domain/MarketOrder.js'
import { isAbort } from './perform.js'

/** A market that never comes to an end of its pages would never let anything be cancelled. */
const most = 5_000

/**
 * Reads what a market knows of an account's orders that can still be filled or come back to life. What it does not
 * answer is left out, with the reason.
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
    /** Orders of another counter cannot be filled any more. @default any */
    counter?: bigint | undefined
    signal?: AbortSignal | undefined
  }
}

/** Held against what was signed: a market could name orders of others, to frighten. */
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
