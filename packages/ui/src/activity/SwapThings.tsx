import type { Activity } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { SwapIcon } from '../kit/SwapIcon.js'
import type { ActivityEntry } from './activityEntries.js'
import { partNames } from './partNames.js'
import { ThingStrip } from './ThingStrip.js'

/** Shows both sides of a swap: the items that its maker gives, and those that come back. */
export function SwapThings({ entry }: { entry: ActivityEntry }) {
  const words = useArea(feedWords)
  const given = entry.things.filter(({ from }) => isSameAddress(from, entry.from))
  const taken = entry.things.filter(({ from }) => !isSameAddress(from, entry.from))
  const nameOf = (parts: readonly Activity[]) => partNames(parts, words)
  return (
    <>
      <span className="flex shrink-0 items-center gap-1.5">
        <ThingStrip parts={given} />
        <SwapIcon className="size-3.5 text-ink-soft" />
        <ThingStrip parts={taken} />
      </span>
      <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
        {taken.length > 0 ? words.swapOf(nameOf(given), nameOf(taken)) : nameOf(given)}
      </span>
    </>
  )
}
