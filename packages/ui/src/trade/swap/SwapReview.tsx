import type { ReactNode } from 'react'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { Facts } from '../../kit/Facts.js'
import { BothSides } from '../../swaps/BothSides.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import type { Sides } from '../../swaps/swapSides.js'
import { sideText } from '../../swaps/swapText.js'
import { Confirm } from '../shared/Confirm.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'

/** Shows exactly what leaves the wallet and what comes, and the wallet's requests, before the first request. */
export function SwapReview({
  sides,
  known,
  rows,
  notes = [],
  bound,
  steps,
  onStart,
  onBack,
}: SwapReview.Props) {
  const words = useArea(swapTradeWords)
  return (
    <div ref={scrollToTop} className="space-y-5">
      <section aria-label={words.review.label} className="space-y-4 rounded-card bg-sunk p-4">
        <BothSides sides={sides} known={known} labels={{ give: words.give, get: words.get }} />
        <div className="border-t border-line pt-2">
          <Facts rows={rows} />
        </div>
      </section>
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {bound}
      <StepList steps={steps} />
      <Confirm
        asked={[
          { name: words.give, value: sideText(sides.give, known, words) },
          { name: words.get, value: sideText(sides.get, known, words) },
        ]}
        onStart={onStart}
        onBack={onBack}
      />
    </div>
  )
}

export declare namespace SwapReview {
  type Props = {
    /** From the view of the visitor, after fees. */
    sides: Sides
    known: SwapKnowledge
    /** Fees, times and places. */
    rows: readonly Facts.Row[]
    notes?: readonly string[]
    /** Other orders of the visitor that the swap touches. */
    bound?: ReactNode
    steps: readonly StepText[]
    onStart: () => void
    onBack?: (() => void) | undefined
  }
}

/** A review replaces a form that was scrolled down; the guard's findings are at the top. */
function scrollToTop(node: HTMLElement | null): void {
  const panel = node?.closest('[role="dialog"]')
  if (panel) panel.scrollTop = 0
}
