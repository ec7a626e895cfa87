import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { ListedNews, News } from './selectNews.js'

/** Whether news says that a listing or an auction is open again. */
export function isAwake(about: News['about']): about is 'listingAwake' | 'auctionAwake' {
  return about === 'listingAwake' || about === 'auctionAwake'
}

/**
 * Joins the news that an item arrived with the news that a listing or an auction of it is open again, because one is the cause
 * of the other. Read news is joined with read news only.
 *
 * @example
 * withArrivals([arrived, awake]) // → [{ ...awake, hasArrived: true }]
 */
export function withArrivals(news: readonly ListedNews[]): readonly ListedNews[] {
  const isCause = (arrival: ListedNews, awake: ListedNews) =>
    arrival.about === 'came' &&
    arrival.parts.length === 1 &&
    isAwake(awake.about) &&
    !awake.bundle &&
    arrival.isUnread === awake.isUnread &&
    isSameItem(arrival, awake)
  return news.flatMap((one) => {
    if (news.some((other) => isCause(one, other))) return []
    return news.some((other) => isCause(other, one)) ? [{ ...one, hasArrived: true }] : [one]
  })
}

function isSameItem({ parts: [one] }: Pick<News, 'parts'>, { parts: [other] }: Pick<News, 'parts'>): boolean {
  return (
    one?.tokenId !== undefined &&
    one.tokenId === other?.tokenId &&
    isSameAddress(one.contract, other.contract)
  )
}
