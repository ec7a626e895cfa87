import type { MarketEvent } from '@souk/market'
import { isCriteria, isCurrency, Order, seaportAddress } from '@souk/seaport'
import type { QueryClient } from '@tanstack/react-query'
import * as ActivityNews from './ActivityNews.js'
import type * as OwnTrade from './OwnTrade.js'
import * as PostedNews from './PostedNews.js'
import { readKnown } from './readKnown.js'
import { showActivity } from './showActivity.js'
import { showPosted } from './showPosted.js'
import { showTrade } from './showTrade.js'
import * as TradeNews from './TradeNews.js'
import { noteActivityBehind } from './useIsActivityBehind.js'
import { noteBehind } from './useIsBehind.js'

/** Shows what a trade of this tab did, before the market tells. */
export function showOwnTrade(
  { state, accounts }: OwnTrade.Ended,
  queryClient: QueryClient,
  { souk: { api, trade, info }, isOwn, toldOf, own, onKnown }: OwnTrade.Following,
): void {
  const exchange = trade?.seaport?.address ?? seaportAddress
  const { done } = state
  const posted = state.status === 'done' ? state.outcome : state.posted
  const receipts = done.sent.flatMap(({ receipt }) => receipt ?? [])
  // Read before the cancelled orders are removed.
  const facts = { ...readKnown(queryClient, { info, isOwn }), exchange, now: new Date() }
  const activity = ActivityNews.from({ posted, receipts, signed: done.signed }, facts)
  showPosted(queryClient, PostedNews.from(posted), { api, isOwn })
  const hashes = receipts.map(({ transactionHash }) => transactionHash)
  const told = (orderHash: string) => toldOf({ type: 'sale', orderHash }, hashes)
  const news = TradeNews.from(receipts, { exchange, isTold: (orderHash) => told(orderHash) !== undefined })
  const cancelled = showTrade(queryClient, news, isOwn)
  showActivity(queryClient, activity.rows, { isOwn, own })
  const behind = contractsOf(news, told)
  noteBehind(queryClient, api, behind)
  if (activity.lacksOrders || (activity.lacksSales && behind.length > 0))
    noteActivityBehind(queryClient, api, [...tokensOf(news, done.signed), ...accounts])
  const notified = isNotified(state)
  // Nothing but the market tells what these were about. It tells nothing of orders that it does not have.
  const isUnread = (orderHash: string) =>
    !facts.orderOf(orderHash) && !toldOf({ type: 'cancel', orderHash }, hashes)?.isShown
  if (notified && [...news.cancelled].some(isUnread)) noteActivityBehind(queryClient, api, accounts)
  const known = [...done.signed.map(toEvent), ...(notified ? cancelled.map(toCancel) : [])]
  if (known.length > 0) onKnown(known)
}

/** Returns the contracts of sold tokens, unless the page shows the sales already. */
function contractsOf(
  { filled, moved, sent }: TradeNews.TradeNews,
  saleOf: (orderHash: string) => OwnTrade.Shown | undefined,
): readonly string[] {
  const sales = [...filled.keys()].map(saleOf)
  // The market tells nothing of an order that it does not have, such as the buyer's own in a match.
  const isBehind = !sales.some((sale) => sale?.isShown) || sales.some((sale) => sale && !sale.isShown)
  return filled.size > 0 && isBehind ? [...moved, ...sent].map(({ contract }) => contract) : []
}

/** Returns the contracts of all tokens of a trade. */
function tokensOf({ moved, sent }: TradeNews.TradeNews, signed: readonly Order.Order[]): readonly string[] {
  const items = signed.flatMap(({ parameters: { offer, consideration } }) => [...offer, ...consideration])
  return [
    ...[...moved, ...sent].map(({ contract }) => contract),
    ...items.flatMap((item) => (isCurrency(item) ? [] : item.token)),
  ]
}

/** Tells whether the market was notified of all orders that a flow cancelled. */
function isNotified(state: OwnTrade.Ended['state']): boolean {
  const outcome: unknown = state.status === 'done' ? state.outcome : undefined
  if (typeof outcome !== 'object' || outcome === null || !('untold' in outcome)) return false
  return Array.isArray(outcome.untold) && outcome.untold.length === 0
}

/** Like the market's event of a new order. */
function toEvent({ parameters }: Order.Order): MarketEvent {
  const type = parameters.offer.some(isCurrency) ? 'offer' : 'listing'
  return { ...about(parameters), type, orderHash: Order.hash(parameters) }
}

function toCancel({ orderHash, order }: showTrade.Cancelled): MarketEvent {
  return { ...about(order.parameters), type: 'cancel', orderHash }
}

/** Names the token unless there are several or any, as the market's events do. */
function about({ offer, consideration, offerer }: Order.Order['parameters']) {
  const tokens = [...offer, ...consideration].filter((item) => !isCurrency(item))
  const [first] = tokens
  const isOne = tokens.length === 1 && first !== undefined && !isCriteria(first)
  return {
    sequence: 0,
    ...(isOne ? { contract: first.token, tokenId: first.identifierOrCriteria } : {}),
    accounts: [offerer],
    at: new Date(0),
  }
}
