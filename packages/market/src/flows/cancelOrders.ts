import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import type { OrderInput } from './internal/takeOrder.js'
import { prepareCancelOrders } from './prepareCancelOrders.js'

/**
 * Cancels orders on chain in one transaction, waits for it, and then notifies the market.
 *
 * With `by: 'counter'`, cancels everything that the account has signed for the exchange. The plan of
 * {@link prepareCancelOrders} lists the other orders that this cancels. If the market does not answer, the orders are
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
export function cancelOrders<account extends Account | undefined>(
  market: Market<account>,
  options: cancelOrders.Options & AccountParameter<account>,
): Promise<prepareCancelOrders.Outcome>
export function cancelOrders(
  market: Market,
  options: cancelOrders.Options,
): Promise<prepareCancelOrders.Outcome> {
  return perform(market, options, () => prepareCancelOrders(market, options))
}

export declare namespace cancelOrders {
  type Options = prepareCancelOrders.Options & Trade.Performing
  type Result = prepareCancelOrders.Outcome
}

/**
 * Cancels an order. See {@link cancelOrders}.
 *
 * @example
 * await cancelOrder(market, { order: listing })
 */
export function cancelOrder<account extends Account | undefined>(
  market: Market<account>,
  options: cancelOrder.Options & AccountParameter<account>,
): Promise<prepareCancelOrders.Outcome>
export function cancelOrder(
  market: Market,
  options: cancelOrder.Options,
): Promise<prepareCancelOrders.Outcome> {
  return perform(market, options, () => prepareCancelOrder(market, options))
}

export declare namespace cancelOrder {
  type Options = Omit<cancelOrders.Options, 'orders' | 'by'> & { order: OrderInput }
  type Result = prepareCancelOrders.Outcome
}

/**
 * Prepares the cancellation of an order without asking the wallet, so that you can show it first. See
 * {@link cancelOrders}.
 *
 * @example
 * const { plan, run } = await prepareCancelOrder(market, { order: listing })
 */
export function prepareCancelOrder<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCancelOrder.Options & AccountParameter<account>,
): Promise<prepareCancelOrders.Result>
export async function prepareCancelOrder(
  market: Market,
  options: prepareCancelOrder.Options,
): Promise<prepareCancelOrders.Result> {
  Input.assert('cancelOrder', options, { order: inputs.order })
  const { order, ...others } = options
  return prepareCancelOrders(market, { ...others, orders: [order] })
}

export declare namespace prepareCancelOrder {
  type Options = Omit<cancelOrder.Options, keyof Trade.Performing>
  type Result = prepareCancelOrders.Result
}
