import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import type { OfferPlan } from './internal/planOffer.js'
import { postSigned } from './internal/postSigned.js'
import { type BulkOptions, prepareBulk } from './internal/prepareBulk.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { type OfferOptions, readOffers } from './prepareCreateOffer.js'

/**
 * Prepares several offers without asking the wallet, so that you can show them first. See {@link createOffers}.
 *
 * @example
 * const { plan, run } = await prepareCreateOffers(market, { offers })
 */
export function prepareCreateOffers<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateOffers.Options & AccountParameter<account>,
): Promise<prepareCreateOffers.Result>
export async function prepareCreateOffers(
  market: Market,
  options: prepareCreateOffers.Options,
): Promise<prepareCreateOffers.Result> {
  Input.assert('createOffers', options, fields)
  const { offers, signal } = options
  const account = await accountFor(market, { action: 'createOffers', account: options.account })
  const read = () => readOffers(market, { offers, account, signal })
  const { plan, orders, ...rest } = await prepareBulk(market, {
    account,
    options,
    chosen: offers,
    read,
    post: (orders, signal) => postSigned(market, { side: 'bid', orders, signal }),
  })
  return { plan: { ...plan, offers: orders }, ...rest }
}

const fields: Input.Fields<prepareCreateOffers.Options> = {
  ...inputs.shared,
  offers: inputs.atLeast(
    1,
    'a list of at least one offer',
    Input.object('an offer: { asset, price }', inputs.offerOnToken),
  ),
}

export declare namespace prepareCreateOffers {
  type Options = BulkOptions & {
    /** The offers, with the options of `createOffer`. */
    offers: readonly OfferOptions[]
  }
  type Plan = AsleepPlan & Trade.Plan & { offers: readonly OfferPlan[] }
  type Result = Trade.Prepared<Plan, readonly MarketOrder[]>
}
