import type { MarketSwap } from '@souk/market'
import { isCurrency, type OfferItem } from '@souk/seaport'
import { zeroAddress } from 'viem'
import type { SwapDraft, SwapMoney } from '../dialogs/SwapDraft.js'
import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { wrappedOf } from '../market/nativeOf.js'
import { type SideToken, swapSides } from './swapSides.js'

/**
 * Reverses the sides of a swap, as the beginning of a counter-offer. Money keeps its amount before fees. An order can
 * only give a token, so a native currency becomes the one that wraps it.
 *
 * @param info.currencies - The currencies of the market.
 *
 * @example
 * counterDraft(swap, info) // → { give: [theirWish], get: [theirOffer], ask: { currency: weth, amount: 10n ** 17n } }
 */
export function counterDraft({ order }: MarketSwap, info: wrappedOf.Info): SwapDraft {
  const { offer, consideration } = order.parameters
  const { give, get } = swapSides(order, { role: 'taker', now: order.parameters.startTime })
  const offered = moneyOf(offer)
  // Money of the offered currency among the asked items is only the fees of the account that receives it.
  const asked = moneyOf(consideration.filter(({ token }) => token !== offered?.currency))
  return {
    give: give.tokens.flatMap(toNamed),
    get: get.tokens.flatMap(toNamed),
    ask: offered,
    pay: asked && { ...asked, currency: payable(asked.currency, info) },
  }
}

/** Returns what the form of a swap begins with: its draft, or the reverse of the swap that it answers. */
export function draftOf(
  { draft, answers }: Extract<TradeIntent, { kind: 'swap' }>,
  info: wrappedOf.Info,
): SwapDraft {
  return draft ?? counterDraft(answers, info)
}

/**
 * Tells whether a draft of {@link counterDraft} has all terms of a swap, so that a counter-offer can be compared with it:
 * amounts that change with time, and money in several currencies, are left out of drafts.
 */
export function isComparable({ order, type }: Pick<MarketSwap, 'order' | 'type'>): boolean {
  const { startTime } = order.parameters
  const { give, get } = swapSides(order, { role: 'taker', now: startTime })
  return type === 'basic' && give.money.length <= 1 && get.money.length <= 1
}

function toNamed({ tokenId, ...token }: SideToken) {
  return tokenId === undefined ? [] : [{ ...token, tokenId }]
}

/** Adds up the money of a side, in the currency that comes first. */
function moneyOf(items: readonly OfferItem[]): SwapMoney | undefined {
  const money = items.filter(isCurrency)
  const [first] = money
  if (!first) return undefined
  const amount = money
    .filter(({ token }) => token === first.token)
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  return { currency: first.token, amount }
}

function payable(currency: SwapMoney['currency'], info: wrappedOf.Info) {
  return currency === zeroAddress ? (wrappedOf(info)?.address ?? currency) : currency
}
