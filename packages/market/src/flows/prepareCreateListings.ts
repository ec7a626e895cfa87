import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import type { ListingOptions, ListingPlan } from './internal/planListing.js'
import { postSigned } from './internal/postSigned.js'
import { type BulkOptions, prepareBulk } from './internal/prepareBulk.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { readListings } from './prepareCreateListing.js'

/**
 * Prepares several listings without asking the wallet, so that you can show them first. See {@link createListings}.
 *
 * @example
 * const { plan, run } = await prepareCreateListings(market, { listings })
 */
export function prepareCreateListings<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateListings.Options & AccountParameter<account>,
): Promise<prepareCreateListings.Result>
export async function prepareCreateListings(
  market: Market,
  options: prepareCreateListings.Options,
): Promise<prepareCreateListings.Result> {
  Input.assert('createListings', options, fields)
  const { listings, signal } = options
  const account = await accountFor(market, { action: 'createListings', account: options.account })
  const read = () => readListings(market, { listings, account, signal })
  const { plan, orders, ...rest } = await prepareBulk(market, {
    account,
    options,
    chosen: listings,
    read,
    post: (orders, signal) => postSigned(market, { side: 'ask', orders, signal }),
  })
  return { plan: { ...plan, listings: orders }, ...rest }
}

const fields: Input.Fields<prepareCreateListings.Options> = {
  ...inputs.shared,
  listings: inputs.atLeast(
    1,
    'a list of at least one listing',
    Input.object('a listing: { asset, price }', inputs.listing),
  ),
}

export declare namespace prepareCreateListings {
  type Options = BulkOptions & {
    /** The listings, with the options of `createListing`. */
    listings: readonly ListingOptions[]
  }
  type Plan = AsleepPlan & Trade.Plan & { listings: readonly ListingPlan[] }
  type Result = Trade.Prepared<Plan, readonly MarketOrder[]>
}
