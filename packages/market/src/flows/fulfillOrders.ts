import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareSweep } from './prepareSweep.js'

/**
 * Fills several orders in one transaction (a sweep). What cannot be filled is left out, with the reasons; so is what the
 * market does not give or lies about, and what is the account's own.
 *
 * Reads: one `eth_call`, and one more for each currency; from the market what is not at hand. Asks the wallet: approvals
 * that are missing, then one transaction.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {NoneFillableError} when nothing is left. @throws {NotAllFillableError} with `allOrNothing`.
 * @throws {UnsignedOrdersError} when nothing is left because signatures are missing.
 * @throws {StoppedError} when the signal fires. @throws the reasons of `fulfillOrders` of `@souk/seaport`.
 *
 * @example
 * const { filled, dropped } = await fulfillOrders(market, {
 *   orders: listings.map((order) => ({ order })),
 *   maximumTotal: { amount: parseEther('2') },
 * })
 */
export function fulfillOrders(market: Market, options: fulfillOrders.Options): Promise<prepareSweep.Outcome> {
  return perform(market, options, () => prepareSweep(market, options))
}

export declare namespace fulfillOrders {
  type Options = prepareSweep.Options & Pick<Trade.Options, 'onProgress'>
  type Result = prepareSweep.Outcome
}
