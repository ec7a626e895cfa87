import type { MarketOrder } from '@souk/market'
import { bidMark } from '@souk/ui/parts/auctions/bidMark.js'
import { hasWon } from '@souk/ui/parts/auctions/hasWon.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { orderTexts } from '@souk/ui/parts/i18n/areas/orderText.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'
import { useOrderKind } from '@souk/ui/parts/orders/useOrderKind.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'
import { OrderCheck } from './ListingRow.js'
import { MadeActions } from './MadeActions.js'
import { MadeStanding } from './MadeStanding.js'
import { madeNote } from './madeNote.js'
import { OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'

/** Shows an offer or a bid of the account, and its subject. */
export function MadeRowContainer({ order, own, isChosen, onChoose }: MadeRowContainer.Props) {
  const words = useArea(portfolioWords)
  const [bids, { now: cover }] = [useArea(auctionWords), useArea(orderTexts)]
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  const { nft, contract, tokenId, name } = subject
  const auction = nft?.auction
  const isBid = useOrderKind(order, auction) === 'bid'
  const now = useNow()
  const onSettle =
    auction?.settler && contract && tokenId !== undefined && hasWon(order, auction, now)
      ? () => desk.trade({ kind: 'settle', contract, tokenId, auction: auction.orderHash })
      : undefined
  return (
    <OrderRow
      quiet={order.status !== 'active'}
      select={
        own && <OrderCheck label={words.listings.select(name)} checked={isChosen} onChange={onChoose} />
      }
      item={
        <SubjectLink
          subject={subject}
          note={madeNote(order, { isBid, bid: bids.mark.bid, left: words.listings.left, now: cover })}
        />
      }
      price={<OrderPrice amount={unitPrice(order)} order={order} each={words.listings.each} />}
      note={
        <MadeStanding order={order} mark={bidMark(order, nft, { words: bids, isOwn: own, isBid, now })} />
      }
      actions={
        own && (
          <MadeActions
            {...{ isBid, onSettle }}
            onCancel={() => desk.trade({ kind: 'cancel', orderHash: order.orderHash, name, side: 'bid' })}
          />
        )
      }
    />
  )
}

export declare namespace MadeRowContainer {
  type Props = { order: MarketOrder; own: boolean; isChosen: boolean; onChoose: () => void }
}
