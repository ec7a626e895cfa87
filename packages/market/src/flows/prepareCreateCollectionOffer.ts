import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import { prepareSigned } from './internal/prepareSigned.js'
import {
  type CollectionOfferDraft,
  type CollectionOfferOptions,
  type CollectionOfferPlan,
  postCollectionOffers,
  readCollectionOffers,
  withLists,
} from './internal/readCollectionOffers.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import type { SigningOptions } from './internal/SigningOptions.js'

/**
 * Prepares an offer on any token of a collection without asking the wallet, so that you can show it first. See
 * {@link createCollectionOffer}.
 *
 * @example
 * const { plan, run } = await prepareCreateCollectionOffer(market, { collection: 'lanterns', price: '0.5' })
 * plan.tokenIds // → 'any'
 */
export function prepareCreateCollectionOffer<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateCollectionOffer.Options & AccountParameter<account>,
): Promise<prepareCreateCollectionOffer.Result>
export async function prepareCreateCollectionOffer(
  market: Market,
  options: prepareCreateCollectionOffer.Options,
): Promise<prepareCreateCollectionOffer.Result> {
  Input.assert('createCollectionOffer', options, { ...inputs.shared, ...inputs.collectionOffer })
  const account = await accountFor(market, { action: 'createCollectionOffer', account: options.account })
  const offers = [options]
  const drafts = await readCollectionOffers(market, { offers, account, signal: options.signal })
  const [draft] = drafts
  return prepareSigned(market, {
    account,
    chosen: { ...options, known: withLists(options.known, drafts) },
    draft: draft as CollectionOfferDraft,
    post: async (orders, signal) => {
      const [posted] = await postCollectionOffers(market, { offers, drafts, orders, signal })
      return posted as CollectionOffer
    },
  })
}

export declare namespace prepareCreateCollectionOffer {
  type Options = CollectionOfferOptions & SigningOptions & Pick<Trade.Options, 'account' | 'signal'>
  type Plan = CollectionOfferPlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, CollectionOffer>
}
