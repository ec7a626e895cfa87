import type { Nft } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, RefreshCw, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { nftName } from '../nft/nftName.js'
import { itemWords } from '../words/areas/item.js'
import { useArea } from '../words/areas/useArea.js'

/** Small things to do with an item's page. */
export function ItemTools({ previous, next, name, refresh, onRefresh }: ItemTools.Props) {
  const words = useArea(itemWords)
  const [shared, setShared] = useState(false)
  const share = async () => setShared(await shareLink(name))
  const said = shared ? words.copied.link : refreshText(refresh, words)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Step to={previous} label={words.previous}>
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      <Step to={next} label={words.next}>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
      <button
        type="button"
        className={toolClass}
        title={words.share}
        aria-label={words.share}
        onClick={share}
      >
        <Share2 aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        className={toolClass}
        title={words.refresh}
        aria-label={words.refresh}
        aria-disabled={refresh === 'running'}
        onClick={refresh === 'running' ? undefined : onRefresh}
      >
        <RefreshCw
          aria-hidden
          className={`size-4.5 ${refresh === 'running' ? 'motion-safe:animate-[spin_1.4s_linear_infinite]' : ''}`}
        />
      </button>
      <p role="status" className="min-w-0 pl-1 text-sm text-ink-soft">
        {said}
      </p>
    </div>
  )
}

export declare namespace ItemTools {
  /** How reading the metadata again stands. */
  type Refresh = 'idle' | 'running' | 'changed' | 'unchanged' | 'failed'
  type Props = {
    /** Neighbours by number. */
    previous: Nft | undefined
    next: Nft | undefined
    name: string
    refresh: Refresh
    onRefresh: () => void
  }
}

const toolClass =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink aria-disabled:opacity-60'

function Step({ to, label, children }: { to: Nft | undefined; label: string; children: ReactNode }) {
  if (!to) return null
  return (
    <Link
      to="/item/$contract/$id"
      params={{ contract: to.contract, id: String(to.identifier) }}
      title={`${label}: ${nftName(to)}`}
      aria-label={`${label}: ${nftName(to)}`}
      className={toolClass}
    >
      {children}
    </Link>
  )
}

/**
 * By the device's own means where it has some. Closed without choosing, or not allowed: the address stands in the browser's
 * bar all the same.
 *
 * @returns Whether the link was copied.
 */
function shareLink(title: string): Promise<boolean> {
  const url = window.location.href
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  const shared =
    isTouch && 'share' in navigator
      ? navigator.share({ title, url }).then(() => false)
      : navigator.clipboard.writeText(url).then(() => true)
  return shared.catch(() => false)
}

function refreshText(refresh: ItemTools.Refresh, words: (typeof itemWords)['en']): string {
  const texts = {
    idle: '',
    running: words.refreshing,
    changed: words.refreshed,
    unchanged: words.unchanged,
    failed: words.refreshFailed,
  }
  return texts[refresh]
}
