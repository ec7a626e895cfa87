import { Facts } from '../../kit/Facts.js'
import { Notice } from '../../kit/Notice.js'
import { Confirm } from './Confirm.js'
import type { OddPrice } from './isConfirmed.js'
import { StepList } from './StepList.js'
import type { StepText } from './stepWords.js'

/** Shows what is about to happen, line by line, and the wallet's requests, before the first request. */
export function Review({
  label,
  rows,
  asked,
  steps,
  warnings = [],
  odd,
  asksAgreement,
  price,
  onStart,
  onBack,
}: Review.Props) {
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
      <Confirm
        odd={odd}
        asksAgreement={asksAgreement}
        price={price}
        asked={asked ?? rows.filter(({ total }) => total)}
        onStart={onStart}
        onBack={onBack}
      />
    </div>
  )
}

export declare namespace Review {
  type Props = {
    /** The label of the lines for screen readers. */
    label: string
    rows: readonly Facts.Row[]
    /** The lines to show while the wallet asks. @default those with a total */
    asked?: readonly Facts.Row[] | undefined
    steps: readonly StepText[]
    /** Warnings, shown again before the signature. */
    warnings?: readonly string[]
    /** A price that has to be typed again to continue. */
    odd?: OddPrice | undefined
    /** Whether the visitor has to agree to the warnings. @default false */
    asksAgreement?: boolean | undefined
    /** The price paid or asked. It has to be typed where the guard would otherwise refuse it. */
    price?: OddPrice | undefined
    onStart: () => void
    onBack?: () => void
  }
}

/** A review replaces a form that was scrolled down; its warnings are at the top. */
function scrollToTop(node: HTMLElement | null): void {
  const panel = node?.closest('[role="dialog"]')
  if (panel) panel.scrollTop = 0
}
