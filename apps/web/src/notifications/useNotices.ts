import { NotFoundError } from '@souk/market'
import { useAuctions, useNfts, useOrders } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { useNow } from '../ui/useNow.js'
import { auctionNotices } from './auctionNotices.js'
import { orderNotices } from './orderNotices.js'
import { useSeenNotices } from './seenNotices.js'
import { type News, noticeNews } from './selectNews.js'

/** Ends come with the clock and cause no event. */
const everyMs = 20_000

/** The most auctions, and the most orders of each side, whose states are looked at. */
const mostRead = 50

/** Returns the news about a wallet's auctions and orders, and the transactions that settled auctions. */
export function useNotices(account: Address) {
  const all = useCurrentNotices(account)
  const [seen, onSeen] = useSeenNotices(
    account,
    useMemo(() => all?.map(({ key }) => key), [all]),
  )
  const fresh = useMemo(() => (seen && all ? all.filter(({ key }) => !seen.has(key)) : []), [all, seen])
  const tokens = fresh.map(({ contract: address, identifier }) => ({ address, identifier }))
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const news = useMemo(
    () =>
      fresh.flatMap((notice): News[] => {
        const nft = nfts?.find(
          (one) => isSameAddress(one.contract, notice.contract) && one.identifier === notice.identifier,
        )
        return nft ? [noticeNews(notice, nft)] : []
      }),
    [fresh, nfts],
  )
  const settledBy = useMemo(() => all?.flatMap(({ transactionHash }) => transactionHash ?? []) ?? [], [all])
  const isRead = all !== undefined && seen !== undefined && (tokens.length === 0 || nfts !== undefined)
  return { news, isRead, settledBy, onSeen }
}

/** Reads the states of a wallet's auctions, bids, listings and offers; `undefined` until all are read. */
function useCurrentNotices(account: Address) {
  const query = { refetchInterval: everyMs }
  const made = useAuctions({ maker: account, limit: mostRead }, { query })
  const bidOn = useAuctions({ bidder: account, limit: mostRead }, { query })
  const asks = useOrders({ side: 'ask', maker: account, includeBundled: true, limit: mostRead })
  const bids = useOrders({ side: 'bid', maker: account, includeBundled: true, limit: mostRead })
  const now = useNow(60_000)
  const [ofSeller, ofBidder] = [made, bidOn].map(({ data, error }) =>
    // A market without auctions has none.
    data ? (data.pages[0]?.auctions ?? []) : error instanceof NotFoundError ? [] : undefined,
  )
  const [listings, offers] = [asks.data?.pages[0]?.orders, bids.data?.pages[0]?.orders]
  return useMemo(
    () =>
      ofSeller && ofBidder && listings && offers
        ? [
            ...auctionNotices([...ofSeller, ...ofBidder], account),
            ...orderNotices([...listings, ...offers], now),
          ]
        : undefined,
    [ofSeller, ofBidder, listings, offers, account, now],
  )
}
