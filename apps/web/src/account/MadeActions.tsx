import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** The buttons of an own offer or bid. */
export function MadeActions({ isBid, onSettle, onCancel }: MadeActions.Props) {
  const { listings } = useArea(portfolioWords)
  const { row } = useArea(auctionWords)
  return (
    <>
      {onSettle && (
        <Button tone="primary" onClick={onSettle}>
          {row.settle}
        </Button>
      )}
      <Button tone="danger" onClick={onCancel}>
        {isBid ? listings.cancelBid : listings.cancelOffer}
      </Button>
    </>
  )
}

export declare namespace MadeActions {
  type Props = {
    isBid: boolean
    /** Settles the auction that the bid won. Undefined if it won none, or only the seller can settle. */
    onSettle: (() => void) | undefined
    onCancel: () => void
  }
}
