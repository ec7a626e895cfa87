import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import { type Market, offerTokenOf } from '../api/Market.js'
import type { MarketSwap } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import {
  assertSwapMoney,
  draftSwap,
  type SwapOptions,
  type SwapPlan,
  tokensOf,
  toMoneyIn,
} from './internal/planSwap.js'
import { postSignedSwap } from './internal/postSignedSwap.js'
import { prepareSigned } from './internal/prepareSigned.js'
import type { PublishOptions } from './internal/publishOnChain.js'
import { withLists } from './internal/readCollectionOffers.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { readSharedFees } from './internal/readSharedFees.js'
import { presentTime, readTradeFacts } from './internal/readTradeFacts.js'
import { readWantedList } from './internal/readWantedList.js'
import type { SigningOptions } from './internal/SigningOptions.js'

/**
 * Prepares a swap without asking the wallet, so that you can show it first. See {@link createSwap}.
 *
 * @example
 * const { plan, run } = await prepareCreateSwap(market, { give: [{ contract, tokenId: 7n }], want: [{ contract, tokenId: 8n }] })
 * plan.findings // what the guard finds in it
 */
export function prepareCreateSwap<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateSwap.Options & AccountParameter<account>,
): Promise<prepareCreateSwap.Result>
export async function prepareCreateSwap(
  market: Market,
  options: prepareCreateSwap.Options,
): Promise<prepareCreateSwap.Result> {
  Input.assert('createSwap', options, { ...inputs.shared, ...inputs.swap, ...inputs.publishing })
  const { give, want, fees: own, creatorFees, signal } = options
  const pay = toMoneyIn(options.pay, () => offerTokenOf(market))
  const ask = toMoneyIn(options.ask)
  assertSwapMoney(pay, ask)
  const account = await accountFor(market, { action: 'createSwap', account: options.account })
  const facts = await readTradeFacts(market, {
    contracts: [...give, ...('contract' in want ? [want] : want)].map(({ contract }) => contract),
    currencies: [pay, ask].flatMap((money) => money?.currency ?? []),
  })
  // Fees are a share of the money. A swap without money has none.
  const hasMoney = pay !== undefined || ask !== undefined
  const fees = hasMoney
    ? await readSharedFees(market, { tokens: tokensOf(options, facts), fees: own, creatorFees, signal })
    : []
  const list = await readWantedList(market, { want, account, signal })
  const now = presentTime(market, facts)
  return prepareSigned(market, {
    account,
    chosen: { ...options, known: withLists(options.known, [{ list: list?.root }]) },
    draft: draftSwap({ ...options, pay, ask }, { ...facts, account, fees, now, list }),
    post: ([order], signal) => postSignedSwap(market, { order, signal }),
  })
}

export declare namespace prepareCreateSwap {
  type Options = SwapOptions & SigningOptions & PublishOptions & Pick<Trade.Options, 'account' | 'signal'>
  type Plan = SwapPlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, MarketSwap>
}
