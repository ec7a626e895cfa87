import type { MarketOrder } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment } from '../format/formatTime.js'
import { auctionWords } from '../i18n/areas/auction.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

/** Tells a bidder that their lower bids are still open, and cancels them. */
export function LowerBids({ bids, onCancel }: LowerBids.Props) {
  const { lower } = useArea(auctionWords)
  const [bid, ...others] = bids
  if (!bid) return null
  const isOne = others.length === 0
  return (
    <Notice
      tone="warn"
      action={
        onCancel && (
          <Button onClick={() => onCancel(bids)}>{isOne ? lower.cancelOne : lower.cancelSeveral}</Button>
        )
      }
    >
      {isOne
        ? lower.one(formatMoney(bid.price, bid.currency, { exact: true }), formatMoment(bid.endTime))
        : lower.several(bids.length)}{' '}
      {!onCancel && lower.afterwards}
    </Notice>
  )
}

export declare namespace LowerBids {
  type Props = {
    /** Open bids of the visitor below their highest. */
    bids: readonly MarketOrder[]
    /** Absent before the higher bid is placed. */
    onCancel?: (bids: readonly MarketOrder[]) => void
  }
}
