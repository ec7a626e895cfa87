import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareListing } from './prepareListing.js'

/**
 * Lists a token for sale: approves the exchange where it must, has the wallet sign, and posts the order.
 *
 * Fees are those that the market asks for, taken out of the price for each unit, so that several units can be bought one
 * by one; a listing for one `buyer` pays them like any other. What the market asks for is bounded by `maximumFeeBps`, and what it answers must be the order that was signed.
 *
 * Reads: two `eth_call`s, and the token and its collection from the market. Asks the wallet: approvals that are missing,
 * then one signature.
 *
 * @returns The order as the market has it, with its signature.
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {AccountUnavailableError} when the wallet does not offer the account.
 * @throws {TokenIdError} {@link StandardError} {@link QuantityError} when the asset is none that can be listed.
 * @throws {StartPriceError} {@link EndPriceError} {@link MissingError} when the price is none.
 * @throws {AuctionCurrencyError} for an English auction in the native currency.
 * @throws {TooHighError} when the market asks for fees that are too high.
 * @throws {NotPostedError} when the market does not take the order; it is signed all the same, and in `facts.orders`:
 * hand it to `postOrder` again, or cancel it.
 * @throws {StoppedError} when the signal fires. @throws the reasons of `createOrder` of `@souk/seaport`.
 *
 * @example
 * const { orderHash } = await createListing(market, { asset: { contract, tokenId: 7n }, price: '1.5' })
 */
export function createListing(market: Market, options: createListing.Options): Promise<MarketOrder> {
  return perform(market, options, () => prepareListing(market, options))
}

export declare namespace createListing {
  type Options = prepareListing.Options & Pick<Trade.Options, 'onProgress'>
  type Result = MarketOrder
}
