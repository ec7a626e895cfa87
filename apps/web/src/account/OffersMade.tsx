import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { ReactNode } from 'react'
import { CancelChosen } from './CancelChosen.js'
import { OrderList } from './OrderRow.js'

/** Shows the offers of an account and their possible total, and cancels several. */
export function OffersMade({ own, choice, exposure, rows, swaps, keep }: OffersMade.Props) {
  const words = useArea(portfolioWords)
  return (
    <div className="space-y-8">
      {exposure}
      <section className="space-y-3 empty:hidden">
        {own && rows.length > 0 && (
          <div className="flex justify-end">
            <CancelChosen {...choice} />
          </div>
        )}
        {rows.length > 0 && (
          <OrderList label={own ? words.made.label.own : words.made.label.other}>{rows}</OrderList>
        )}
      </section>
      {swaps}
      {own && keep}
    </div>
  )
}

export declare namespace OffersMade {
  type Props = {
    own: boolean
    /** The selection of offers to cancel. */
    choice: CancelChosen.Props
    exposure: ReactNode
    rows: readonly ReactNode[]
    /** The swaps of the account. */
    swaps: ReactNode
    /** Saves and posts orders; only for their owner. */
    keep: ReactNode
  }
}
