import type { MarketOrder } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment } from '../format/formatTime.js'
import { auctionWords } from '../i18n/areas/auction.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Notice } from '../kit/Notice.js'

/** Tells a bidder which of their bids are still open beside the one that counts, and cancels them. */
export function LowerBids({ bids, case: at = 'lower', onCancel }: LowerBids.Props) {
  const { lower } = useArea(auctionWords)
  const [bid, ...others] = bids
  if (!bid) return null
  const isOne = others.length === 0
  const price = formatMoney(bid.price, bid.currency, { exact: true })
  const words = {
    lower,
    outbid: { ...lower, several: lower.outbid, cancelSeveral: lower.cancelAll },
  }[at]
  return (
    <Notice
      tone="warn"
      action={
        onCancel && (
          <Button onClick={() => onCancel(bids)}>{isOne ? words.cancelOne : words.cancelSeveral}</Button>
        )
      }
    >
      {isOne ? words.one(price, formatMoment(bid.endTime)) : words.several(bids.length)}{' '}
      {!onCancel && lower.afterwards}
    </Notice>
  )
}

export declare namespace LowerBids {
  type Props = {
    /** Open bids of the visitor. */
    bids: readonly MarketOrder[]
    /** `lower`: another bid of the visitor leads. `outbid`: none leads. @default 'lower' */
    case?: 'lower' | 'outbid'
    /** Absent before the higher bid is placed. */
    onCancel?: (bids: readonly MarketOrder[]) => void
  }
}
