import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateListings } from './prepareCreateListings.js'

/**
 * Lists several tokens for sale with one signature and one request to the market, which accepts either all of them or
 * none.
 *
 * Reads: two `eth_call`s, and each token and collection from the market. Asks the wallet: missing approvals, then one
 * signature.
 *
 * @returns The orders as the market stores them, with their signatures, in the order of the request.
 * @throws {NotPostedError} if the market does not accept them. `facts.orders` contains all of them, for `postOrders`.
 * @throws the errors of {@link createListing}. `InBulkError` names the listing of an error.
 *
 * @example
 * await createListings(market, { listings: ids.map((tokenId) => ({ asset: { contract, tokenId }, price: '1.5' })) })
 */
export function createListings<account extends Account | undefined>(
  market: Market<account>,
  options: createListings.Options & AccountParameter<account>,
): Promise<readonly MarketOrder[]>
export function createListings(
  market: Market,
  options: createListings.Options,
): Promise<readonly MarketOrder[]> {
  return perform(market, options, () => prepareCreateListings(market, options))
}

export declare namespace createListings {
  type Options = prepareCreateListings.Options & Trade.Performing
  type Result = readonly MarketOrder[]
}
