import type { MarketOrder } from '@souk/market'
import { useAuction } from '@souk/react'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { auctionWords } from '../i18n/areas/auction.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { useSubject } from '../orders/useSubject.js'
import { Button } from '../ui/Button.js'
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
