import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { getOrders } from '../../actions/getOrders.js'
import { getSwaps } from '../../actions/getSwaps.js'
import { isUnknownCall } from '../../api/fromResponse.js'
import type { Market } from '../../api/Market.js'
import { paginate } from '../../api/paginate.js'
import type { AnyOrder, Side } from '../../domain/MarketOrder.js'
import { isAbort } from './perform.js'

/** Limits the number of orders per side. Otherwise a market with endless pages would prevent every cancellation. */
const atMost = 5_000

/**
 * Reads the account's orders on the market that can still be filled or become active again: listings and offers, also
 * of several tokens, and swaps. If the market does not answer for one of them, returns the reason and the others.
 */
export async function readOpenOrders(
  market: Market,
  options: readOpenOrders.Options,
): Promise<readOpenOrders.Result> {
  const { maker, signal } = options
  const page = { maker, limit: 50, atMost, signal }
  const { currencies } = options
  const read = (side: Side, currency?: Address) =>
    readSide(paginate(getOrders, market.api, { ...page, side, currency, includeBundled: true }), options)
  const sides: readonly readOpenOrders.Result[] = await Promise.all([
    ...(currencies ? currencies.map((currency) => read('bid', currency)) : [read('ask'), read('bid')]),
    readSide(paginate(getSwaps, market.api, page), options, { isOptional: true }),
  ])
  const orders = sides.flatMap((side) => side.orders)
  const error = sides.find((side) => side.error)?.error
  return error ? { orders, error } : { orders }
}

export declare namespace readOpenOrders {
  type Options = {
    maker: Address
    /** Orders with another counter can no longer be filled. @default any counter */
    counter?: bigint | undefined
    /** Reads only offers that pay in these, and swaps, which the market cannot choose by what they pay. @default all orders */
    currencies?: readonly Address[] | undefined
    signal?: AbortSignal | undefined
  }
  type Result = {
    orders: readonly AnyOrder[]
    /** Why there may be more orders. */
    error?: BaseError
  }
}

/**
 * Reads the open orders of one side.
 *
 * @param side.isOptional - Whether a market may lack this side altogether. It then has no orders of it.
 */
async function readSide(
  pages: AsyncIterable<AnyOrder>,
  options: readOpenOrders.Options,
  side: { isOptional?: boolean } = {},
): Promise<readOpenOrders.Result> {
  const orders: AnyOrder[] = []
  try {
    for await (const order of pages) if (isOpen(order, options)) orders.push(order)
    return { orders }
  } catch (error) {
    if (!(error instanceof BaseError) || isAbort(error, options.signal)) throw error
    return side.isOptional && isUnknownCall(error) ? { orders } : { orders, error }
  }
}

/** Checks orders against their signed data. Otherwise a market could list foreign orders to frighten the user. */
function isOpen(order: AnyOrder, { maker, counter }: readOpenOrders.Options): boolean {
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
