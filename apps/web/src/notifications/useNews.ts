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
import { useReadNews } from './readNews.js'
import { type Seen, useSeen } from './seen.js'
import {
  type ListedNews,
  markNews,
  newest,
  newestFirst,
  newsTypes,
  selectNews,
  selectOffers,
  toNews,
} from './selectNews.js'
import { swapNews } from './swapNews.js'
import { useNotices } from './useNotices.js'
import { withArrivals } from './withArrivals.js'

/** The most notifications at once. */
const mostRead = 50

/** The most items that the market returns at once. */
const mostTokens = 100

const none: readonly Activity[] = []

/** Returns a wallet's unread news, then those that the visitor has read, each newest first, and a function to mark all as read. */
export function useNews(account: Address): {
  news: readonly ListedNews[]
  /** Whether all of it has arrived from the market. */
  isLoaded: boolean
  onSeen: () => void
  /** Whether the wallet has more orders, or more auctions, than notifications cover. */
  cut: { orders: boolean; auctions: boolean }
} {
  const sent = useSent()
  const [read, keep] = useReadNews(account)
  const notices = useNotices(account, read)
  const told = useMemo(() => new Set([...sent, ...notices.settledBy]), [sent, notices.settledBy])
  const past = usePast(account, { read, told, bids: notices.offers })
  const offers = useReceivedOffers(account, { read, activities: past.activities })
  const news = useMemo(() => {
    // What this browser settled is no news.
    const others = notices.news.filter(({ transactionHash = '' }) => !sent.has(transactionHash))
    return withArrivals([...past.news, ...offers.news, ...others].toSorted(newestFirst))
  }, [past.news, offers.news, notices.news, sent])
  const isLoaded = past.isLoaded && offers.isLoaded && notices.isLoaded
  const onSeen = () => {
    // News that waits for the names of its items was not shown.
    const shown = [past, offers, notices].filter((part) => part.isLoaded)
    keep(shown.flatMap((part) => part.news).toSorted(newestFirst))
    for (const part of shown) part.onSeen()
  }
  return { news, isLoaded, onSeen, cut: notices.cut }
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
 * @param facts.read - The keys of read news to keep in the list.
 * @param facts.told - Transactions that are told of elsewhere.
 * @param facts.bids - The wallet's open offers; undefined while they are read.
 */
function usePast(
  account: Address,
  {
    read,
    told,
    bids,
  }: { read: ReadonlySet<string>; told: ReadonlySet<string>; bids: readonly MarketOrder[] | undefined },
) {
  const { data } = useActivity({ account, types: newsTypes, limit: mostRead })
  const activities = data?.pages[0]?.activities
  const [seen, onSeen] = useSeenUpTo({ account, what: 'past', times: activities?.map(({ at }) => at) })
  const news = useMemo(
    () =>
      activities && seen !== undefined
        ? markNews(selectNews(activities, { account, seen, read, sent: told, bids }), { seen })
        : [],
    [activities, account, seen, read, told, bids],
  )
  return { news, activities, isLoaded: activities !== undefined && seen !== undefined, onSeen }
}

/** Reads the offers for the wallet's items. Its activities tell since when it owns them. */
function useReceivedOffers(
  account: Address,
  { read, activities = none }: { read: ReadonlySet<string>; activities: readonly Activity[] | undefined },
) {
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
  const listed = useMemo(
    () => (orders && seen !== undefined ? selectOffers(orders, { account, seen, read, hidden }) : []),
    [orders, account, seen, read, hidden],
  )
  const tokens = useMemo(() => listed.flatMap(tokensOf).slice(0, mostTokens), [listed])
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const clock = useClock()
  const news = useMemo(() => {
    if (seen === undefined) return []
    const all = listed.flatMap((offer) => {
      if (offer.side === 'swap') return swapNews(offer, { nfts: nfts ?? [], info, now: clock() }) ?? []
      const [token] = tokenOf(offer)
      const nft = nfts?.find(
        (one) => isSameAddress(one.contract, token?.contract) && one.tokenId === token?.tokenId,
      )
      const isEarlier = isFromBefore(offer, { activities, account })
      return nft ? [toNews(offer, { nft, account, isFromBefore: isEarlier })] : []
    })
    return markNews(all, { seen })
  }, [listed, nfts, info, clock, account, activities, seen])
  const isLoaded = orders !== undefined && seen !== undefined && (tokens.length === 0 || nfts !== undefined)
  return { news, isLoaded, onSeen }
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
