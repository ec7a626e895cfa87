import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { newsWords } from '../i18n/areas/news.js'
import { useBrowserNotices } from '../preferences/browserNotices.js'
import { newsPlace } from './newsPlace.js'
import { newsText } from './newsText.js'
import type { News } from './selectNews.js'

/**
 * Shows news by the browser's notifications, if the visitor wants them and is not looking at this page. News that was
 * there when the page opened is not shown.
 */
export function useBrowserNews(news: readonly News[] | undefined, words: (typeof newsWords)['en']): void {
  const [state] = useBrowserNotices()
  const navigate = useNavigate()
  const shown = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!news) return
    const before = shown.current
    shown.current = new Set([...(before ?? []), ...news.map(({ key }) => key)])
    if (!before || state !== 'on' || document.hasFocus()) return
    for (const one of news.filter(({ key }) => !before.has(key))) {
      const [first] = one.parts
      const notification = show(words.title, {
        body: newsText(one, words),
        // The same news from another tab replaces this one.
        tag: one.key,
        ...(first?.imageUrl ? { icon: first.imageUrl } : {}),
      })
      if (!notification || !first) continue
      notification.onclick = () => {
        window.focus()
        void navigate(newsPlace(one, first))
        notification.close()
      }
    }
  }, [news, state, words, navigate])
}

/** Some phones let only service workers show notifications, and throw. */
function show(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
