import { createBulkOrders, Order } from '@souk/seaport'
import type { Account } from 'viem'
import type { Market } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import * as Input from './internal/Input.js'
import { isContract } from './internal/isContract.js'
import type { ListingDraft, ListingOptions, ListingPlan } from './internal/planListing.js'
import { postSigned } from './internal/postSigned.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import type { SigningOptions } from './internal/SigningOptions.js'
import { withLivingSalt } from './internal/withLivingSalt.js'
import { readListings } from './prepareListing.js'

/**
 * Prepares several listings without asking the wallet, so that you can show them first. See {@link createListings}.
 *
 * @example
 * const { plan, run } = await prepareListings(market, { listings })
 */
export async function prepareListings(
  market: Market,
  options: prepareListings.Options,
): Promise<prepareListings.Result> {
  Input.assert('createListings', options, fields)
  const { listings, exactApproval, override, known } = options
  const account = await accountFor(market, { action: 'createListings', account: options.account })
  const [drafts, signing, liveOrders] = await Promise.all([
    readListings(market, { listings, account, signal: options.signal }),
    options.signing ?? usualSigning(market, { account, count: listings.length }),
    readLiveOrders(market, { account, exactApproval, signal: options.signal }),
  ])
  const { seaport: config, client } = market
  const shared = { account, exactApproval, liveOrders, override, known, signing, config }
  const bulk = await withLivingSalt(
    drafts.map(({ wish }) => wish),
    { chosen: listings, make: (orders) => createBulkOrders(client, { ...shared, orders }) },
  )
  const { actions, components, findings } = bulk
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, bulk), { kind: 'post' }]
  const hasher = Order.createHasher()
  return {
    plan: {
      ...toAsleep(bulk),
      steps,
      findings,
      listings: components.map((parameters, index) => {
        const { about } = drafts[index] as ListingDraft
        return { ...about, parameters, orderHash: hasher.hash(parameters) }
      }),
    },
    run: async function* ({ signal } = {}) {
      const of = steps.length
      const { orders } = yield* carryOut(market, { account, actions, of, signal })
      yield { type: 'posting', step: of - 1, of }
      return postSigned(market, { side: 'ask', orders, signal })
    },
  }
}

/**
 * Chooses how to sign: contracts cannot sign many orders at once, because the exchange would reject such a signature.
 */
async function usualSigning(
  market: Market,
  { account, count }: { account: Account; count: number },
): Promise<'tree' | 'single'> {
  return count > 1 && (await isContract(market, account.address)) ? 'single' : 'tree'
}

const fields: Input.Fields<prepareListings.Options> = {
  ...inputs.shared,
  listings: Input.list('a list of listings', Input.object('a listing: { asset, price }', inputs.listing)),
}

export declare namespace prepareListings {
  type Options = SigningOptions &
    Pick<Trade.Options, 'account' | 'signal'> & {
      /** The listings, with the options of `createListing`. */
      listings: readonly ListingOptions[]
      /**
       * How to sign. `single` supports wallets that cannot sign many orders at once.
       * @default 'tree', or 'single' for accounts that are contracts
       */
      signing?: createBulkOrders.Options['signing']
    }
  type Plan = AsleepPlan & Trade.Plan & { listings: readonly ListingPlan[] }
  type Result = Trade.Prepared<Plan, readonly MarketOrder[]>
}
