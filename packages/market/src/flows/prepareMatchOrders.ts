import type { AccountParameter } from '@souk/base'
import { type Execution, type fulfillOrder, matchOrders as match } from '@souk/seaport'
import type { Account, Address } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { readLiveOrders } from './internal/readLiveOrders.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { takeConsented } from './internal/takeConsented.js'
import { factsReader, type OrderInput } from './internal/takeOrder.js'
import { toPrepared } from './internal/toPrepared.js'
import type { prepareActions } from './prepareActions.js'

/**
 * Prepares a match of orders without asking the wallet, so that you can show it first. See {@link matchOrders}.
 *
 * @example
 * const { plan, run } = await prepareMatchOrders(market, { orders: [{ order: listing }, { order: bid }] })
 */
export function prepareMatchOrders<account extends Account | undefined>(
  market: Market<account>,
  options: prepareMatchOrders.Options & AccountParameter<account>,
): Promise<prepareMatchOrders.Result>
export async function prepareMatchOrders(
  market: Market,
  options: prepareMatchOrders.Options,
): Promise<prepareMatchOrders.Result> {
  Input.assert('matchOrders', options, {
    ...inputs.shared,
    ...inputs.guarded,
    orders: inputs.matched,
    recipient: Input.optional(Input.address),
    domain: Input.optional(Input.text),
  })
  const { orders, recipient, domain, exactApproval, known, override, signal } = options
  const account = await accountFor(market, { action: 'matchOrders', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const readFacts = factsReader(market)
  const taken = await Promise.all(
    orders.map(async ({ order, ...fill }) => ({
      ...fill,
      ...(await takeConsented(market, order, { account, extraData: fill.extraData, signal, readFacts })),
    })),
  )
  const { client, seaport: config } = market
  const given = taken.flatMap(({ order: { parameters } }) => [
    ...parameters.offer,
    ...parameters.consideration,
  ])
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal })
  const terms = { orders: taken, recipient, domain, exactApproval, liveOrders, known, override }
  const matched = await match(client, { ...terms, account, config })
  const { actions, fulfillments, movements, surplus, fallsAsleep } = matched
  const findings = await guardActions(market, actions, { account, known, override })
  const act = { event: 'MatchOrders', payload: toOrderNews(account.address, taken) } as const
  const prepared = toPrepared<readonly Execution[]>(market, { account, actions, findings, act })
  return { ...prepared, plan: { ...prepared.plan, fulfillments, movements, surplus, fallsAsleep } }
}

export declare namespace prepareMatchOrders {
  /** An order to match, and how much of it. */
  type Matched = Omit<fulfillOrder.Fill, 'order'> & { order: OrderInput }
  type Options = GuardOptions &
    Pick<Trade.Options, 'account' | 'signal'> & {
      orders: readonly Matched[]
      /** The account that receives offered items that no order asks for. @default the account */
      recipient?: Address | undefined
      /** The domain whose tag is appended to the transaction's data. */
      domain?: string | undefined
      /** Approves only the amounts and tokens of the account's own orders. @default false */
      exactApproval?: boolean | 'currencies' | undefined
    }
  type Plan = Trade.Plan & Pick<match.Result, 'fulfillments' | 'movements' | 'surplus' | 'fallsAsleep'>
  type Outcome = prepareActions.Outcome
  type Result = Trade.Prepared<Plan, Outcome, readonly Execution[]>
}
