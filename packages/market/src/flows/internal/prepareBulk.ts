import { createBulkOrders, Order } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../../api/Market.js'
import * as Trade from '../../domain/Trade.js'
import { carryOut } from './carryOut.js'
import type { SignedDraft } from './prepareSigned.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './readLiveOrders.js'
import { requestsOf } from './requestsOf.js'
import type { SigningOptions } from './SigningOptions.js'
import { usualSigning } from './usualSigning.js'
import { withLivingSalt } from './withLivingSalt.js'

/** Options for the signing of several orders. */
export type BulkOptions = SigningOptions &
  Pick<Trade.Options, 'account' | 'signal'> & {
    /**
     * How to sign. `single` supports wallets that cannot sign many orders at once.
     * @default 'tree', or 'single' for accounts that are contracts
     */
    signing?: createBulkOrders.Options['signing']
  }

/**
 * Prepares several orders that are signed together.
 *
 * @param request.chosen - The caller's options of each order.
 * @param request.read - Reads the facts of the orders and calculates them.
 * @param request.post - Posts the signed orders to the market.
 */
export async function prepareBulk<about extends object, posted>(
  market: Market,
  request: prepareBulk.Request<about, posted>,
): Promise<prepareBulk.Result<about, posted>> {
  const { account, chosen, options } = request
  const { exactApproval, override, known } = options
  const [drafts, signing] = await Promise.all([
    request.read(),
    options.signing ?? usualSigning(market, { account, count: chosen.length }),
  ])
  const given = drafts.flatMap(({ wish }) => wish.offer)
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal: options.signal })
  const { seaport: config, client } = market
  const shared = { account, exactApproval, liveOrders, override, known, signing, config }
  const bulk = await withLivingSalt(
    drafts.map(({ wish }) => wish),
    { chosen, make: (orders) => createBulkOrders(client, { ...shared, orders }) },
  )
  const { actions, components, findings } = bulk
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, bulk), { kind: 'post' }]
  const hasher = Order.createHasher()
  return {
    plan: { ...toAsleep(bulk), steps, findings },
    ...requestsOf(actions, { account }),
    orders: components.map((parameters, index) => {
      const { about } = drafts[index] as SignedDraft<about>
      return { ...about, parameters, orderHash: hasher.hash(parameters) }
    }),
    run: async function* ({ signal, ...overrides } = {}) {
      const of = steps.length
      const { orders } = yield* carryOut(market, { account, actions, of, signal, overrides })
      yield { type: 'posting', step: of - 1, of }
      return request.post(orders, signal)
    },
  }
}

export declare namespace prepareBulk {
  type Request<about extends object, posted> = {
    account: Account
    options: BulkOptions
    chosen: readonly { salt?: bigint | undefined }[]
    read: () => Promise<readonly SignedDraft<about>[]>
    post: (orders: readonly Order.Order[], signal: AbortSignal | undefined) => Promise<readonly posted[]>
  }
  type Result<about extends object, posted> = Trade.Prepared<AsleepPlan & Trade.Plan, readonly posted[]> & {
    /** The plan of each order. */
    orders: readonly (about & { orderHash: Hex; parameters: Order.Components })[]
  }
}
