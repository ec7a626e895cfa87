import { Facts } from '../../ui/Facts.js'
import { Notice } from '../../ui/Notice.js'
import { Confirm } from './Confirm.js'
import type { OddPrice } from './isConfirmed.js'
import { StepList } from './StepList.js'
import type { StepText } from './stepWords.js'

/** What is about to happen, line by line, and what the wallet will ask; the last look before it does. */
export function Review({ label, rows, steps, warnings = [], odd, price, onStart, onBack }: Review.Props) {
  return (
    <div ref={scrollToTop} className="space-y-5">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <section aria-label={label} className="rounded-card bg-sunk px-4 py-2">
        <Facts rows={rows} />
      </section>
      <StepList steps={steps} />
      <Confirm odd={odd} price={price} onStart={onStart} onBack={onBack} />
    </div>
  )
}

export declare namespace Review {
  type Props = {
    /** What the lines are, for screen readers. */
    label: string
    rows: readonly Facts.Row[]
    steps: readonly StepText[]
    /** What is odd; said again before anything is signed. */
    warnings?: readonly string[]
    /** A price that has to be typed again before it goes on. */
    odd?: OddPrice | undefined
    /** What is paid or asked for: it has to be typed where the guard would refuse it otherwise. */
    price?: OddPrice | undefined
    onStart: () => void
    onBack?: () => void
  }
}

/** A review takes the place of a form that was scrolled down; its warnings stand at the top. */
function scrollToTop(node: HTMLElement | null): void {
  const panel = node?.closest('[role="dialog"]')
  if (panel) panel.scrollTop = 0
}
