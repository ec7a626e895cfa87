import { SwapIcon } from '../kit/SwapIcon.js'
import { SwapSide } from './SwapSide.js'
import type { SwapKnowledge } from './sideWorth.js'
import type { Sides } from './swapSides.js'

/** Shows both sides of a swap next to each other, and below each other on a phone. */
export function BothSides({ sides, labels, known, hasLinks = false }: BothSides.Props) {
  return (
    <div className="grid min-w-0 items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <SwapSide label={labels.give} side={sides.give} known={known} hasLinks={hasLinks} />
      <SwapIcon className="size-5 self-center text-ink-soft max-sm:rotate-90 max-sm:justify-self-start" />
      <SwapSide label={labels.get} side={sides.get} known={known} hasLinks={hasLinks} />
    </div>
  )
}

export declare namespace BothSides {
  type Props = {
    sides: Sides
    labels: { give: string; get: string }
    known: SwapKnowledge
    /** Whether items lead to their pages. @default false */
    hasLinks?: boolean
  }
}
