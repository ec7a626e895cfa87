import type { AccountParameter } from '@souk/base'
import { validateOrders as validate } from '@souk/seaport'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { takeConsented } from './internal/takeConsented.js'
import { factsReader, type OrderInput } from './internal/takeOrder.js'
import { toPrepared } from './internal/toPrepared.js'
import type { prepareActions } from './prepareActions.js'

/**
 * Validates orders on chain, so that they can be filled without their signatures. Everyone can validate signed orders;
 * the maker's own orders need no signature. {@link approveOrder} validates one own order and announces it.
 *
 * Reads: the wallet's accounts; the orders from the market if you pass their hashes. Asks the wallet: one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {NoOrdersError} if the list is empty.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 * @throws {ProtocolError} {@link OtherOrderError} {@link UntrueError} if an order differs from what the market says.
 * @throws {RevertedError} if the exchange refuses, for example because an order is cancelled.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const { transactionHash } = await validateOrders(market, { orders: [listing, bid] })
 */
export function validateOrders<account extends Account | undefined>(
  market: Market<account>,
  options: validateOrders.Options & AccountParameter<account>,
): Promise<validateOrders.Result>
export function validateOrders(
  market: Market,
  options: validateOrders.Options,
): Promise<validateOrders.Result> {
  return perform(market, options, () => prepareValidateOrders(market, options))
}

export declare namespace validateOrders {
  type Options = Trade.Options &
    GuardOptions & {
      orders: readonly OrderInput[]
      /** The domain whose tag is appended to the transaction's data. */
      domain?: string | undefined
    }
  type Result = prepareActions.Outcome
}

/**
 * Prepares the validation of orders on chain without asking the wallet, so that you can show it first. See
 * {@link validateOrders}.
 *
 * @example
 * const { plan, run } = await prepareValidateOrders(market, { orders: [listing, bid] })
 */
export function prepareValidateOrders<account extends Account | undefined>(
  market: Market<account>,
  options: prepareValidateOrders.Options & AccountParameter<account>,
): Promise<prepareValidateOrders.Result>
export async function prepareValidateOrders(
  market: Market,
  options: prepareValidateOrders.Options,
): Promise<prepareValidateOrders.Result> {
  Input.assert('validateOrders', options, {
    ...inputs.shared,
    ...inputs.guarded,
    orders: Input.list('a list of orders', inputs.order),
    domain: Input.optional(Input.text),
  })
  const { domain, known, override, signal } = options
  const account = await accountFor(market, { action: 'validateOrders', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const readFacts = factsReader(market)
  const taken = await Promise.all(
    options.orders.map((order) => takeConsented(market, order, { account, signal, readFacts })),
  )
  const orders = taken.map(({ order }) => order)
  const { client, seaport: config } = market
  const { actions } = validate(client, { orders, account, domain, config })
  const findings = await guardActions(market, actions, { account, known, override })
  const act = { event: 'ApproveOrder', payload: toOrderNews(account.address, taken) } as const
  return toPrepared<boolean>(market, { account, actions, findings, act })
}

export declare namespace prepareValidateOrders {
  type Options = Omit<validateOrders.Options, keyof Trade.Performing>
  type Result = Trade.Prepared<Trade.Plan, validateOrders.Result, boolean>
}
