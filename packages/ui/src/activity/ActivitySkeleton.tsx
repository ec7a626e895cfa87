import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'

const skeletons = Array.from({ length: 8 }, (_, index) => index)

/** A placeholder for a list that is loading. */
export function ActivitySkeleton() {
  return (
    <div aria-hidden className="divide-y divide-line">
      {skeletons.map((index) => (
        <div key={index} className="flex h-17 items-center gap-4 max-md:h-26">
          <div className="skeleton size-10" />
          <div className="skeleton h-5 flex-1" />
          <div className="skeleton h-5 w-24" />
        </div>
      ))}
    </div>
  )
}

/** A placeholder for the row of a trade of this tab that only the market can tell of. */
export function TradeBeingRead() {
  const words = useArea(feedWords)
  return (
    <div role="status" className="flex h-17 items-center gap-4 border-b border-line text-sm text-ink-soft">
      <div aria-hidden className="skeleton size-10 shrink-0" />
      {words.beingRead}
    </div>
  )
}
