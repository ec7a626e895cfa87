import type { Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { AuctionSettlement } from '../domain/MarketAuction.js'
import * as AuctionWire from '../wire/auction.js'

/**
 * Asks the market to say which bid wins an English auction that has ended, signed so that anyone can settle it.
 *
 * The market is not believed: `settleAuction` holds the signed orders and the price against each other, and the zone on
 * chain holds them against the seller's terms.
 *
 * @param options.orderHash - Of the auction's order.
 * @throws {RejectedError} while it runs, when no bid is covered, or when this market is not its settler.
 * @throws {NotFoundError} when the market knows no such auction.
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
