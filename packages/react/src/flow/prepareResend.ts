import { type Currency, type MarketOrder, postOrder } from '@souk/market'
import { Order } from '@souk/seaport'
import type { ListingIssue, ListingPlan, TradeContext } from './plans.js'
import { dropSavedOrder, getSavedOrders } from './savedOrders.js'
import type { Prepared } from './useFlow.js'

/** Prepares sending a listing that is signed already; nothing is asked of the wallet any more. */
export async function prepareResend(
  context: TradeContext,
  options: { parameters: Order.Components; currency: Currency },
): Promise<Prepared<ListingPlan, MarketOrder, ListingIssue>> {
  const { api, storage } = context
  const { parameters, currency } = options
  const saved = getSavedOrders(storage).find(({ orderHash }) => orderHash === Order.hash(parameters))
  if (!saved) return { issues: ['notSigned'] }
  return {
    plan: { steps: [{ kind: 'post' }], parameters, currency },
    run: async function* () {
      yield { type: 'posting', step: 0, of: 1 }
      const listed = await postOrder(api, { side: 'ask', order: saved.order })
      dropSavedOrder(storage, saved.orderHash)
      yield { type: 'done', outcome: listed }
    },
  }
}
