import { marksWords } from '@souk/ui/parts/i18n/areas/marks.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Says how many offers or swaps the visitor hid and what that means, and shows them. Renders nothing if none are. */
export function HiddenOffersLine({ of = 'offers', count, isShown, onShow }: HiddenOffersLine.Props) {
  const words = useArea(marksWords)
  const { received } = useArea(portfolioWords)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <p role="status" className="min-w-0 max-w-2xl flex-[1_1_16rem]">
        {received.hidden[of](count)} {received.hiddenMeaning[of]}
      </p>
      <Button tone="ghost" className="-mx-2.5 px-2.5!" aria-pressed={isShown} onClick={onShow}>
        {isShown ? words.fold : words.show}
      </Button>
    </div>
  )
}

export declare namespace HiddenOffersLine {
  type Props = {
    /** What is hidden. @default 'offers' */
    of?: 'offers' | 'swaps'
    count: number
    isShown: boolean
    onShow: () => void
  }
}
