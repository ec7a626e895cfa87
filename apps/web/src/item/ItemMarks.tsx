import { marksWords } from '@souk/ui/parts/i18n/areas/marks.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Eye, EyeOff, Star } from 'lucide-react'

/** Buttons to watch an item and to hide it. Both marks stay in this browser. */
export function ItemMarks({ isWatched, isHidden, onWatch, onHide }: ItemMarks.Props) {
  const words = useArea(marksWords)
  return (
    <>
      <Button tone="ghost" aria-pressed={isWatched} onClick={onWatch}>
        <Star aria-hidden className={`size-4 ${isWatched ? 'fill-saffron text-saffron' : ''}`} />
        <span className="max-sm:sr-only">{isWatched ? words.watching : words.watch}</span>
      </Button>
      <Button tone="ghost" onClick={onHide}>
        {isHidden ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
        <span className="max-sm:sr-only">{isHidden ? words.unhide : words.hide}</span>
      </Button>
      <p role="status" className="basis-full px-4 text-sm text-ink-soft empty:hidden">
        {isHidden && words.hiddenMeaning}
      </p>
    </>
  )
}

export declare namespace ItemMarks {
  type Props = { isWatched: boolean; isHidden: boolean; onWatch: () => void; onHide: () => void }
}
