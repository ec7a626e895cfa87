import type { Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { MarketAuction } from '../domain/MarketAuction.js'
import * as AuctionWire from '../wire/auction.js'

/**
 * Reads the state of an English auction: its end, its reserve, its settler and the highest bid.
 *
 * Reads: one request.
 *
 * @param options.orderHash - The hash of the auction's order.
 * @throws {NotFoundError} if the market has no such auction.
 *
 * @example
 * const { phase, reserve, highestBid } = await getAuction(api, { orderHash })
 */
export async function getAuction(api: MarketApi, options: getAuction.Options): Promise<MarketAuction> {
  const { orderHash, ...request } = options
  return AuctionWire.decodeOne(await call(api, `/v2/auctions/${orderHash}`, request))
}

export declare namespace getAuction {
  type Options = RequestOptions & { orderHash: Hex }
  type Result = MarketAuction
}
