import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateListing } from './prepareCreateListing.js'

/**
 * Lists a token for sale: approves the exchange if necessary, asks the wallet to sign, and posts the order.
 *
 * The fees are those that the market asks for. They are taken from the price per unit, so that the units can be bought
 * separately. A listing for one `taker` pays the same fees. `maximumFeeBasisPoints` limits the fees that a market can ask for,
 * and the market's answer must be the order that was signed.
 *
 * With `publish: 'chain'`, the account signs nothing: a transaction validates the order on the exchange.
 *
 * Reads: two `eth_call`s, and the token and its collection from the market. Asks the wallet: missing approvals, then
 * one signature.
 *
 * @returns The order as the market stores it, with its signature.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 * @throws {TokenIdError} {@link StandardError} {@link QuantityError} if the asset cannot be listed.
 * @throws {StartPriceError} {@link EndPriceError} {@link MissingError} if the price is invalid.
 * @throws {AuctionCurrencyError} if an English auction uses the native currency.
 * @throws {TooHighError} if the market asks for fees above the maximum.
 * @throws {NotPostedError} if the market does not accept the order. The order is signed nevertheless, and is in
 * `facts.orders`: post it again with `postOrder`, or cancel it.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `createOrder` of `@souk/seaport`.
 *
 * @example
 * const { orderHash } = await createListing(market, { asset: { contract, tokenId: 7n }, price: '1.5' })
 */
export function createListing<account extends Account | undefined>(
  market: Market<account>,
  options: createListing.Options & AccountParameter<account>,
): Promise<MarketOrder>
export function createListing(market: Market, options: createListing.Options): Promise<MarketOrder> {
  return perform(market, options, () => prepareCreateListing(market, options))
}

export declare namespace createListing {
  type Options = prepareCreateListing.Options & Trade.Performing
  type Result = MarketOrder
}
