import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { newsWords } from '../i18n/areas/news.js'
import { newsText } from './newsText.js'
import { useBrowserNews } from './useBrowserNews.js'
import { useNews } from './useNews.js'

/** Counts a wallet's new notifications, announces the newest to screen readers, and lets the browser show them. */
export function NewsWatch({ account, onCount }: NewsWatch.Props) {
  const words = useArea(newsWords)
  const { news, isRead } = useNews(account)
  useBrowserNews(isRead ? news : undefined, words)
  const [latest] = news
  useEffect(() => onCount(news.length), [news.length, onCount])
  useEffect(() => () => onCount(0), [onCount])
  return (
    <p role="status" className="sr-only">
      {latest && newsText(latest, words)}
    </p>
  )
}

export declare namespace NewsWatch {
  /** Keep the identity of `onCount`. */
  type Props = { account: Address; onCount: (count: number) => void }
}
