import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import type { OrderInput } from './internal/takeOrder.js'
import { prepareCancellation } from './prepareCancellation.js'

/**
 * Cancels orders on chain in one transaction, waits for it, and then tells the market.
 *
 * By counter, everything that the account has signed for the exchange is cancelled at once; the plan of
 * {@link prepareCancellation} has the list of what else dies. When the market does not answer, the orders are cancelled
 * all the same: the chain decides.
 *
 * Reads: one or two `eth_call`s; from the market orders that are named by their hash, and by counter the account's others.
 * Asks the wallet: one transaction.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {NotYoursError} when an order is of another account. @throws {NoOrdersError} when none is named.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} when an order is not what the market says.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const { transactionHash, untold } = await cancelOrders(market, { orders: [listing, bid] })
 */
export function cancelOrders(
  market: Market,
  options: cancelOrders.Options,
): Promise<prepareCancellation.Outcome> {
  return perform(market, options, () => prepareCancellation(market, options))
}

export declare namespace cancelOrders {
  type Options = prepareCancellation.Options & Pick<Trade.Options, 'onProgress'>
  type Result = prepareCancellation.Outcome
}

/**
 * Cancels one order; see {@link cancelOrders}.
 *
 * @example
 * await cancelOrder(market, { order: listing })
 */
export async function cancelOrder(
  market: Market,
  options: cancelOrder.Options,
): Promise<prepareCancellation.Outcome> {
  Input.assert('cancelOrder', options, { order: inputs.order })
  const { order, ...others } = options
  return cancelOrders(market, { ...others, orders: [order] })
}

export declare namespace cancelOrder {
  type Options = Omit<cancelOrders.Options, 'orders' | 'by'> & { order: OrderInput }
  type Result = prepareCancellation.Outcome
}
