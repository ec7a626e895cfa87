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
 * Returns whether the exchange would still take an order: signed by its maker, neither cancelled nor filled. Runs the
 * validation on the node without sending it. Balances and times are not looked at; the plan of a fill does that.
 *
 * Reads: two `eth_call`s; from the market what is not at hand.
 *
 * @throws {InputError} when something is missing, or is not what it must be.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} when the order is not what the market says.
 * @throws {UnreachableError} when the node does not answer: an outage is never a no.
 *
 * @example
 * await isOrderFulfillable(market, { order: listing }) // → true
 */
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
  // Without its signature nobody can tell whether the order is signed.
  if (!isValid && consent.missing) throw consent.missing
  return isValid
}

export declare namespace isOrderFulfillable {
  type Options = {
    order: OrderInput
    /** Who would ask the exchange. @default the client's account */
    account?: Account | Address | undefined
    signal?: AbortSignal | undefined
  }
}
