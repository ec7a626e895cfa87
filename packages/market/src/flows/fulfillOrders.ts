import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareFulfillOrders } from './prepareFulfillOrders.js'

/**
 * Fills several orders in one transaction (a sweep). Leaves out orders that cannot be filled, orders that the market
 * does not return or misrepresents, and the account's own orders, each with its reasons.
 *
 * Reads: one `eth_call`, and one more per currency; missing data from the market. Asks the wallet: missing approvals,
 * then one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {NoneFillableError} if no order is left.
 * @throws {NotAllFillableError} if an order is left out and `allOrNothing` is set.
 * @throws {UnsignedOrdersError} if no order is left because signatures are missing.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `fulfillOrders` of `@souk/seaport`.
 *
 * @example
 * const { filled, dropped } = await fulfillOrders(market, {
 *   orders: listings.map((order) => ({ order })),
 *   maximumTotal: { amount: parseEther('2') },
 * })
 */
export function fulfillOrders<account extends Account | undefined>(
  market: Market<account>,
  options: fulfillOrders.Options & AccountParameter<account>,
): Promise<prepareFulfillOrders.Outcome>
export function fulfillOrders(
  market: Market,
  options: fulfillOrders.Options,
): Promise<prepareFulfillOrders.Outcome> {
  return perform(market, options, () => prepareFulfillOrders(market, options))
}

export declare namespace fulfillOrders {
  type Options = prepareFulfillOrders.Options & Trade.Performing
  type Result = prepareFulfillOrders.Outcome
}
