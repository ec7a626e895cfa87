import type { MarketAuction, MarketOrder, Nft } from '@souk/market'
import { isHighestBid } from '../../auctions/isHighestBid.js'
import { cancelIntent } from '../../dialogs/cancelIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { useOwnBids } from '../../orders/useOwnBids.js'
import { useConnection } from '../../wallet/useConnection.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import { MadeOffer } from './MadeOffer.js'

/** Shows the receipt of an offer on an item, and offers to cancel the older ones, or the lower ones after a bid. */
export function MadeBidContainer({ order, nft, auction, words, onClose }: MadeBidContainer.Props) {
  const own = useOwnBids(auction, useConnection().address)
  const desk = useTradeDialogs()
  const texts = useArea(auctionWords)
  // Another trade may have changed what the wallet allows since.
  const { status } = own.find(({ orderHash }) => orderHash === order.orderHash) ?? order
  return (
    <MadeOffer
      {...order}
      isInactive={status === 'inactive'}
      told={auction && toldOf(order, auction, texts)}
      lower={own.filter(({ orderHash, price }) => orderHash !== order.orderHash && price <= order.price)}
      onCancelLower={(orders) => desk.trade(cancelIntent(orders, { name: nftName(nft) }))}
      older={
        !auction && <OwnOffersContainer nfts={[nft]} at="offering" except={order.orderHash} place="receipt" />
      }
      words={words}
      onClose={onClose}
    />
  )
}

/** Tells whether the bid leads, and what happens with it at the end. */
function toldOf(
  order: MarketOrder,
  auction: MarketAuction,
  { placed }: Pick<(typeof auctionWords)['en'], 'placed'>,
): MadeOffer.Props['told'] {
  const price = formatMoney(order.price, order.currency, { exact: true })
  return {
    title: isHighestBid(order, auction) ? placed.highest : placed.other,
    meaning: placed.meaning(price, formatMoment(auction.end), formatMoment(order.endTime)),
  }
}

export declare namespace MadeBidContainer {
  type Props = {
    order: MarketOrder
    nft: Nft
    /** The auction that the offer is a bid on. */
    auction: MarketAuction | undefined
    words: TradeWords
    onClose: () => void
  }
}
