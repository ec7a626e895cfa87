import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareOffer } from './prepareOffer.js'

/**
 * Offers money for a token: approves the exchange where it must, has the wallet sign, and posts the order.
 *
 * The price is what the account pays; fees are taken out of it by whoever accepts.
 *
 * Reads: two `eth_call`s, and the token and its collection from the market. Asks the wallet: an approval if it is missing,
 * then one signature.
 *
 * @returns The order as the market has it, with its signature.
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {OfferCurrencyError} for an offer in the native currency.
 * @throws {WethUnsupportedError} when no currency is named and the chain has no wrapped native token.
 * @throws the reasons of {@link createListing} and those of `createOrder` of `@souk/seaport`.
 *
 * @example
 * const { orderHash } = await createOffer(market, { asset: { contract, tokenId: 7n }, price: '0.8' })
 */
export function createOffer(market: Market, options: createOffer.Options): Promise<MarketOrder> {
  return perform(market, options, () => prepareOffer(market, options))
}

export declare namespace createOffer {
  type Options = prepareOffer.Options & Pick<Trade.Options, 'onProgress'>
  type Result = MarketOrder
}
