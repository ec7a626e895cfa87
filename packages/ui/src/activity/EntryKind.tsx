import type { Activity } from '@souk/market'
import {
  ArrowLeftRight,
  Flame,
  Gavel,
  HandCoins,
  Handshake,
  type LucideIcon,
  Repeat2,
  Sparkles,
  Tag,
  XCircle,
} from 'lucide-react'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import type { ActivityEntry } from './activityEntries.js'
import { kindText } from './kindText.js'

/** Says what happened, with an icon, and through which app. */
export function EntryKind({ entry }: { entry: ActivityEntry }) {
  const words = useArea(feedWords)
  const Icon = iconOf(entry)
  return (
    <span className="inline-flex items-center gap-2 font-medium whitespace-nowrap">
      <Icon
        aria-hidden
        className={`size-4 shrink-0 ${entry.type === 'sale' ? 'text-good' : entry.type === 'listing' ? 'text-clay' : 'text-ink-soft'}`}
      />
      <span>
        {kindText(entry, words)}
        <Together entry={entry} />
        <Source source={entry.parts[0]?.source} />
      </span>
    </span>
  )
}

/** The start of an auction and a bid have the mark of auctions. */
function iconOf({ type, parts }: ActivityEntry): LucideIcon {
  return parts[0]?.inAuction && (type === 'listing' || type === 'offer') ? Gavel : icons[type]
}

const icons: Record<ActivityEntry['type'], LucideIcon> = {
  sale: Handshake,
  swap: Repeat2,
  listing: Tag,
  offer: HandCoins,
  transfer: ArrowLeftRight,
  mint: Sparkles,
  burn: Flame,
  cancel: XCircle,
}

/** Tells of an item that is traded with others. */
function Together({ entry: { bundle, parts, type } }: { entry: ActivityEntry }) {
  const { together } = useArea(feedWords)
  const side = parts[0]?.side
  if (!bundle || !side || side === 'swap' || type === 'swap') return null
  return <span className="block text-xs font-normal text-ink-soft">{together[side](bundle.items)}</span>
}

/** Shows the app that a sale came from: its domain, or the tag if the market does not know the domain. */
function Source({ source }: Pick<Activity, 'source'>) {
  const words = useArea(feedWords)
  if (!source) return null
  return (
    <span
      title={words.sourceOf(source.tag)}
      className="block max-w-40 truncate text-xs font-normal text-ink-soft"
    >
      {words.via(source.domain ?? source.tag)}
    </span>
  )
}
