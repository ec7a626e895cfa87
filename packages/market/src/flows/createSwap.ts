import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketSwap } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateSwap } from './prepareCreateSwap.js'

/**
 * Offers tokens for tokens, with money on either side or none: approves the exchange if necessary, asks the wallet to
 * sign, and posts the swap. An account with the wanted tokens can accept it with `fulfillOrder`, as a whole.
 *
 * The fees are a share of the money and are paid by its receiver. A swap without money has no fees.
 *
 * Reads: two `eth_call`s; with money, the tokens and their collections from the market. Asks the wallet: missing
 * approvals, then one signature.
 *
 * @returns The swap as the market stores it, with its signature.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {OfferCurrencyError} if the account would pay in the native currency.
 * @throws {BothWaysError} if both sides would pay in one currency.
 * @throws {BothSidesError} if both sides contain the same token.
 * @throws {TooManyTokensError} if it asks for too many ERC721 tokens of a collection.
 * @throws {TokenIdError} {@link StandardError} {@link QuantityError} if a token cannot be traded.
 * @throws {StartPriceError} if a sum of money is invalid.
 * @throws {TooHighError} if the market asks for fees above the maximum.
 * @throws {NotPostedError} if the market does not accept the swap. It is signed nevertheless, and is in `facts.orders`:
 * post it again with `postSwap`, or cancel it.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `createOrder` of `@souk/seaport`.
 *
 * @example
 * await createSwap(market, {
 *   give: [{ contract, tokenId: 7n }],
 *   want: [{ contract, tokenId: 8n }],
 *   pay: { amount: '0.5' },
 * })
 */
export function createSwap<account extends Account | undefined>(
  market: Market<account>,
  options: createSwap.Options & AccountParameter<account>,
): Promise<MarketSwap>
export function createSwap(market: Market, options: createSwap.Options): Promise<MarketSwap> {
  return perform(market, options, () => prepareCreateSwap(market, options))
}

export declare namespace createSwap {
  type Options = prepareCreateSwap.Options & Trade.Performing
  type Result = MarketSwap
}
