import type { Activity } from '@souk/market'
import { TokenImage } from '../kit/TokenImage.js'
import { keyOf } from './ActivityFeed.js'

/** The most pictures at once. */
const most = 3

/** Shows the pictures of several items, one above the edge of the next. */
export function ThingStrip({ parts }: { parts: readonly Activity[] }) {
  return (
    <span aria-hidden className="flex shrink-0 -space-x-6">
      {parts.slice(0, most).map((part) => (
        <span
          key={keyOf(part)}
          className="w-10 overflow-hidden rounded-chip border-2 border-surface bg-surface"
        >
          <TokenImage src={part.imageUrl} alt="" />
        </span>
      ))}
    </span>
  )
}
