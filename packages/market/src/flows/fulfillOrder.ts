import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareFulfillment } from './prepareFulfillment.js'

/**
 * Fills an order: buys what is listed, or accepts an offer. A private listing is settled by matching.
 *
 * The order is named by its hash, given as the market gave it, or given signed; a signed order at hand needs nobody but
 * the chain. Whatever the market says is held against what was signed, and its own transaction is never sent.
 *
 * Reads: two `eth_call`s; from the market the order where it is named by its hash, and its signature where it is not at
 * hand. Asks the wallet: approvals that are missing, then one transaction.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {OtherOrderError} {@link UntrueError} when the market says something else than what was signed.
 * @throws {ProtocolError} when the order is for another exchange.
 * @throws {OwnOrderError} when it is the account's own: cancel it instead.
 * @throws {ChangedError} when it is not what the person was shown (`expected`).
 * @throws {TokenNeededError} {@link NotAcceptedError} {@link LotError} when it cannot be filled with what is named.
 * @throws {StoppedError} when the signal fires. @throws the reasons of `fulfillOrder` of `@souk/seaport`.
 *
 * @example
 * await fulfillOrder(market, { order: listing })
 * await fulfillOrder(market, { order: collectionOffer, tokenId: 7n })
 */
export function fulfillOrder(
  market: Market,
  options: fulfillOrder.Options,
): Promise<prepareFulfillment.Outcome> {
  return perform(market, options, () => prepareFulfillment(market, options))
}

export declare namespace fulfillOrder {
  type Options = prepareFulfillment.Options & Pick<Trade.Options, 'onProgress'>
  type Result = prepareFulfillment.Outcome
}
