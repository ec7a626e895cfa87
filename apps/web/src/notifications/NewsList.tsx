import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Ago } from '@souk/ui/parts/kit/Ago.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { countedAuctions, countedOrders } from '@souk/ui/parts/orders/useOwnOrders.js'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { newsWords } from '../i18n/areas/news.js'
import { newsPlace } from './newsPlace.js'
import { newsText } from './newsText.js'
import type { ListedNews } from './selectNews.js'
import { useNews } from './useNews.js'

/**
 * Shows all of a wallet's unread notifications, because they count as read once this unmounts, then the latest that the
 * visitor has read. A long list scrolls, so that the transactions below it stay in reach.
 */
export function NewsList({ account, onLeave }: NewsList.Props) {
  const words = useArea(newsWords)
  const { news, onSeen, cut } = useNews(account)
  const now = useNow()
  const see = useRef(onSeen)
  useEffect(() => {
    see.current = onSeen
  })
  useEffect(() => () => see.current(), [])
  if (news.length === 0) return null
  return (
    <section aria-labelledby="news-heading" className="mb-6 space-y-2">
      <h3 id="news-heading" className="font-sans text-sm font-semibold tracking-normal">
        {words.title}
      </h3>
      <ul className="max-h-88 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
        {news.map((one) => (
          <Row key={one.key} news={one} now={now} onLeave={onLeave} />
        ))}
      </ul>
      {cut.orders && <p className="text-xs text-ink-soft">{words.cut(countedOrders)}</p>}
      {cut.auctions && <p className="text-xs text-ink-soft">{words.cutAuctions(countedAuctions)}</p>}
    </section>
  )
}

export declare namespace NewsList {
  type Props = { account: Address; onLeave: () => void }
}

function Row({ news, now, onLeave }: { news: ListedNews; now: bigint; onLeave: () => void }) {
  const words = useArea(newsWords)
  const [first] = news.parts
  if (!first) return null
  return (
    <li className="relative flex items-center gap-3 p-3">
      <span className="w-11 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={first.imageUrl} alt="" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          {...newsPlace(news, first)}
          onClick={onLeave}
          className={`block text-sm leading-snug wrap-anywhere after:absolute after:inset-0 ${news.isUnread ? 'font-semibold' : ''}`}
        >
          {newsText(news, words)}
        </Link>
        {news.at && <Ago at={news.at} now={now} className="block text-xs text-ink-soft" />}
      </span>
      {news.isUnread && (
        <span role="img" aria-label={words.unread} className="size-2.5 shrink-0 rounded-full bg-clay" />
      )}
    </li>
  )
}
