import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareFulfillOrder } from './prepareFulfillOrder.js'

/**
 * Fills an order: buys a listing or accepts an offer. Settles a private listing by matching.
 *
 * Pass the hash of the order, the order as the market returned it, or the signed order. A signed order needs only the
 * chain. Everything that the market says is checked against the signed order, and the market's own transaction is never
 * sent.
 *
 * Reads: two `eth_call`s; the order from the market if you pass its hash, and its signature if it is missing. Asks the
 * wallet: missing approvals, then one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {OtherOrderError} {@link UntrueError} if the market's answer differs from the signed order.
 * @throws {ProtocolError} if the order is for another exchange.
 * @throws {OwnOrderError} if the order belongs to the account: cancel it instead.
 * @throws {ChangedError} if the order differs from what the user was shown (`expected`).
 * @throws {TokenNeededError} {@link NotAcceptedError} {@link LotError} if the order cannot be filled with the given
 * token or units.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `fulfillOrder` of `@souk/seaport`.
 *
 * @example
 * await fulfillOrder(market, { order: listing })
 * await fulfillOrder(market, { order: collectionOffer, tokenId: 7n })
 */
export function fulfillOrder<account extends Account | undefined>(
  market: Market<account>,
  options: fulfillOrder.Options & AccountParameter<account>,
): Promise<prepareFulfillOrder.Outcome>
export function fulfillOrder(
  market: Market,
  options: fulfillOrder.Options,
): Promise<prepareFulfillOrder.Outcome> {
  return perform(market, options, () => prepareFulfillOrder(market, options))
}

export declare namespace fulfillOrder {
  type Options = prepareFulfillOrder.Options & Trade.Performing
  type Result = prepareFulfillOrder.Outcome
}
