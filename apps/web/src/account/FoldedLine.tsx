import { marksWords } from '@souk/ui/parts/i18n/areas/marks.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Says how many items are left out of a list and why, with a button to show them. Renders nothing if none are. */
export function FoldedLine({ hidden, spam, isShown, onShow }: FoldedLine.Props) {
  const words = useArea(marksWords)
  if (hidden + spam === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
      {words.folded(hidden, spam)}
      <Button tone="ghost" className="px-2.5!" aria-pressed={isShown} onClick={onShow}>
        {isShown ? words.fold : words.show}
      </Button>
    </p>
  )
}

export declare namespace FoldedLine {
  type Props = {
    hidden: number
    /** The number of other items that look like spam. */
    spam: number
    isShown: boolean
    onShow: () => void
  }
}
