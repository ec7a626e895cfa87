import type { Nft } from '@souk/market'
import { Star } from 'lucide-react'
import { marksWords } from '../i18n/areas/marks.js'
import { useArea } from '../i18n/useArea.js'
import { useItemMark } from './itemMarks.js'
import { nftName } from './nftName.js'

/** A star on a card: adds the item to this browser's watchlist, or removes it. Visible on hover, focus and touch screens. */
export function WatchItemButton({ nft }: { nft: Nft }) {
  const words = useArea(marksWords)
  const [isWatched, toggle] = useItemMark('watched', nft)
  const label = words.watchItem(nftName(nft))
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      aria-label={label}
      title={label}
      onClick={toggle}
      className="absolute top-1.5 right-1.5 z-10 grid size-9 place-items-center rounded-full bg-surface/90 text-ink opacity-0 shadow-lift transition-opacity duration-(--quick) group-hover:opacity-100 hover:bg-surface focus-visible:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
    >
      <Star aria-hidden className={`size-4.5 ${isWatched ? 'fill-saffron text-saffron' : ''}`} />
    </button>
  )
}
