import { createOrder, Order } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../../api/Market.js'
import * as Trade from '../../domain/Trade.js'
import { carryOut } from './carryOut.js'
import { feeEstimate } from './feeEstimate.js'
import type { PlannedOrder } from './planListing.js'
import { type PublishOptions, postSeen, publishOnChain, toValidation } from './publishOnChain.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './readLiveOrders.js'
import { requestsOf } from './requestsOf.js'
import type { SigningOptions } from './SigningOptions.js'
import { withLivingSalt } from './withLivingSalt.js'

/** An order in the form that `createOrder` takes, with further data for the plan. */
export type SignedDraft<about> = { wish: PlannedOrder; about: about }

/** The plan of an order to sign. */
export type SignedPlan = AsleepPlan & Trade.Plan & { orderHash: Hex; parameters: Order.Components }

/**
 * Prepares one order to be signed, or validated on chain, and posted.
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
  const given = draft.wish.offer
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal: chosen.signal })
  const shared = { account, exactApproval, liveOrders, override, known, config }
  const order = await withLivingSalt([draft.wish], {
    chosen: [chosen],
    make: ([wish]) => createOrder(client, { ...(wish as PlannedOrder), ...shared }),
  })
  const { components: parameters, findings } = order
  const isOnChain = chosen.publish === 'chain'
  const actions = isOnChain ? toValidation(market, order, { account }) : order.actions
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, order), { kind: 'post' }]
  const orderHash = Order.hash(parameters)
  return {
    plan: { ...draft.about, ...toAsleep(order), steps, findings, parameters, orderHash },
    ...requestsOf(actions, { account }),
    ...(isOnChain ? { estimateFee: feeEstimate(market, actions) } : undefined),
    run: async function* ({ signal, ...overrides } = {}) {
      const of = steps.length
      const running = { account, actions, of, signal, overrides }
      const unsigned = { order: { parameters, signature: '0x' }, orderHash } as const
      const orders = isOnChain
        ? yield* publishOnChain(market, { ...running, ...unsigned })
        : (yield* carryOut(market, running)).orders
      yield { type: 'posting', step: of - 1, of }
      const send = () => post(orders as [Order.Order], signal)
      return isOnChain ? postSeen(send, { signal }) : send()
    },
  }
}

export declare namespace prepareSigned {
  type Options<about extends object, posted> = {
    account: Account
    chosen: SigningOptions & PublishOptions & { salt?: bigint | undefined; signal?: AbortSignal | undefined }
    draft: SignedDraft<about>
    post: (orders: readonly [Order.Order], signal: AbortSignal | undefined) => Promise<posted>
  }
}
