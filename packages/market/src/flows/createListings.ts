import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareListings } from './prepareListings.js'

/**
 * Lists several tokens for sale by one signature and one request to the market, which takes all of them or none.
 *
 * Reads: two `eth_call`s, and each token and collection from the market. Asks the wallet: approvals that are missing, then
 * one signature.
 *
 * @returns The orders as the market has them, with their signatures, in the order in which they were asked for.
 * @throws {NotPostedError} when the market does not take them; `facts.orders` has all of them, for `postOrders`.
 * @throws the reasons of {@link createListing}; those of one listing name it by `InBulkError`.
 *
 * @example
 * await createListings(market, { listings: ids.map((tokenId) => ({ asset: { contract, tokenId }, price: '1.5' })) })
 */
export function createListings(
  market: Market,
  options: createListings.Options,
): Promise<readonly MarketOrder[]> {
  return perform(market, options, () => prepareListings(market, options))
}

export declare namespace createListings {
  type Options = prepareListings.Options & Pick<Trade.Options, 'onProgress'>
  type Result = readonly MarketOrder[]
}
