import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import { type BundleOptions, type BundlePlan, draftBundle } from './internal/planBundle.js'
import { postSigned } from './internal/postSigned.js'
import { prepareSigned } from './internal/prepareSigned.js'
import type { PublishOptions } from './internal/publishOnChain.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { readSharedFees } from './internal/readSharedFees.js'
import { presentTime, readTradeFacts } from './internal/readTradeFacts.js'
import type { SigningOptions } from './internal/SigningOptions.js'

/**
 * Prepares a listing of several tokens at one price without asking the wallet, so that you can show it first. See
 * {@link createBundle}.
 *
 * @example
 * const { plan, run } = await prepareCreateBundle(market, { assets, price: '3' })
 * plan.proceeds.start // → 2775000000000000000n
 */
export function prepareCreateBundle<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateBundle.Options & AccountParameter<account>,
): Promise<prepareCreateBundle.Result>
export async function prepareCreateBundle(
  market: Market,
  options: prepareCreateBundle.Options,
): Promise<prepareCreateBundle.Result> {
  Input.assert('createBundle', options, { ...inputs.shared, ...inputs.bundle, ...inputs.publishing })
  const { assets, fees: own, creatorFees, currency, signal } = options
  const account = await accountFor(market, { action: 'createBundle', account: options.account })
  const [facts, fees] = await Promise.all([
    readTradeFacts(market, {
      contracts: assets.map(({ contract }) => contract),
      currencies: currency ? [currency] : [],
    }),
    readSharedFees(market, { tokens: assets, fees: own, creatorFees, signal }),
  ])
  const now = presentTime(market, facts)
  return prepareSigned(market, {
    account,
    chosen: options,
    draft: draftBundle(options, { ...facts, account, fees, now }),
    post: async (orders, signal) => {
      const [posted] = await postSigned(market, { side: 'ask', orders, signal })
      return posted as MarketOrder
    },
  })
}

export declare namespace prepareCreateBundle {
  type Options = BundleOptions & SigningOptions & PublishOptions & Pick<Trade.Options, 'account' | 'signal'>
  type Plan = BundlePlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, MarketOrder>
}
