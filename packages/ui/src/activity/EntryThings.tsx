import type { Activity } from '@souk/market'
import { useState } from 'react'
import { formatCount } from '../format/formatShare.js'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { Money } from '../kit/Money.js'
import { TokenImage } from '../kit/TokenImage.js'
import { PageLink } from '../links/PageLink.js'
import { keyOf } from './ActivityFeed.js'
import { type ActivityEntry, isOfSeveral } from './activityEntries.js'
import { partNames } from './partNames.js'
import { SwapThings } from './SwapThings.js'
import { ThingStrip } from './ThingStrip.js'

/** Shows what it was about: an item, or several as one line that opens. */
export function EntryThings({ entry }: { entry: ActivityEntry }) {
  const words = useArea(feedWords)
  const [isOpen, setOpen] = useState(false)
  const { things, parts } = entry
  if (!isOfSeveral(entry)) return things.map((thing) => <Thing key={keyOf(thing)} activity={thing} />)
  const collections = new Set(things.map((thing) => thing.collectionName ?? thing.collection))
  const hidden = (entry.bundle?.items ?? 0) - things.length
  return (
    <div className="space-y-1.5">
      <div className="flex items-center gap-3">
        {parts[0]?.side === 'swap' ? (
          <SwapThings entry={entry} />
        ) : (
          <>
            <ThingStrip parts={things} />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{partNames(things, words)}</span>
              <span className="block truncate text-xs text-ink-soft">{[...collections].join(', ')}</span>
            </span>
          </>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 shrink-0 rounded-full px-3 text-xs font-semibold text-clay hover:bg-sunk max-md:-mr-3 max-md:ml-auto md:min-h-8"
        >
          {isOpen ? words.hideParts : words.showParts(things.length)}
        </button>
      </div>
      {isOpen && (
        <ul className="space-y-1.5 border-l-2 border-line pl-3">
          {things.map((thing) => (
            <li key={keyOf(thing)} className="flex items-center justify-between gap-3">
              <Thing activity={thing} />
              {thing.price !== undefined && thing.currency && (
                <Money amount={thing.price} currency={thing.currency} />
              )}
            </li>
          ))}
          {hidden > 0 && <li className="text-xs text-ink-soft">{words.moreParts(hidden)}</li>}
        </ul>
      )}
    </div>
  )
}

/** Shows the subject: an item, or a collection if the activity was about any of its items. */
function Thing({ activity }: { activity: Activity }) {
  const words = useArea(feedWords)
  const { tokenId, contract, collection, collectionName = collection, quantity } = activity
  const className = 'font-semibold underline-offset-4 hover:underline line-clamp-2 wrap-anywhere'
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-10 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={activity.imageUrl} alt="" />
      </span>
      <span className="min-w-0">
        {tokenId === undefined ? (
          <PageLink page={{ kind: 'collection', slug: collection }} className={className}>
            {words.anyOf(collectionName)}
          </PageLink>
        ) : (
          <PageLink page={{ kind: 'item', contract, tokenId }} className={className}>
            {activity.name || `#${tokenId}`}
          </PageLink>
        )}
        <span className="block truncate text-xs text-ink-soft">
          {quantity > 1n && `${words.units(formatCount(quantity))} · `}
          {collectionName}
        </span>
      </span>
    </span>
  )
}
