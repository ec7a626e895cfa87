import type { MarketAuction, MarketOrder } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Countdown } from '@souk/ui/parts/kit/Countdown.js'
import type { OrderSubject } from '@souk/ui/parts/orders/useSubject.js'
import type { ReactNode } from 'react'
import { Standing } from './ListingRow.js'
import { OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'

/** Shows an auction among the listings of an account: its highest bid, and when it ends. */
export function AuctionRow({ order, subject, auction, select, actions }: AuctionRow.Props) {
  const words = useArea(auctionWords)
  const bid = auction?.highestBid?.price
  const isAsleep = order.status !== 'active'
  return (
    <OrderRow
      quiet={isAsleep}
      select={select}
      item={<SubjectLink subject={subject} note={words.title} />}
      price={
        <>
          <OrderPrice amount={bid ?? order.price} order={order} each="" />
          <p className="text-sm text-ink-soft">
            {bid === undefined ? words.reserve : words.highest}
            {bid !== undefined && ` · ${words.row.bids(formatMoney(order.price, order.currency))}`}
            {auction && bid === undefined && ` · ${words.noBid}`}
          </p>
        </>
      }
      note={<Note order={order} auction={auction} />}
      actions={actions}
    />
  )
}

export declare namespace AuctionRow {
  type Props = {
    order: MarketOrder
    subject: OrderSubject
    /** Undefined while it loads. */
    auction: MarketAuction | undefined
    select: ReactNode
    actions: ReactNode
  }
}

/** The order itself ends later than the auction, so that it can be settled: its end says nothing until the auction is read. */
function Note({ order, auction }: Pick<AuctionRow.Props, 'order' | 'auction'>) {
  if (order.status !== 'active') return <Standing order={order} />
  return auction ? <End auction={auction} /> : <span aria-hidden className="skeleton block h-4 w-24" />
}

function End({ auction: { phase, end, highestBid } }: { auction: MarketAuction }) {
  const { endsIn, status, row } = useArea(auctionWords)
  if (phase === 'running')
    return <Countdown end={end} say={endsIn} done={status.closing} className="figures" />
  return <p>{highestBid ? row.canSettle : row.noBid}</p>
}
