import type { Activity, AnyOrder, MarketOrder } from '@souk/market'
import { useActivity, useFlows, useNfts, useOrders, useSwaps } from '@souk/react'
import { isCriteria, isCurrency } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useHiddenOffers } from '@souk/ui/parts/orders/hiddenOffers.js'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { isFromBefore } from './isFromBefore.js'
import { type Seen, useSeen } from './seen.js'
import { type News, newest, newestFirst, newsTypes, selectNews, selectOffers, toNews } from './selectNews.js'
import { swapNews } from './swapNews.js'
import { useNotices } from './useNotices.js'

/** The most notifications at once. */
const mostRead = 50

/** The most items that the market returns at once. */
const mostTokens = 100

const none: readonly Activity[] = []

/** Returns a wallet's news, newest first, and a function to mark them as seen. */
export function useNews(account: Address): {
  news: readonly News[]
  /** Whether all news is read. */
  isRead: boolean
  onSeen: () => void
  /** Whether the wallet has more orders, or more auctions, than notifications cover. */
  cut: { orders: boolean; auctions: boolean }
} {
  const sent = useSent()
  const notices = useNotices(account)
  const told = useMemo(() => new Set([...sent, ...notices.settledBy]), [sent, notices.settledBy])
  const past = usePast(account, { told, bids: notices.offers })
  const offers = useReceivedOffers(account, past.activities)
  const news = useMemo(() => {
    // What this browser settled is no news.
    const others = notices.news.filter(({ transactionHash = '' }) => !sent.has(transactionHash))
    return [...past.news, ...offers.news, ...others].toSorted(newestFirst)
  }, [past.news, offers.news, notices.news, sent])
  const isRead = past.isRead && offers.isRead && notices.isRead
  const onSeen = () => {
    // News that waits for the names of its items was not shown.
    for (const part of [past, offers, notices]) if (part.isRead) part.onSeen()
  }
  return { news, isRead, onSeen, cut: notices.cut }
}

/** Returns the hashes of the transactions that this browser sent. */
function useSent(): ReadonlySet<string> {
  const { flows } = useFlows()
  return useMemo(
    () => new Set<string>(flows.flatMap(({ record }) => record.sent.map(({ hash }) => hash))),
    [flows],
  )
}

/**
 * Reads transfers and sales.
 *
 * @param facts.told - Transactions that are told of elsewhere.
 * @param facts.bids - The wallet's open offers; undefined while they are read.
 */
function usePast(
  account: Address,
  { told, bids }: { told: ReadonlySet<string>; bids: readonly MarketOrder[] | undefined },
) {
  const { data } = useActivity({ account, types: newsTypes, limit: mostRead })
  const activities = data?.pages[0]?.activities
  const [seen, onSeen] = useSeenUpTo({ account, what: 'past', times: activities?.map(({ at }) => at) })
  const news = useMemo(
    () =>
      activities && seen !== undefined ? selectNews(activities, { account, seen, sent: told, bids }) : [],
    [activities, account, seen, told, bids],
  )
  return { news, activities, isRead: activities !== undefined && seen !== undefined, onSeen }
}

/** Reads the offers for the wallet's items. Its activities tell since when it owns them. */
function useReceivedOffers(account: Address, activities: readonly Activity[] = none) {
  const info = useInfo()
  const [hidden] = useHiddenOffers()
  const { data } = useOrders({ side: 'bid', owner: account, limit: mostRead })
  const { data: swaps } = useSwaps({ owner: account, limit: mostRead })
  const orders = useMemo(() => {
    const [bids, others] = [data?.pages[0]?.orders, swaps?.pages[0]?.orders]
    return bids && others && [...bids, ...others]
  }, [data, swaps])
  const [seen, onSeen] = useSeenUpTo({
    account,
    what: 'offers',
    times: orders?.map(({ createdAt }) => createdAt),
  })
  const fresh = useMemo(
    () => (orders && seen !== undefined ? selectOffers(orders, { account, seen, hidden }) : []),
    [orders, account, seen, hidden],
  )
  const tokens = useMemo(() => fresh.flatMap(tokensOf).slice(0, mostTokens), [fresh])
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const clock = useClock()
  const news = useMemo(
    () =>
      fresh.flatMap((offer) => {
        if (offer.side === 'swap') return swapNews(offer, { nfts: nfts ?? [], info, now: clock() }) ?? []
        const [token] = tokenOf(offer)
        const nft = nfts?.find(
          (one) => isSameAddress(one.contract, token?.contract) && one.tokenId === token?.tokenId,
        )
        const isEarlier = isFromBefore(offer, { activities, account })
        return nft ? [toNews(offer, { nft, account, isFromBefore: isEarlier })] : []
      }),
    [fresh, nfts, info, clock, account, activities],
  )
  const isRead = orders !== undefined && seen !== undefined && (tokens.length === 0 || nfts !== undefined)
  return { news, isRead, onSeen }
}

type Token = { contract: Address; tokenId: bigint }

function tokensOf(order: AnyOrder): readonly Token[] {
  if (order.side !== 'swap') return tokenOf(order)
  const { offer, consideration } = order.order.parameters
  const named = [...offer, ...consideration].filter((item) => !isCurrency(item) && !isCriteria(item))
  return named.map(({ token: contract, identifierOrCriteria: tokenId }) => ({ contract, tokenId }))
}

function tokenOf({ order }: MarketOrder): readonly Token[] {
  const item = order.parameters.consideration.find((item) => !isCurrency(item))
  return item ? [{ contract: item.token, tokenId: item.identifierOrCriteria }] : []
}

type UpTo = { account: Address; what: Seen; times: readonly Date[] | undefined }

/** Returns until when news are read. A wallet seen for the first time has no unread news. */
function useSeenUpTo({ account, what, times }: UpTo): [seen: number | undefined, onSeen: () => void] {
  const [seen, setSeen] = useSeen(account, what)
  const latest = times && newest(times)
  // biome-ignore lint/correctness/useExhaustiveDependencies: setSeen is another at each render and does the same
  useEffect(() => {
    if (latest !== undefined && seen === undefined) setSeen(latest)
  }, [latest, seen])
  return [seen, () => latest !== undefined && setSeen(latest)]
}
