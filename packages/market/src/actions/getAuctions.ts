import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as AuctionWire from '../wire/auction.js'

/**
 * Reads a page of English auctions.
 *
 * Reads: one request.
 *
 * @param options.isRunning - Returns only auctions that accept bids now, the next to end first. By default, returns all
 * auctions, the last to end first, with the sale of each that was settled.
 * @param options.slug - The collection.
 * @param options.maker - The seller.
 * @param options.bidder - An account that made a bid and has not cancelled it.
 * @param options.limit - The maximum number of results. @default 20
 * @param options.next - The cursor from the previous page.
 * @throws {NotFoundError} if the market has no such collection.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { auctions, next } = await getAuctions(api, { isRunning: true })
 */
export async function getAuctions(
  api: MarketApi,
  options: getAuctions.Options = {},
): Promise<getAuctions.Result> {
  const { isRunning: running, slug: collection, maker, bidder, limit, next, signal, retries } = options
  const query = { running, collection, maker, bidder, limit, next }
  return AuctionWire.decodePage(await call(api, '/v2/auctions', { query, signal, retries }))
}

export declare namespace getAuctions {
  type Options = RequestOptions & {
    isRunning?: boolean | undefined
    slug?: string | undefined
    maker?: Address | undefined
    bidder?: Address | undefined
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = AuctionWire.Page
}
