import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import {
  draftListing,
  type ListingDraft,
  type ListingOptions,
  type ListingPlan,
} from './internal/planListing.js'
import { postSigned } from './internal/postSigned.js'
import { prepareSigned } from './internal/prepareSigned.js'
import type { PublishOptions } from './internal/publishOnChain.js'
import { readFees } from './internal/readFees.js'
import { readTokenId } from './internal/readItem.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { presentTime, readTradeFacts } from './internal/readTradeFacts.js'
import type { SigningOptions } from './internal/SigningOptions.js'

/**
 * Prepares a listing without asking the wallet, so that you can show it first. See {@link createListing}.
 *
 * @example
 * const { plan, run } = await prepareCreateListing(market, { asset, price: '1.5' })
 * if (await agrees(plan.proceeds)) for await (const progress of run()) show(progress)
 */
export function prepareCreateListing<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateListing.Options & AccountParameter<account>,
): Promise<prepareCreateListing.Result>
export async function prepareCreateListing(
  market: Market,
  options: prepareCreateListing.Options,
): Promise<prepareCreateListing.Result> {
  Input.assert('createListing', options, { ...inputs.shared, ...inputs.listing, ...inputs.publishing })
  const account = await accountFor(market, { action: 'createListing', account: options.account })
  const [draft] = await readListings(market, { listings: [options], account, signal: options.signal })
  return prepareSigned(market, {
    account,
    chosen: options,
    draft: draft as ListingDraft,
    post: async (orders, signal) => {
      const [posted] = await postSigned(market, { side: 'ask', orders, signal })
      return posted as MarketOrder
    },
  })
}

export declare namespace prepareCreateListing {
  type Options = ListingOptions & SigningOptions & PublishOptions & Pick<Trade.Options, 'account' | 'signal'>
  type Plan = ListingPlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, MarketOrder>
}

/** Reads the facts of listings, each one once, and calculates the listings. */
export async function readListings(
  market: Market,
  options: readListings.Options,
): Promise<readonly ListingDraft[]> {
  const { listings, account, signal } = options
  const queries = listings.map(({ asset, ...listing }) => ({
    ...listing,
    contract: asset.contract,
    tokenId: readTokenId(asset.tokenId),
  }))
  const [facts, fees] = await Promise.all([
    readTradeFacts(market, {
      contracts: listings.map(({ asset }) => asset.contract),
      currencies: listings.flatMap(({ currency }) => currency ?? []),
    }),
    readFees(market, { queries, signal }),
  ])
  const now = presentTime(market, facts)
  const { chain } = market.api
  return listings.map((listing, index) =>
    draftListing(listing, { ...facts, account, now, chain, fees: fees[index] ?? [] }),
  )
}

export declare namespace readListings {
  type Options = {
    listings: readonly ListingOptions[]
    account: Account
    signal?: AbortSignal | undefined
  }
}
