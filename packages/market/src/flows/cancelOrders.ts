import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import type { OrderInput } from './internal/takeOrder.js'
import { prepareCancellation } from './prepareCancellation.js'

/**
 * Cancels orders on chain in one transaction, waits for it, and then notifies the market.
 *
 * With `by: 'counter'`, cancels everything that the account has signed for the exchange. The plan of
 * {@link prepareCancellation} lists the other orders that this cancels. If the market does not answer, the orders are
 * cancelled anyway, because the chain decides.
 *
 * Reads: one or two `eth_call`s; orders that you pass by hash, and with `by: 'counter'` the account's other orders,
 * from the market.
 * Asks the wallet: one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {NotYoursError} if an order belongs to another account.
 * @throws {NoOrdersError} if no order is given.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} if an order differs from what the market says.
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
 * Cancels an order. See {@link cancelOrders}.
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
