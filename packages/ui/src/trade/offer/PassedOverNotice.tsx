import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import type { PassedOver } from './passedOver.js'

/** Says before a seller accepts an offer which bid of their auction it passes over, and leads to settling with that bid. */
export function PassedOverNotice({ auction, bid, hasEnded, bidder, onSettle }: PassedOverNotice.Props) {
  const { passedOver } = useArea(auctionWords)
  const price = formatMoney(bid.price, auction.currency, { exact: true })
  return (
    <Notice tone="warn" action={hasEnded && <Button onClick={onSettle}>{passedOver.settle}</Button>}>
      {hasEnded
        ? passedOver.ended(price, bidder, formatMoment(auction.settleUntil))
        : passedOver.running(price, bidder, formatMoment(auction.end))}
    </Notice>
  )
}

export declare namespace PassedOverNotice {
  type Props = PassedOver & {
    /** The name of the account that made the bid. */
    bidder: string
    onSettle: () => void
  }
}
