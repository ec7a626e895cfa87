import { BaseError } from '@souk/base'
import type { Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { NotFoundError } from '../api/ResponseError.js'
import type { AnyOrder, MarketOrder } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'
import { getOrders } from './getOrders.js'

/**
 * Reads an order by its hash, or the first order that matches a search.
 *
 * Reads: one request.
 *
 * @param options.orderHash - The hash of the order. To search, pass the options of {@link getOrders} instead.
 * @throws {NoMatchingOrderError} if no order matches, or if the market has the order on another chain than that of `api`.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { status, price } = await getOrder(api, { orderHash })
 * const newest = await getOrder(api, { side: 'ask', maker })
 */
export async function getOrder(api: MarketApi, options: getOrder.Search): Promise<MarketOrder>
export async function getOrder(api: MarketApi, options: getOrder.Options): Promise<AnyOrder>
export async function getOrder(api: MarketApi, options: getOrder.Options): Promise<AnyOrder> {
  return options.orderHash === undefined ? search(api, options) : find(api, options)
}

export declare namespace getOrder {
  type Options = ByHash | Search
  type ByHash = RequestOptions & { orderHash: Hex }
  type Search = Omit<getOrders.Options, 'limit' | 'next'> & { orderHash?: undefined }
  type Result = AnyOrder
}

async function search(api: MarketApi, options: getOrder.Search): Promise<MarketOrder> {
  const { orders } = await getOrders(api, { ...options, limit: 1 })
  const [order] = orders
  if (!order) throw new NoMatchingOrderError({})
  return order
}

async function find(api: MarketApi, options: getOrder.ByHash): Promise<AnyOrder> {
  const { orderHash, signal, retries } = options
  const answer = await call(api, `/v2/order/${orderHash}`, { signal, retries }).catch((error: unknown) => {
    if (error instanceof NotFoundError) throw new NoMatchingOrderError({ orderHash }, { cause: error })
    throw error
  })
  const order = OrderWire.decodeOne(answer, api)
  if (order.chain !== api.chain) throw new NoMatchingOrderError({ orderHash, chain: order.chain })
  return order
}

/**
 * Thrown when the market has no order with the hash on this chain, or none that matches the search. `chain` is set if the order is
 * on that chain of the market.
 */
export class NoMatchingOrderError extends BaseError<{ orderHash?: Hex; chain?: string }> {
  override readonly name = 'MarketApi.NoMatchingOrderError'
  constructor(facts: { orderHash?: Hex; chain?: string }, options: { cause?: unknown } = {}) {
    const { chain } = facts
    super(chain ? `Not found: the order is on the chain ${chain}` : 'Not found: no matching order found', {
      facts,
      ...options,
    })
  }
}
