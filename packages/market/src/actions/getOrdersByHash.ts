import type { Hex } from 'viem'
import { call } from '../api/call.js'
import { eachInPool } from '../api/eachInPool.js'
import { isUnknownCall } from '../api/fromResponse.js'
import { inGroups } from '../api/inGroups.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { AnyOrder } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'
import { getOrder, NoMatchingOrderError } from './getOrder.js'

/** Proxies and servers may cut off longer addresses. */
const most = 50

/**
 * Reads orders by their hashes, whatever their status.
 *
 * Reads: one request per 50 orders, or one per order if the market does not support this call.
 *
 * @returns The orders that the market knows on the chain of `api`.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const orders = await getOrdersByHash(api, { orderHashes })
 * const gone = orderHashes.filter((hash) => !orders.some(({ orderHash }) => orderHash === hash))
 */
export async function getOrdersByHash(
  api: MarketApi,
  options: getOrdersByHash.Options,
): Promise<getOrdersByHash.Result> {
  const { orderHashes, signal, retries } = options
  return inGroups(orderHashes, most, async (orderHashes) => {
    const query = { order_hashes: orderHashes }
    const answer = await call(api, '/v2/orders', { query, signal, retries }).catch((error: unknown) => {
      if (isUnknownCall(error)) return undefined
      throw error
    })
    return answer === undefined
      ? readEach(api, { ...options, orderHashes })
      : OrderWire.decodeBulk(answer, api).filter(({ chain }) => chain === api.chain)
  })
}

export declare namespace getOrdersByHash {
  type Options = RequestOptions & { orderHashes: readonly Hex[] }
  type Result = readonly AnyOrder[]
}

async function readEach(
  api: MarketApi,
  { orderHashes, ...options }: getOrdersByHash.Options,
): Promise<readonly AnyOrder[]> {
  const orders = await eachInPool(orderHashes, (orderHash) =>
    getOrder(api, { orderHash, ...options }).catch((error: unknown) => {
      if (error instanceof NoMatchingOrderError) return undefined
      throw error
    }),
  )
  return orders.filter((order) => order !== undefined)
}
