import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateOffers } from './prepareCreateOffers.js'

/**
 * Makes offers on several tokens, each at its own price, with one signature and one request to the market, which accepts
 * either all of them or none.
 *
 * The offers may add up to more than the account holds. When one is accepted, those that the account can no longer pay
 * become inactive.
 *
 * Reads: two `eth_call`s, and each token and collection from the market. Asks the wallet: missing approvals, then one
 * signature.
 *
 * @returns The orders as the market stores them, with their signatures, in the order of the request.
 * @throws {NotPostedError} if the market does not accept them. `facts.orders` contains all of them, for `postOrders`.
 * @throws the errors of {@link createOffer}. `InBulkError` names the offer of an error.
 *
 * @example
 * await createOffers(market, { offers: ids.map((tokenId) => ({ asset: { contract, tokenId }, price: '0.8' })) })
 */
export function createOffers<account extends Account | undefined>(
  market: Market<account>,
  options: createOffers.Options & AccountParameter<account>,
): Promise<readonly MarketOrder[]>
export function createOffers(market: Market, options: createOffers.Options): Promise<readonly MarketOrder[]> {
  return perform(market, options, () => prepareCreateOffers(market, options))
}

export declare namespace createOffers {
  type Options = prepareCreateOffers.Options & Trade.Performing
  type Result = readonly MarketOrder[]
}
