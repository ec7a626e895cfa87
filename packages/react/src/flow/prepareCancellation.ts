import { cancelOrder, getOrder } from '@souk/market'
import { cancelOrders } from '@souk/seaport'
import type { Hex } from 'viem'
import type * as Flow from './Flow.js'
import { isOnChain } from './isOnChain.js'
import type { CancellationIssue, CancellationPlan, Receipt, TradeContext } from './plans.js'
import { runTransactions } from './runTransactions.js'
import { toTradeSteps } from './toTradeSteps.js'
import type { Prepared } from './useFlow.js'

type Result = Prepared<CancellationPlan, Receipt, CancellationIssue>
type Event = Flow.Event<CancellationPlan, Receipt, CancellationIssue>

/** Reads and decides everything for taking a listing back, without asking the wallet. */
export async function prepareCancellation(
  context: TradeContext,
  options: { orderHash: Hex; signal?: AbortSignal },
): Promise<Result> {
  const { api, client } = context
  const [order, onChain] = await Promise.all([getOrder(api, options), isOnChain(client)])
  if (order.status === 'filled' || order.status === 'cancelled') return { issues: ['alreadyClosed'] }
  if (!onChain) return { issues: ['wrongNetwork'] }
  const { actions } = await cancelOrders(client, { orders: [order.order.parameters] })
  return {
    plan: { steps: toTradeSteps(actions), order },
    run: async function* ({ signal }): AsyncGenerator<Event> {
      for await (const event of runTransactions<CancellationPlan, CancellationIssue>(client, {
        actions,
        signal,
      })) {
        // The market sees it on the chain by itself; telling it only makes it look at once.
        if (event.type === 'done') await tell(options.orderHash)
        yield event
      }
    },
  }

  async function tell(orderHash: Hex): Promise<void> {
    await cancelOrder(api, { orderHash, address: client.account.address }).catch(() => undefined)
  }
}
