import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { newsWords } from '../i18n/areas/news.js'
import { newsText } from './newsText.js'
import { useBrowserNews } from './useBrowserNews.js'
import { useNews } from './useNews.js'

/** Counts a wallet's unread notifications, announces the newest to screen readers, and lets the browser show them. */
export function NewsWatch({ account, onCount }: NewsWatch.Props) {
  const words = useArea(newsWords)
  const { news, isLoaded } = useNews(account)
  const unread = useMemo(() => news.filter(({ isUnread }) => isUnread), [news])
  useBrowserNews(isLoaded ? unread : undefined, words)
  const [latest] = unread
  useEffect(() => onCount(unread.length), [unread.length, onCount])
  useEffect(() => () => onCount(0), [onCount])
  return (
    <p role="status" className="sr-only">
      {latest && newsText(latest, words)}
    </p>
  )
}

export declare namespace NewsWatch {
  /** `onCount` receives the number of unread ones. Keep the identity of `onCount`. */
  type Props = { account: Address; onCount: (count: number) => void }
}
