import type { MarketOrder } from '@souk/market'
import { Standing } from './ListingRow.js'

/** Shows the state of an offer, and how it stands as a bid on an auction. */
export function MadeStanding({ order, mark }: { order: MarketOrder; mark: string | undefined }) {
  return (
    <>
      {mark && <p className="font-semibold text-ink">{mark}</p>}
      <Standing order={order} />
    </>
  )
}
