import type { MarketOrder } from '@souk/market'
import { useAuction } from '@souk/react'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'
import { AuctionRow } from './AuctionRow.js'
import { OrderCheck } from './ListingRow.js'

/** Reads the state of an auction for its row in a portfolio. */
export function AuctionRowContainer({ order, own, isChosen, onChoose }: AuctionRowContainer.Props) {
  const words = useArea(portfolioWords)
  const { cancel, row } = useArea(auctionWords)
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  const { orderHash } = order
  // Its end comes with the clock and causes no event.
  const { data: auction } = useAuction({ orderHash }, { query: { refetchInterval: 15_000 } })
  const { contract, tokenId, name } = subject
  const isSettling = auction?.phase === 'ended' && auction.highestBid !== undefined
  return (
    <AuctionRow
      order={order}
      subject={subject}
      auction={auction}
      select={
        own && <OrderCheck label={words.listings.select(name)} checked={isChosen} onChange={onChoose} />
      }
      actions={
        own && (
          <>
            {isSettling && contract && tokenId !== undefined && (
              <Button
                tone="primary"
                onClick={() => desk.trade({ kind: 'settle', contract, tokenId, auction: orderHash })}
              >
                {row.settle}
              </Button>
            )}
            <Button tone="danger" onClick={() => desk.trade({ kind: 'cancel', orderHash, name })}>
              {cancel}
            </Button>
          </>
        )
      }
    />
  )
}

export declare namespace AuctionRowContainer {
  type Props = { order: MarketOrder; own: boolean; isChosen: boolean; onChoose: () => void }
}
