import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import { pageSize } from '../api/pageSize.js'
import type { Side } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Reads a page of listings (`ask`) or offers (`bid`).
 *
 * Reads: one request.
 *
 * @param options.side - `ask` for listings, `bid` for offers.
 * @param options.owner - The owner of the tokens.
 * @param options.bundled - Returns only orders of several tokens.
 * @param options.includeBundled - Includes orders of several tokens.
 * @param options.listedAfter - Unix time in seconds.
 * @param options.listedBefore - Unix time in seconds.
 * @param options.onlyEnglish - Returns only English auctions.
 * @param options.orderBy - @default 'created_date'
 * @param options.orderDirection - @default 'desc'
 * @param options.limit - The maximum number of results. @default 20
 * @param options.next - The cursor from the previous page.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { orders, next } = await getOrders(api, { side: 'ask', contract: lanterns, tokenIds: [7n] })
 */
export async function getOrders(api: MarketApi, options: getOrders.Options): Promise<getOrders.Result> {
  const { signal, retries } = options
  const query = toQuery(options)
  return OrderWire.decodePage(await call(api, ordersPath(api, options.side), { query, signal, retries }), api)
}

export declare namespace getOrders {
  type Options = RequestOptions & {
    side: Side
    maker?: Address | undefined
    taker?: Address | undefined
    owner?: Address | undefined
    contract?: Address | undefined
    tokenIds?: readonly bigint[] | undefined
    currency?: Address | undefined
    bundled?: boolean | undefined
    includeBundled?: boolean | undefined
    listedAfter?: bigint | undefined
    listedBefore?: bigint | undefined
    onlyEnglish?: boolean | undefined
    orderBy?: 'created_date' | 'eth_price' | undefined
    orderDirection?: 'asc' | 'desc' | undefined
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = OrderWire.Page
}

function toQuery(options: getOrders.Options) {
  return {
    limit: options.limit ?? pageSize,
    cursor: options.next,
    payment_token_address: options.currency,
    maker: options.maker,
    taker: options.taker,
    owner: options.owner,
    bundled: options.bundled,
    include_bundled: options.includeBundled,
    listed_after: options.listedAfter,
    listed_before: options.listedBefore,
    token_ids: options.tokenIds?.map(String),
    asset_contract_address: options.contract,
    order_by: options.orderBy ?? 'created_date',
    order_direction: options.orderDirection ?? 'desc',
    only_english: options.onlyEnglish,
  }
}
