import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Star } from 'lucide-react'
import { discoverWords } from '../i18n/areas/discover.js'

/** Adds a collection to this browser's watchlist, or removes it. */
export function WatchButton({ name, watched, onToggle, className = '' }: WatchButton.Props) {
  const words = useArea(discoverWords)
  return (
    <button
      type="button"
      aria-pressed={watched}
      aria-label={words.watch(name)}
      title={words.watch(name)}
      onClick={onToggle}
      className={`relative z-10 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink ${className}`}
    >
      <Star aria-hidden className={`size-4.5 ${watched ? 'fill-saffron text-saffron' : ''}`} />
    </button>
  )
}

export declare namespace WatchButton {
  type Props = { name: string; watched: boolean; onToggle: () => void; className?: string }
}
