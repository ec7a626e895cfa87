import type { Address } from 'viem'
import { ordersPath } from '../internal/ordersPath.js'
import { call, type MarketApi } from '../MarketApi.js'
import type { Side } from '../MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Reads a page of the orders that can be filled now.
 *
 * Reads: one request.
 *
 * @param options.side - `ask` for listings, `bid` for offers.
 * @param options.maker - With it, the account's inactive orders come too, so that it can see why.
 * @param options.orderBy - `created_date` (default) or `eth_price` (price of one unit).
 * @param options.limit - 1 to 50. @default 20
 * @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} when the answer is not of this format.
 *
 * @example
 * const { orders, next } = await getOrders(api, { side: 'ask', assetContractAddress, tokenIds: [7n] })
 */
export async function getOrders(api: MarketApi, options: getOrders.Options): Promise<getOrders.Result> {
  const query = {
    limit: options.limit ?? 20,
    cursor: options.next,
    payment_token_address: options.paymentTokenAddress,
    maker: options.maker,
    taker: options.taker,
    token_ids: options.tokenIds?.map(String),
    asset_contract_address: options.assetContractAddress,
    order_by: options.orderBy ?? 'created_date',
    order_direction: options.orderDirection ?? 'desc',
  }
  const { signal } = options
  return OrderWire.decodePage(await call(api, ordersPath(api, options.side), { query, signal }))
}

export declare namespace getOrders {
  type Options = {
    side: Side
    maker?: Address | undefined
    taker?: Address | undefined
    assetContractAddress?: Address | undefined
    tokenIds?: readonly bigint[] | undefined
    paymentTokenAddress?: Address | undefined
    orderBy?: 'created_date' | 'eth_price' | undefined
    orderDirection?: 'asc' | 'desc' | undefined
    limit?: number | undefined
    /** The cursor of the page before. */
    next?: string | undefined
    signal?: AbortSignal | undefined
  }
  type Result = OrderWire.Page
}
