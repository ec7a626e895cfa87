import type { AccountParameter } from '@souk/base'
import { NoAccountError, validateOrders } from '@souk/seaport'
import type { Account, Address } from 'viem'
import { parseAccount } from 'viem/accounts'
import type { Market } from '../api/Market.js'
import * as inputs from './inputs.js'
import { getConsent } from './internal/getConsent.js'
import * as Input from './internal/Input.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { type OrderInput, takeOrder } from './internal/takeOrder.js'

/**
 * Returns whether the exchange would still accept an order: signed by its maker, neither cancelled nor filled.
 * Simulates the validation on the node without sending it. Does not check balances and times, which the plan of a fill
 * does.
 *
 * Reads: two `eth_call`s; missing data from the market.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} if the order differs from what the market says.
 * @throws {UnreachableError} if the node does not answer. An outage never counts as `false`.
 *
 * @example
 * await isOrderFulfillable(market, { order: listing }) // → true
 */
export function isOrderFulfillable<account extends Account | undefined>(
  market: Market<account>,
  options: isOrderFulfillable.Options & AccountParameter<account>,
): Promise<boolean>
export async function isOrderFulfillable(
  market: Market,
  options: isOrderFulfillable.Options,
): Promise<boolean> {
  Input.assert('isOrderFulfillable', options, { ...inputs.shared, order: inputs.order })
  const { client, seaport: config } = market
  const { signal } = options
  const chosen = options.account ?? client.account
  if (!chosen) throw new NoAccountError({ action: 'isOrderFulfillable' })
  const account = parseAccount(chosen)
  assertApiChain(market.api, client.chain?.id)
  const taken = await takeOrder(market, options.order, { signal })
  const consent = await getConsent(market, taken, { account, signal })
  const orders = [{ ...taken.order, signature: consent.signature }]
  const isValid = await validateOrders(client, { orders, account, config }).isFulfillable()
  // Without the signature, it is unknown whether the order is signed.
  if (!isValid && consent.missing) throw consent.missing
  return isValid
}

export declare namespace isOrderFulfillable {
  type Options = {
    order: OrderInput
    /** The account that would call the exchange. @default the account of the client */
    account?: Account | Address | undefined
    signal?: AbortSignal | undefined
  }
}
