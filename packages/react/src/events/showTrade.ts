import type { AnyOrder, MarketAuction, MarketOrder } from '@souk/market'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import * as AuctionNews from './AuctionNews.js'
import { changeCached } from './changeCached.js'
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
  const isOne =
    (...names: readonly string[]) =>
    (key: QueryKey) =>
      isOwn(key) && names.includes(String(key[2]))
  const isList = isOne('getOrders', 'getSwaps')
  const readAll = () =>
    queryClient
      .getQueriesData<OrderPages>({ predicate: ({ queryKey }) => isList(queryKey) })
      .flatMap(([, data]) => data?.pages.flatMap((page) => page.orders) ?? [])
  const cancelled = readAll().filter((order) => TradeNews.isCancelled(order, news))
  changeCached<OrderPages>(queryClient, isList, (data) => TradeNews.withoutOver(data, news))
  changeCached<OfferNews.OfferData>(queryClient, isOne('getCollectionOffers'), (data) =>
    OfferNews.withoutOver(data, news),
  )
  const orders = readAll()
  const toAuction = (auction: MarketAuction) => AuctionNews.withoutCancelled(auction, { news, bids: orders })
  changeCached<MarketAuction>(queryClient, isOne('getAuction'), toAuction)
  changeCached<AuctionPages>(queryClient, isOne('getAuctions'), (data) => mapAuctions(data, toAuction))
  const listings = orders.filter((order): order is MarketOrder => order.side !== 'swap')
  changeCached<NftData>(queryClient, isOne(...nftReads), (data, [, , , options]) =>
    mapNfts(data, (nft) => {
      const left = ItemNews.withOwner(ItemNews.withoutOver(nft, { news, orders: listings }), news)
      return left.owners !== nft.owners && isGone(left, options as { account?: string }) ? undefined : left
    }),
  )
  return cancelled
}

export declare namespace showTrade {
  type Cancelled = Pick<AnyOrder, 'orderHash' | 'order'>
}

type AuctionPages = InfiniteData<{ auctions: readonly MarketAuction[]; next?: string }>

function mapAuctions(data: AuctionPages, change: (auction: MarketAuction) => MarketAuction): AuctionPages {
  const pages = data.pages.map((page) => {
    const auctions = page.auctions.map(change)
    return auctions.some((auction, index) => auction !== page.auctions[index]) ? { ...page, auctions } : page
  })
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data
}

/** Tells whether an account whose tokens are shown no longer owns one of them. */
function isGone(
  { owners }: { owners: readonly { address: string }[] },
  { account }: { account?: string },
): boolean {
  return account !== undefined && !owners.some(({ address }) => address.toLowerCase() === account)
}
