import type { MarketOrder } from '@souk/market'
import { bidMark } from '@souk/ui/parts/auctions/bidMark.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'
import { useOrderKind } from '@souk/ui/parts/orders/useOrderKind.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'
import { OrderCheck } from './ListingRow.js'
import { MadeStanding } from './MadeStanding.js'
import { madeNote } from './madeNote.js'
import { OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'

/** Shows an offer or a bid of the account, and its subject. */
export function MadeRowContainer({ order, own, isChosen, onChoose }: MadeRowContainer.Props) {
  const words = useArea(portfolioWords)
  const bids = useArea(auctionWords)
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  const counts = useOrderKind(order, subject.nft?.auction) === 'bid'
  return (
    <OrderRow
      quiet={order.status !== 'active'}
      select={
        own && (
          <OrderCheck label={words.listings.select(subject.name)} checked={isChosen} onChange={onChoose} />
        )
      }
      item={
        <SubjectLink
          subject={subject}
          note={madeNote(order, { isBid: counts, bid: bids.mark.bid, left: words.listings.left })}
        />
      }
      price={<OrderPrice amount={unitPrice(order)} order={order} each={words.listings.each} />}
      note={
        <MadeStanding
          order={order}
          mark={bidMark(order, subject.nft, { words: bids, isOwn: own, isBid: counts })}
        />
      }
      actions={
        own && (
          <Button
            tone="danger"
            onClick={() =>
              desk.trade({ kind: 'cancel', orderHash: order.orderHash, name: subject.name, side: 'bid' })
            }
          >
            {counts ? words.listings.cancelBid : words.listings.cancelOffer}
          </Button>
        )
      }
    />
  )
}

export declare namespace MadeRowContainer {
  type Props = { order: MarketOrder; own: boolean; isChosen: boolean; onChoose: () => void }
}
