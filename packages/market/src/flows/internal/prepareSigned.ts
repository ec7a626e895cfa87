import { createOrder, Order } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../../api/Market.js'
import * as Trade from '../../domain/Trade.js'
import { carryOut } from './carryOut.js'
import type { PlannedOrder } from './planListing.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './readLiveOrders.js'
import type { SigningOptions } from './SigningOptions.js'
import { withLivingSalt } from './withLivingSalt.js'

/** An order in the form that `createOrder` takes, with further data for the plan. */
export type SignedDraft<about> = { wish: PlannedOrder; about: about }

/** The plan of an order to sign. */
export type SignedPlan = AsleepPlan & Trade.Plan & { orderHash: Hex; parameters: Order.Components }

/**
 * Prepares one order to be signed and posted.
 *
 * @param options.chosen - The caller's options.
 * @param options.post - Posts the signed order to the market.
 */
export async function prepareSigned<about extends object, posted>(
  market: Market,
  options: prepareSigned.Options<about, posted>,
): Promise<Trade.Prepared<about & SignedPlan, posted>> {
  const { account, chosen, draft, post } = options
  const { exactApproval, override, known } = chosen
  const { seaport: config, client } = market
  const liveOrders = await readLiveOrders(market, { account, exactApproval, signal: chosen.signal })
  const shared = { account, exactApproval, liveOrders, override, known, config }
  const order = await withLivingSalt([draft.wish], {
    chosen: [chosen],
    make: ([wish]) => createOrder(client, { ...(wish as PlannedOrder), ...shared }),
  })
  const { components: parameters, findings, actions } = order
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, order), { kind: 'post' }]
  const orderHash = Order.hash(parameters)
  return {
    plan: { ...draft.about, ...toAsleep(order), steps, findings, parameters, orderHash },
    run: async function* ({ signal } = {}) {
      const of = steps.length
      const { orders } = yield* carryOut(market, { account, actions, of, signal })
      yield { type: 'posting', step: of - 1, of }
      return post(orders as [Order.Order], signal)
    },
  }
}

export declare namespace prepareSigned {
  type Options<about extends object, posted> = {
    account: Account
    chosen: SigningOptions & { salt?: bigint | undefined; signal?: AbortSignal | undefined }
    draft: SignedDraft<about>
    post: (orders: readonly [Order.Order], signal: AbortSignal | undefined) => Promise<posted>
  }
}
