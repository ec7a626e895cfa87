import type { MarketOrder } from '@souk/market'
import { useActivity, useFlows, useNfts, useOrders } from '@souk/react'
import { isCurrency } from '@souk/seaport'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { type Seen, useSeen } from './seen.js'
import { type News, newest, newsTypes, selectNews, selectOffers, toNews } from './selectNews.js'

/** The most notifications at once. */
const mostRead = 50

/** Returns a wallet's news, newest first, and a function to mark them as seen. */
export function useNews(account: Address): { news: readonly News[]; onSeen: () => void } {
  const past = usePast(account)
  const offers = useReceivedOffers(account)
  const news = useMemo(
    () => [...past.news, ...offers.news].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    [past.news, offers.news],
  )
  const onSeen = () => {
    past.onSeen()
    offers.onSeen()
  }
  return { news, onSeen }
}

/** Reads transfers and sales. */
function usePast(account: Address) {
  const { data } = useActivity({ account, types: newsTypes, limit: mostRead })
  const { flows } = useFlows()
  const activities = data?.pages[0]?.activities
  const [seen, onSeen] = useSeenUpTo({ account, what: 'past', times: activities?.map(({ at }) => at) })
  const sent = useMemo(
    () => new Set<string>(flows.flatMap(({ record }) => record.sent.map(({ hash }) => hash))),
    [flows],
  )
  const news = useMemo(
    () => (activities && seen !== undefined ? selectNews(activities, { account, seen, sent }) : []),
    [activities, account, seen, sent],
  )
  return { news, onSeen }
}

/** Reads the offers for the wallet's items. */
function useReceivedOffers(account: Address) {
  const { data } = useOrders({ side: 'bid', owner: account, limit: mostRead })
  const orders = data?.pages[0]?.orders
  const [seen, onSeen] = useSeenUpTo({
    account,
    what: 'offers',
    times: orders?.map(({ createdAt }) => createdAt),
  })
  const fresh = useMemo(
    () => (orders && seen !== undefined ? selectOffers(orders, { account, seen }) : []),
    [orders, account, seen],
  )
  const tokens = useMemo(() => fresh.flatMap(tokenOf), [fresh])
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const news = useMemo(
    () =>
      fresh.flatMap((offer) => {
        const [token] = tokenOf(offer)
        const nft = nfts?.find(
          (one) => isSameAddress(one.contract, token?.address) && one.identifier === token?.identifier,
        )
        return nft ? [toNews(offer, nft)] : []
      }),
    [fresh, nfts],
  )
  return { news, onSeen }
}

function tokenOf({ order }: MarketOrder): readonly { address: Address; identifier: bigint }[] {
  const item = order.parameters.consideration.find((item) => !isCurrency(item))
  return item ? [{ address: item.token, identifier: item.identifierOrCriteria }] : []
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
