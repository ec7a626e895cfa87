import type { ReactNode } from 'react'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { OrderList } from './OrderRow.js'

/** The offers of an account: what they could cost, each of them, and the way to cancel several. */
export function OffersMade({ own, pickedCount, exposure, rows, keep, onCancel }: OffersMade.Props) {
  const words = useArea(portfolioWords)
  return (
    <div className="space-y-8">
      {exposure}
      <section className="space-y-3">
        {own && rows.length > 1 && (
          <div className="flex justify-end">
            <Button onClick={onCancel}>
              {pickedCount > 0 ? words.listings.planChosen(pickedCount) : words.listings.plan}
            </Button>
          </div>
        )}
        <OrderList label={own ? words.made.label.own : words.made.label.other}>{rows}</OrderList>
      </section>
      {own && keep}
    </div>
  )
}

export declare namespace OffersMade {
  type Props = {
    own: boolean
    /** How many are chosen to be cancelled. */
    pickedCount: number
    exposure: ReactNode
    rows: readonly ReactNode[]
    /** Saves and brings orders; shown to their owner. */
    keep: ReactNode
    onCancel: () => void
  }
}
