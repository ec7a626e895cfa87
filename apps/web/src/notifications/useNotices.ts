import type { Collection } from '@souk/market'
import { useCollections, useNfts } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useOwnAuctions, useOwnOrders } from '@souk/ui/parts/orders/useOwnOrders.js'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { auctionNotices } from './auctionNotices.js'
import { orderNotices } from './orderNotices.js'
import { useSeenNotices } from './seenNotices.js'
import { type ListedNews, noticeNews } from './selectNews.js'

/**
 * Returns the news about a wallet's auctions and orders, the transactions that settled auctions, and its open offers.
 *
 * @param read - The keys of read news to keep in the list.
 */
export function useNotices(account: Address, read: ReadonlySet<string>) {
  const { notices: all, offers, collections, cut } = useCurrentNotices(account)
  const [seen, onSeen] = useSeenNotices(
    account,
    useMemo(() => all?.map(({ key }) => key), [all]),
  )
  const listed = useMemo(
    () => (seen && all ? all.filter(({ key }) => !seen.has(key) || read.has(key)) : []),
    [all, seen, read],
  )
  const tokens = listed.flatMap(({ contract, tokenId }) =>
    tokenId === undefined ? [] : [{ contract, tokenId }],
  )
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const news = useMemo(
    () =>
      listed.flatMap((notice): ListedNews[] => {
        const isOf = (one: { contract?: string }) => isSameAddress(one.contract, notice.contract)
        const subject =
          notice.tokenId === undefined
            ? collections.find(isOf)
            : nfts?.find((one) => isOf(one) && one.tokenId === notice.tokenId)
        const isUnread = !seen?.has(notice.key)
        return subject ? [{ ...noticeNews(notice, subject), isUnread }] : []
      }),
    [listed, nfts, collections, seen],
  )
  const settledBy = useMemo(() => all?.flatMap(({ transactionHash }) => transactionHash ?? []) ?? [], [all])
  const isLoaded = all !== undefined && seen !== undefined && (tokens.length === 0 || nfts !== undefined)
  return { news, isLoaded, settledBy, offers, onSeen, cut }
}

/** Reads the states of a wallet's auctions, bids, listings and offers; `undefined` until all are read. */
function useCurrentNotices(account: Address) {
  const made = useOwnAuctions({ maker: account })
  const bidOn = useOwnAuctions({ bidder: account })
  const asks = useOwnOrders('ask', account)
  const bids = useOwnOrders('bid', account)
  const collections = useCollectionList()
  const now = useNow(60_000)
  const [ofSeller, ofBidder] = [made.auctions, bidOn.auctions]
  // Later pages hold orders whose notices were seen, and would be news again.
  const [listings, offers] = [asks, bids].map(({ orders, isReading }) => (isReading ? undefined : orders))
  const topOffers = useMemo(() => toTopOffers(collections), [collections])
  const notices = useMemo(
    () =>
      ofSeller && ofBidder && listings && offers
        ? [
            ...auctionNotices([...ofSeller, ...ofBidder], account),
            ...orderNotices([...listings, ...offers], { now, topOffers }),
          ]
        : undefined,
    [ofSeller, ofBidder, listings, offers, account, now, topOffers],
  )
  const cut = { orders: asks.isCut || bids.isCut, auctions: made.isCut || bidOn.isCut }
  return { notices, offers, collections, cut }
}

const noCollections: readonly Collection[] = []

/** Reads the collections of the market, with the highest offers on any of their items. */
function useCollectionList(): readonly Collection[] {
  const { data } = useCollections({ limit: 50 })
  return useMemo(() => data?.pages.flatMap(({ collections }) => collections) ?? noCollections, [data])
}

function toTopOffers(collections: readonly Collection[]): orderNotices.Options['topOffers'] {
  return new Map(
    collections.flatMap(({ contract, stats: { topOffer } }) =>
      contract && topOffer
        ? [[contract.toLowerCase(), { amount: topOffer.price, currency: topOffer.currency }] as const]
        : [],
    ),
  )
}
