import type { AnyOrder, MarketAuction, MarketOrder } from '@souk/market'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import * as AuctionNews from './AuctionNews.js'
import * as ItemNews from './ItemNews.js'
import { mapNfts, type NftData } from './mapNfts.js'
import * as OfferNews from './OfferNews.js'
import * as TradeNews from './TradeNews.js'
import type { OrderPages } from './withoutSpent.js'

/** Reads that return tokens. */
export const nftReads = [
  'getNft',
  'getNfts',
  'getNftsByAccount',
  'getNftsByCollection',
  'getNftsByContract',
] as const

/**
 * Removes from what is shown what transactions filled, cancelled or moved.
 *
 * @param isOwn - Returns whether a key belongs to this market.
 * @returns The orders on the page that were cancelled.
 */
export function showTrade(
  queryClient: QueryClient,
  news: TradeNews.TradeNews,
  isOwn: (key: QueryKey) => boolean,
): readonly showTrade.Cancelled[] {
  if (news.filled.size + news.moved.length + news.cancelled.size + news.raised.size === 0) return []
  const reads = (...names: readonly string[]) => ({
    predicate: ({ queryKey }: { queryKey: QueryKey }) =>
      isOwn(queryKey) && names.includes(String(queryKey[2])),
  })
  const lists = reads('getOrders', 'getSwaps')
  const shown = queryClient.getQueriesData<OrderPages>(lists).flatMap(([, data]) => data?.pages ?? [])
  const cancelled = shown.flatMap(({ orders }) =>
    orders.filter((order) => TradeNews.isCancelled(order, news)),
  )
  queryClient.setQueriesData<OrderPages>(lists, (data) => data && TradeNews.withoutOver(data, news))
  queryClient.setQueriesData<OfferNews.OfferData>(
    reads('getCollectionOffers'),
    (data) => data && OfferNews.withoutOver(data, news),
  )
  const orders = queryClient
    .getQueriesData<OrderPages>(lists)
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.orders) ?? [])
  const toAuction = (auction: MarketAuction) => AuctionNews.withoutCancelled(auction, { news, bids: orders })
  queryClient.setQueriesData<MarketAuction>(reads('getAuction'), (auction) => auction && toAuction(auction))
  queryClient.setQueriesData<AuctionPages>(
    reads('getAuctions'),
    (data) => data && mapAuctions(data, toAuction),
  )
  showItems(queryClient, { news, orders, reads: reads(...nftReads) })
  return cancelled
}

export declare namespace showTrade {
  type Cancelled = Pick<AnyOrder, 'orderHash' | 'order'>
}

type AuctionPages = InfiniteData<{ auctions: readonly MarketAuction[]; next?: string }>

function mapAuctions(data: AuctionPages, change: (auction: MarketAuction) => MarketAuction): AuctionPages {
  const pages = data.pages.map((page) => ({ ...page, auctions: page.auctions.map(change) }))
  return { ...data, pages }
}

function showItems(
  queryClient: QueryClient,
  options: {
    news: TradeNews.TradeNews
    orders: readonly AnyOrder[]
    reads: { predicate: (query: { queryKey: QueryKey }) => boolean }
  },
): void {
  const { news, reads } = options
  const orders = options.orders.filter((order): order is MarketOrder => order.side !== 'swap')
  for (const [queryKey] of queryClient.getQueriesData<NftData>(reads)) {
    const { account } = queryKey[3] as { account?: string }
    queryClient.setQueryData<NftData>(
      queryKey,
      (data) =>
        data &&
        mapNfts(data, (nft) => {
          const left = ItemNews.withOwner(ItemNews.withoutOver(nft, { news, orders }), news)
          return left.owners !== nft.owners && isGone(left, account) ? undefined : left
        }),
    )
  }
}

/** Tells whether an account whose tokens are shown no longer owns one of them. */
function isGone(
  { owners }: { owners: readonly { address: string }[] },
  account: string | undefined,
): boolean {
  return account !== undefined && !owners.some(({ address }) => address.toLowerCase() === account)
}
