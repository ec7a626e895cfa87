import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CancelChosen } from './CancelChosen.js'
import { OrderList } from './OrderRow.js'

/** Shows the listings of an account, active ones first. */
export function Listings({ own, active, asleep, choice, keep, onCancelAsleep }: Listings.Props) {
  const { listings } = useArea(portfolioWords)
  const count = active.length + asleep.length
  return (
    <div className="space-y-8">
      {count === 0 && (
        <EmptyState
          title={listings.none}
          action={
            own && (
              <Link to="/me" className={buttonClass('primary')}>
                {listings.choose}
              </Link>
            )
          }
        >
          {own ? listings.noneMeaning.own : listings.noneMeaning.other}
        </EmptyState>
      )}
      {active.length > 0 && (
        <section className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{listings.active}</h2>
            {own && count > 1 && <CancelChosen {...choice} />}
          </div>
          <OrderList label={own ? listings.label.own : listings.label.other}>{active}</OrderList>
        </section>
      )}
      {asleep.length > 0 && (
        <section className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{listings.asleep}</h2>
            {own && (
              <Button tone="danger" onClick={onCancelAsleep}>
                {listings.planChosen(asleep.length)}
              </Button>
            )}
          </div>
          <p className="max-w-2xl text-sm text-ink-soft">{listings.asleepMeaning}</p>
          <OrderList label={listings.asleep}>{asleep}</OrderList>
        </section>
      )}
      {own && keep}
    </div>
  )
}

export declare namespace Listings {
  type Props = {
    own: boolean
    /** Rows of active listings. */
    active: readonly ReactNode[]
    /** Rows of inactive listings. */
    asleep: readonly ReactNode[]
    /** The selection of listings to cancel. */
    choice: CancelChosen.Props
    /** Saves and posts orders; only for their owner. */
    keep: ReactNode
    onCancelAsleep: () => void
  }
}
