import type { Nft } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useBriefly } from '@souk/ui/parts/kit/useBriefly.js'
import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, RefreshCw, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

/** Shows secondary actions of an item's page. */
export function ItemTools({ previous, next, list, name, refresh, onRefresh }: ItemTools.Props) {
  const words = useArea(itemWords)
  useArrowKeys({ previous, next, list })
  const [shared, setShared] = useState(false)
  const share = async () => setShared(await shareLink(name))
  const said = useBriefly(shared ? words.copied.link : refreshText(refresh, words))
  return (
    <div className="relative">
      <div className="-mr-2.5 flex shrink-0 items-center sm:mr-0 sm:gap-1">
        <Step to={previous} list={list} label={words.previous} keys="ArrowLeft">
          <ChevronLeft aria-hidden className="size-5" />
        </Step>
        <Step to={next} list={list} label={words.next} keys="ArrowRight">
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
      </div>
      {/* Above the page, so that the title below keeps its place. */}
      <p
        role="status"
        className="absolute top-full right-0 z-10 w-max max-w-72 rounded-card border border-line bg-surface px-3 py-1.5 text-sm text-ink-soft shadow-lift empty:hidden"
      >
        {said}
      </p>
    </div>
  )
}

export declare namespace ItemTools {
  /** The state of a metadata refresh. */
  type Refresh = 'idle' | 'running' | 'changed' | 'unchanged' | 'failed'
  type Props = {
    /** Neighbours in the list, or by number without a list. */
    previous: Nft | undefined
    next: Nft | undefined
    /** The list from which the item was opened; its neighbours open with the same list. */
    list: CollectionSearch | undefined
    name: string
    refresh: Refresh
    onRefresh: () => void
  }
}

const toolClass =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink aria-disabled:opacity-60'

type StepProps = Pick<ItemTools.Props, 'list'> & {
  to: Nft | undefined
  label: string
  /** The keyboard shortcut. */
  keys: string
  children: ReactNode
}

function Step({ to, list, label, keys, children }: StepProps) {
  if (!to) return null
  return (
    <Link
      {...toLink(to, list)}
      aria-keyshortcuts={keys}
      title={`${label}: ${nftName(to)}`}
      aria-label={`${label}: ${nftName(to)}`}
      className={toolClass}
    >
      {children}
    </Link>
  )
}

function toLink({ contract, tokenId }: Nft, list: CollectionSearch | undefined) {
  const params = { contract, id: String(tokenId) }
  return { to: '/item/$contract/$id', params, ...(list ? { state: { list } } : {}) } as const
}

/** Lets the arrow keys walk the list, unless the focus is on an element that uses them itself. */
function useArrowKeys({ previous, next, list }: Pick<ItemTools.Props, 'previous' | 'next' | 'list'>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      const isFree = event.target === document.body || (event.target as Element).id === 'main'
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key]
      if (!to || !isPlain || !isFree || document.fullscreenElement) return
      event.preventDefault()
      void navigate(toLink(to, list))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [previous, next, list, navigate])
}

/**
 * Shares by the device's own dialog if it has one. If that is closed or not allowed, the address is still in the
 * browser's bar.
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
