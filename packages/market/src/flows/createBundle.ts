import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareCreateBundle } from './prepareCreateBundle.js'

/**
 * Lists several tokens for sale as a set at one price: approves the exchange if necessary, asks the wallet to sign, and
 * posts the order. The set can only be bought as a whole.
 *
 * The fees are those that the market asks for. A collection receives its fee of the share of its tokens: of three tokens,
 * one of which is its own, a third of its fee.
 *
 * Reads: two `eth_call`s, and the tokens and their collections from the market. Asks the wallet: missing approvals, then
 * one signature.
 *
 * @returns The order as the market stores it, with its signature.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {SameTokenTwiceError} if an ERC721 token is listed twice.
 * @throws the errors of {@link createListing} and those of `createOrder` of `@souk/seaport`.
 *
 * @example
 * const assets = [7n, 8n].map((tokenId) => ({ contract, tokenId }))
 * const { orderHash } = await createBundle(market, { assets, price: '3' })
 */
export function createBundle<account extends Account | undefined>(
  market: Market<account>,
  options: createBundle.Options & AccountParameter<account>,
): Promise<MarketOrder>
export function createBundle(market: Market, options: createBundle.Options): Promise<MarketOrder> {
  return perform(market, options, () => prepareCreateBundle(market, options))
}

export declare namespace createBundle {
  type Options = prepareCreateBundle.Options & Trade.Performing
  type Result = MarketOrder
}
