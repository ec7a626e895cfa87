import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import { type Market, offerTokenOf } from '../api/Market.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import * as Input from './internal/Input.js'
import type { PlannedOrder } from './internal/planListing.js'
import {
  assertOfferCurrency,
  draftOffer,
  type OfferDraft,
  type OfferPlan,
  type OfferTerms,
  toUnits,
} from './internal/planOffer.js'
import { postSigned } from './internal/postSigned.js'
import { prepareSigned } from './internal/prepareSigned.js'
import { readFees } from './internal/readFees.js'
import { type ItemInput, readTokenId, toItem } from './internal/readItem.js'
import type { AsleepPlan } from './internal/readLiveOrders.js'
import { presentTime, readTradeFacts, type TradeFacts } from './internal/readTradeFacts.js'
import type { SigningOptions } from './internal/SigningOptions.js'

/**
 * Prepares an offer on a token without asking the wallet, so that you can show it first. See {@link createOffer}.
 *
 * @example
 * const { plan, run } = await prepareCreateOffer(market, { asset, price: '0.8' })
 */
export function prepareCreateOffer<account extends Account | undefined>(
  market: Market<account>,
  options: prepareCreateOffer.Options & AccountParameter<account>,
): Promise<prepareCreateOffer.Result>
export async function prepareCreateOffer(
  market: Market,
  options: prepareCreateOffer.Options,
): Promise<prepareCreateOffer.Result> {
  Input.assert('createOffer', options, { ...inputs.shared, ...inputs.offerOnToken })
  const account = await accountFor(market, { action: 'createOffer', account: options.account })
  const [draft] = await readOffers(market, { offers: [options], account, signal: options.signal })
  return prepareSigned(market, {
    account,
    chosen: options,
    draft: draft as OfferDraft,
    post: async (orders, signal) => {
      const [posted] = await postSigned(market, { side: 'bid', orders, signal })
      return posted as MarketOrder
    },
  })
}

/** Options of an offer on a token. */
export type OfferOptions = OfferTerms & {
  /** The requested token. */
  asset: ItemInput
}

export declare namespace prepareCreateOffer {
  type Options = OfferOptions & SigningOptions & Pick<Trade.Options, 'account' | 'signal'>
  type Plan = OfferPlan & AsleepPlan & Trade.Plan
  type Result = Trade.Prepared<Plan, MarketOrder>
}

/** Reads the facts of offers, each one once, and calculates the offers. */
export async function readOffers(
  market: Market,
  options: readOffers.Options,
): Promise<readonly OfferDraft[]> {
  const { account, signal } = options
  const offers = options.offers.map((offer) => {
    const paymentToken = offer.currency ?? offerTokenOf(market)
    assertOfferCurrency(paymentToken)
    return { ...offer, paymentToken }
  })
  const queries = offers.map(({ asset, ...offer }) => ({
    ...offer,
    contract: asset.contract,
    tokenId: readTokenId(asset.tokenId),
  }))
  const [facts, fees] = await Promise.all([
    readTradeFacts(market, {
      contracts: offers.map(({ asset }) => asset.contract),
      currencies: offers.map(({ paymentToken }) => paymentToken),
    }),
    readFees(market, { queries, signal }),
  ])
  const now = presentTime(market, facts)
  const { decimals } = facts
  return offers.map((offer, index) => {
    const { paymentToken } = offer
    const known = { account, decimals, fees: fees[index] ?? [], paymentToken, now }
    return draftOffer(offer, { ...known, ...toWanted(offer, facts) })
  })
}

export declare namespace readOffers {
  type Options = {
    offers: readonly OfferOptions[]
    account: Account
    signal?: AbortSignal | undefined
  }
}

function toWanted({ asset, quantity = 1n }: OfferOptions, facts: TradeFacts) {
  const { standard, ...token } = toItem(asset, facts)
  const item = { ...token, ...toUnits(quantity, standard) } as PlannedOrder['consideration'][number]
  return { standard, item }
}
