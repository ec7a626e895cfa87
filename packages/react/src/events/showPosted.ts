import type { AnyOrder, MarketApi, MarketAuction, MarketOrder } from '@souk/market'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { marketKey } from '../queries/queryKey.js'
import * as AuctionNews from './AuctionNews.js'
import { changeCached } from './changeCached.js'
import * as ItemNews from './ItemNews.js'
import { mapNfts, type NftData } from './mapNfts.js'
import * as PostedNews from './PostedNews.js'
import { nftReads } from './showTrade.js'
import type { OrderPages } from './withoutSpent.js'

/**
 * Adds posted orders to what is shown: to lists of orders, to their items and as bids of auctions. The answers that already
 * know of the orders come a moment later.
 *
 * @param options.isOwn - Returns whether a key belongs to this market.
 */
export function showPosted(
  queryClient: QueryClient,
  posted: readonly MarketOrder[],
  { api, isOwn }: showPosted.Options,
): void {
  if (posted.length === 0) return
  const isOne =
    (...names: readonly string[]) =>
    (key: QueryKey) =>
      isOwn(key) && names.includes(String(key[2]))
  for (const order of posted) startAuction(queryClient, order, { api, isOwn })
  changeCached<OrderPages>(queryClient, isOne('getOrders'), (data, [, , , options]) =>
    posted.reduce(
      (pages, order) => PostedNews.withPosted(pages, options as PostedNews.OrdersOptions, order),
      data,
    ),
  )
  changeCached<MarketAuction>(queryClient, isOne('getAuction'), (auction) =>
    posted.reduce(PostedNews.withBid, auction),
  )
  changeCached<NftData>(queryClient, isOne(...nftReads), (data) =>
    mapNfts(data, (nft) => posted.reduce(ItemNews.withPosted, nft)),
  )
}

export declare namespace showPosted {
  type Options = { api: Pick<MarketApi, 'key'>; isOwn: (key: QueryKey) => boolean }
}

/** Keeps the state of a new auction if all offers on its item were read, as its page does. */
function startAuction(
  queryClient: QueryClient,
  order: MarketOrder,
  { api, isOwn }: showPosted.Options,
): void {
  const token = PostedNews.tokenOf(order)
  if (order.type !== 'english' || !token) return
  const isRead = ({ queryKey }: { queryKey: QueryKey }) =>
    isOwn(queryKey) && queryKey[2] === 'getOrders' && PostedNews.asksAllBids(queryKey[3] as object, token)
  const [read] = queryClient
    .getQueriesData<OrderPages>({ predicate: isRead })
    .flatMap(([, data]) => data ?? [])
  if (!read || read.pages.at(-1)?.next) return
  const bids: readonly AnyOrder[] = read.pages.flatMap(({ orders }) => orders)
  const auction = AuctionNews.from(order, { bids, now: BigInt(Math.floor(Date.now() / 1_000)) })
  const key = marketKey<MarketAuction>(api, 'getAuction', { orderHash: order.orderHash })
  if (auction) queryClient.setQueryData<MarketAuction>(key, (known) => known ?? auction)
}
