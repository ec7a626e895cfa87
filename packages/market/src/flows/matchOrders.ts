import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import { perform } from './internal/perform.js'
import { prepareMatchOrders } from './prepareMatchOrders.js'

/**
 * Settles orders against each other in one transaction, such as a listing and the offer that meets it. The exchange
 * fills all of them or none. The account receives what no order asks for: the plan's `surplus`.
 *
 * Reads: two `eth_call`s; the orders from the market if you pass their hashes. Asks the wallet: one transaction, after
 * missing approvals for the account's own orders.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} if an order differs from what the market says.
 * @throws {StoppedError} when the signal fires.
 * @throws the errors of `matchOrders` of `@souk/seaport`.
 *
 * @example
 * const { transactionHash } = await matchOrders(market, { orders: [{ order: listing }, { order: bid }] })
 */
export function matchOrders<account extends Account | undefined>(
  market: Market<account>,
  options: matchOrders.Options & AccountParameter<account>,
): Promise<matchOrders.Result>
export function matchOrders(market: Market, options: matchOrders.Options): Promise<matchOrders.Result> {
  return perform(market, options, () => prepareMatchOrders(market, options))
}

export declare namespace matchOrders {
  type Options = prepareMatchOrders.Options & Trade.Performing
  type Result = prepareMatchOrders.Outcome
}
