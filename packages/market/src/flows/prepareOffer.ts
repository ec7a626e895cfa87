import { createOrder, Order } from '@souk/seaport'
import { type Market, offerTokenOf } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import * as Input from './internal/Input.js'
import type { PlannedOrder } from './internal/planListing.js'
import {
  assertOfferCurrency,
  draftOffer,
  type OfferPlan,
  type OfferTerms,
  toUnits,
} from './internal/planOffer.js'
import { postSigned } from './internal/postSigned.js'
import { readFees } from './internal/readFees.js'
import { type ItemInput, readTokenId, toItem } from './internal/readItem.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import { presentTime, readTradeFacts } from './internal/readTradeFacts.js'
import type { SigningOptions } from './internal/SigningOptions.js'
import { withLivingSalt } from './internal/withLivingSalt.js'

/**
 * Prepares an offer on a token without asking the wallet, so that you can show it first. See {@link createOffer}.
 *
 * @example
 * const { plan, run } = await prepareOffer(market, { asset, price: '0.8' })
 */
export async function prepareOffer(
  market: Market,
  options: prepareOffer.Options,
): Promise<prepareOffer.Result> {
  Input.assert('createOffer', options, { ...inputs.shared, ...inputs.offerOnToken })
  const { asset, quantity = 1n, exactApproval, override, known, signal } = options
  const paymentToken = options.paymentToken ?? offerTokenOf(market)
  assertOfferCurrency(paymentToken)
  const tokenId = readTokenId(asset.tokenId)
  const account = await accountFor(market, { action: 'createOffer', account: options.account })
  const [facts, [fees = []], liveOrders] = await Promise.all([
    readTradeFacts(market, { contracts: [asset.contract], currencies: [paymentToken] }),
    readFees(market, { queries: [{ ...options, contract: asset.contract, tokenId }], signal }),
    readLiveOrders(market, { account, exactApproval, signal }),
  ])
  const { standard, ...token } = toItem(asset, facts)
  const item = { ...token, ...toUnits(quantity, standard) } as PlannedOrder['consideration'][number]
  const { decimals } = facts
  const now = presentTime(market, facts)
  const draft = draftOffer(options, { account, fees, paymentToken, decimals, standard, item, now })
  const { client, seaport: config } = market
  const order = await withLivingSalt([draft.wish], {
    chosen: [options],
    make: ([wish]) =>
      createOrder(client, {
        ...(wish as PlannedOrder),
        account,
        exactApproval,
        liveOrders,
        override,
        known,
        config,
      }),
  })
  const { components: parameters, findings, actions } = order
  const steps: readonly Trade.Step[] = [...Trade.toSteps(actions, order), { kind: 'post' }]
  return {
    plan: {
      ...draft.about,
      ...toAsleep(order),
      steps,
      findings,
      parameters,
      orderHash: Order.hash(parameters),
    },
    run: async function* ({ signal } = {}) {
      const of = steps.length
      const { orders } = yield* carryOut(market, { account, actions, of, signal })
      yield { type: 'posting', step: of - 1, of }
      const [posted] = await postSigned(market, { side: 'bid', orders, signal })
      return posted as MarketOrder
    },
  }
}

export declare namespace prepareOffer {
  type Options = OfferTerms &
    SigningOptions &
    Pick<Trade.Options, 'account' | 'signal'> & {
      /** The requested token. */
      asset: ItemInput
    }
  type Plan = OfferPlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, MarketOrder>
}
