import type { MarketAuction, MarketEvent, MarketOrder, Nft } from '@souk/market'
import { isCriteria, isCurrency, Order, seaportAddress } from '@souk/seaport'
import type { QueryClient } from '@tanstack/react-query'
import type { Souk } from '../provider/SoukProvider.js'
import * as FlowStore from '../stores/FlowStore.js'
import * as PostedNews from './PostedNews.js'
import * as TradeNews from './TradeNews.js'
import type { OrderPages } from './withoutSpent.js'

/**
 * Shows at once what the trades of this tab did. The market indexes a block a moment after the receipt is known, and until
 * then a page would offer to buy what the visitor has just bought. It has posted orders when it answers, before their
 * event arrives.
 *
 * @param options.isOwn - Returns whether a key belongs to this market.
 * @param options.isTold - Returns whether the market has told of the sale of an order.
 * @param options.onPosted - Receives an event for each order that is on the market.
 * @returns A function that ends it.
 */
export function followTrades(
  { flows, trade }: Pick<Souk, 'trade'> & { flows: FlowStore.FlowStore },
  queryClient: QueryClient,
  { isOwn, isTold, onPosted }: followTrades.Options,
): () => void {
  const exchange = trade?.seaport?.address ?? seaportAddress
  const told = new Set(flows.current.live.keys())
  return FlowStore.subscribe(flows, () => {
    for (const [id, state] of flows.current.live) {
      const { status, done } = state
      if (told.has(id) || (status !== 'done' && status !== 'settled')) continue
      told.add(id)
      tellPosted(queryClient, PostedNews.from(status === 'done' ? state.outcome : state.posted), isOwn)
      const receipts = done.sent.flatMap(({ receipt }) => receipt ?? [])
      tell(queryClient, TradeNews.from(receipts, { exchange, isTold }), isOwn)
      if (done.signed.length > 0) onPosted(done.signed.map(toEvent))
    }
  })
}

export declare namespace followTrades {
  type Options = {
    isOwn: (key: readonly unknown[]) => boolean
    isTold: (orderHash: string) => boolean
    onPosted: (events: readonly MarketEvent[]) => void
  }
}

/** Like the market's event of a new order, which names the token unless there are several or any. */
function toEvent({ parameters }: Order.Order): MarketEvent {
  const tokens = [...parameters.offer, ...parameters.consideration].filter((item) => !isCurrency(item))
  const [first] = tokens
  const isOne = tokens.length === 1 && first !== undefined && !isCriteria(first)
  return {
    sequence: 0,
    type: parameters.offer.some(isCurrency) ? 'offer' : 'listing',
    orderHash: Order.hash(parameters),
    ...(isOne ? { contract: first.token, tokenId: first.identifierOrCriteria } : {}),
    accounts: [parameters.offerer],
    at: new Date(0),
  }
}

/** The answers that already tell of the orders come a moment later. */
function tellPosted(
  queryClient: QueryClient,
  posted: readonly MarketOrder[],
  isOwn: (key: readonly unknown[]) => boolean,
): void {
  if (posted.length === 0) return
  const caches = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isOwn(queryKey) })
  for (const { queryKey } of caches) {
    const options = queryKey[3] as PostedNews.OrdersOptions
    if (queryKey[2] === 'getOrders')
      queryClient.setQueryData<OrderPages>(queryKey, (data) =>
        posted.reduce((pages, order) => pages && PostedNews.withPosted(pages, options, order), data),
      )
    if (queryKey[2] === 'getAuction')
      queryClient.setQueryData<MarketAuction>(queryKey, (auction) =>
        posted.reduce((now, order) => now && PostedNews.withBid(now, order), auction),
      )
  }
}

function tell(
  queryClient: QueryClient,
  news: TradeNews.TradeNews,
  isOwn: (key: readonly unknown[]) => boolean,
): void {
  if (news.filled.size + news.moved.length === 0) return
  const reads = (name: string) => ({
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwn(queryKey) && queryKey[2] === name,
  })
  for (const name of ['getOrders', 'getSwaps'])
    queryClient.setQueriesData<OrderPages>(reads(name), (data) => data && TradeNews.withoutOver(data, news))
  queryClient.setQueriesData<Nft>(reads('getNft'), (nft) => nft && TradeNews.withOwner(nft, news))
  for (const name of ['getNftsByCollection', 'getNftsByContract'])
    queryClient.setQueriesData<TradeNews.NftPages>(
      reads(name),
      (data) => data && TradeNews.withOwners(data, news),
    )
}
