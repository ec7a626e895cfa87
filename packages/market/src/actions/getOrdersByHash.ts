import type { Hex } from 'viem'
import { call } from '../api/call.js'
import { eachInPool } from '../api/eachInPool.js'
import { isUnknownCall } from '../api/fromResponse.js'
import { inGroups } from '../api/inGroups.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'
import { getOrder, NoMatchingOrderError } from './getOrder.js'

/** Longer addresses are cut off by what stands between here and the server. */
const most = 50

/**
 * Reads orders by their hashes, whatever their status.
 *
 * Reads: one request for each 50 orders; where the market does not have this call, one for each.
 *
 * @returns Those that the market knows.
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
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
      : OrderWire.decodeBulk(answer, api)
  })
}

export declare namespace getOrdersByHash {
  type Options = RequestOptions & { orderHashes: readonly Hex[] }
  type Result = readonly MarketOrder[]
}

async function readEach(
  api: MarketApi,
  { orderHashes, ...options }: getOrdersByHash.Options,
): Promise<readonly MarketOrder[]> {
  const orders = await eachInPool(orderHashes, (orderHash) =>
    getOrder(api, { orderHash, ...options }).catch((error: unknown) => {
      if (error instanceof NoMatchingOrderError) return undefined
      throw error
    }),
  )
  return orders.filter((order) => order !== undefined)
}
