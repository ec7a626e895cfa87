import { useActivity, useFlows } from '@souk/react'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { useSeen } from './seen.js'
import { type News, newest, newsTypes, selectNews } from './selectNews.js'

/** More than this at once is told as "and more". */
const mostRead = 50

/** What is new to the owner of a wallet, and a way to say that it was seen. Who comes with a wallet first has seen all. */
export function useNews(account: Address): { news: readonly News[]; onSeen: () => void } {
  const { data } = useActivity({ account, types: newsTypes, limit: mostRead })
  const { flows } = useFlows()
  const [seen, setSeen] = useSeen(account)
  const activities = data?.pages[0]?.activities
  const sent = useMemo(
    () => new Set<string>(flows.flatMap(({ record }) => record.sent.map(({ hash }) => hash))),
    [flows],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what there is
  useEffect(() => {
    if (activities && seen === undefined) setSeen(newest(activities))
  }, [activities, seen])
  const news = useMemo(
    () => (activities && seen !== undefined ? selectNews(activities, { account, seen, sent }) : []),
    [activities, account, seen, sent],
  )
  return { news, onSeen: () => activities && setSeen(newest(activities)) }
}
