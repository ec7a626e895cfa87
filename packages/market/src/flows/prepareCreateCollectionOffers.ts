import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { CollectionOffer } from '../domain/CollectionOffer.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import { type BulkOptions, prepareBulk } from './internal/prepareBulk.js'
import {
  type CollectionOfferOptions,
  type CollectionOfferPlan,
  postCollectionOffers,
  readCollectionOffers,
  withLists,
} from './internal/readCollectionOffers.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'

/**
 * Prepares several collection offers without asking the wallet, so that you can show them first. See
 * {@link createCollectionOffers}.
 *
 * @example
 * const { plan, run } = await prepareCreateCollectionOffers(market, { offers })
 */
export function prepareCreateCollectionOffers<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateCollectionOffers.Options & AccountParameter<account>,
): Promise<prepareCreateCollectionOffers.Result>
export async function prepareCreateCollectionOffers(
  market: Market,
  options: prepareCreateCollectionOffers.Options,
): Promise<prepareCreateCollectionOffers.Result> {
  Input.assert('createCollectionOffers', options, fields)
  const { offers, signal } = options
  const account = await accountFor(market, { action: 'createCollectionOffers', account: options.account })
  const drafts = await readCollectionOffers(market, { offers, account, signal })
  const { plan, orders, ...rest } = await prepareBulk(market, {
    account,
    options: { ...options, known: withLists(options.known, drafts) },
    chosen: offers,
    read: async () => drafts,
    post: (orders, signal) => postCollectionOffers(market, { offers, drafts, orders, signal }),
  })
  return { plan: { ...plan, offers: orders }, ...rest }
}

const fields: Input.Fields<prepareCreateCollectionOffers.Options> = {
  ...inputs.shared,
  offers: inputs.atLeast(
    1,
    'a list of at least one collection offer',
    Input.object('a collection offer: { collection, price }', inputs.collectionOffer),
  ),
}

export declare namespace prepareCreateCollectionOffers {
  type Options = BulkOptions & {
    /** The offers, with the options of `createCollectionOffer`. */
    offers: readonly CollectionOfferOptions[]
  }
  type Plan = AsleepPlan & Trade.Plan & { offers: readonly CollectionOfferPlan[] }
  type Result = Trade.Prepared<Plan, readonly CollectionOffer[]>
}
