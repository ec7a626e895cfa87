import { ArrowUp, Pause, Play } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Notice } from '../kit/Notice.js'
import type { ActivityFeed } from './ActivityFeed.js'
import { TradeBeingRead } from './ActivitySkeleton.js'
import { ActivityTable } from './ActivityTable.js'

/** Shows a list that grows at its top, with waiting rows and undone ones. */
export function LiveActivity(props: LiveActivity.Props) {
  const { feed, table, listRef, filter, isBehind, isPaused, onPause, onShow, onMore, isReadingMore } = props
  const words = useArea(feedWords)
  const Icon = isPaused ? Play : Pause
  return (
    <>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">{filter}</div>
        <Button tone="ghost" className="px-3!" onClick={onPause} title={isPaused ? words.paused : undefined}>
          <Icon aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{isPaused ? words.resume : words.pause}</span>
        </Button>
      </div>
      <Gone {...props} />
      {/* The space is reserved, so that the rows do not move when the button appears. */}
      <div ref={listRef} className="relative">
        <div role="status" className="sticky top-(--bar-end,4.5rem) z-10 h-0">
          {feed.waiting.length > 0 && (
            <Button
              tone="primary"
              onClick={onShow}
              className="absolute -top-1 left-1/2 -translate-x-1/2 shadow-high"
            >
              <ArrowUp aria-hidden className="size-4" />
              {words.waiting(feed.waiting.length)}
            </Button>
          )}
        </div>
        {isBehind && <TradeBeingRead />}
        <ActivityTable rows={feed.shown} fresh={feed.fresh} {...table} />
      </div>
      {onMore && (
        <div className="grid place-items-center pt-2">
          <Button onClick={onMore} busy={isReadingMore}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

export declare namespace LiveActivity {
  type Props = {
    feed: ActivityFeed
    table: Omit<ActivityTable.Props, 'rows' | 'fresh'>
    listRef: RefObject<HTMLDivElement | null>
    filter: ReactNode
    /** Whether a trade of this tab is still being read. */
    isBehind: boolean
    isPaused: boolean
    onPause: () => void
    onShow: () => void
    onForgetGone: () => void
    onMore: (() => void) | undefined
    isReadingMore: boolean
  }
}

/** The number of undone activities to name. */
const named = 3

function Gone({ feed, onForgetGone }: LiveActivity.Props) {
  const words = useArea(feedWords)
  if (feed.gone.length === 0) return null
  const things = feed.gone
    .slice(0, named)
    .map(({ type, name, tokenId, collection }) => `${words.type[type]} ${name ?? tokenId ?? collection}`)
  return (
    <Notice
      tone="warn"
      live
      title={words.goneTitle(feed.gone.length)}
      action={<Button onClick={onForgetGone}>{words.understood}</Button>}
    >
      {words.gone([...things, ...(feed.gone.length > named ? ['…'] : [])].join(', '))}
    </Notice>
  )
}
