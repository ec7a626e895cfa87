import type { Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { AuctionSettlement } from '../domain/MarketAuction.js'
import * as AuctionWire from '../wire/auction.js'

/**
 * Asks the market for the winning bid of an English auction that has ended. The market signs its choice, so that anyone
 * can settle the auction.
 *
 * You need not trust the market: `settleAuction` checks the signed orders and the price, and the zone on chain checks
 * them against the seller's terms.
 *
 * @param options.orderHash - The hash of the auction's order.
 * @throws {RejectedError} if the auction is still running, if no bid is funded, or if this market is not its settler.
 * @throws {NotFoundError} if the market has no such auction.
 *
 * @example
 * const { auction, bid, settlement } = await getSettlement(api, { orderHash })
 * await (await settleAuction(client, { auction, bid, settlement })).executeAllActions()
 */
export async function getSettlement(
  api: MarketApi,
  options: getSettlement.Options,
): Promise<AuctionSettlement> {
  const { orderHash, ...request } = options
  return AuctionWire.decodeSettlement(
    await call(api, `/v2/auctions/${orderHash}/settlement`, { body: {}, ...request }),
  )
}

export declare namespace getSettlement {
  type Options = RequestOptions & { orderHash: Hex }
  type Result = AuctionSettlement
}
