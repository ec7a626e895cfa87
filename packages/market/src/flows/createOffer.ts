import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateOffer } from './prepareCreateOffer.js'

/**
 * Makes an offer on a token: approves the exchange if necessary, asks the wallet to sign, and posts the order.
 *
 * The price is what the account pays. The account that accepts the offer pays the fees out of it.
 *
 * Reads: two `eth_call`s, and the token and its collection from the market. Asks the wallet: a missing approval, then
 * one signature.
 *
 * @returns The order as the market stores it, with its signature.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {OfferCurrencyError} if the offer uses the native currency.
 * @throws {WethUnsupportedError} if you pass no currency and the chain has no wrapped native token.
 * @throws the errors of {@link createListing} and those of `createOrder` of `@souk/seaport`.
 *
 * @example
 * const { orderHash } = await createOffer(market, { asset: { contract, tokenId: 7n }, price: '0.8' })
 */
export function createOffer<account extends Account | undefined>(
  market: Market<account>,
  options: createOffer.Options & AccountParameter<account>,
): Promise<MarketOrder>
export function createOffer(market: Market, options: createOffer.Options): Promise<MarketOrder> {
  return perform(market, options, () => prepareCreateOffer(market, options))
}

export declare namespace createOffer {
  type Options = prepareCreateOffer.Options & Trade.Performing
  type Result = MarketOrder
}
