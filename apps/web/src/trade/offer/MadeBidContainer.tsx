import type { MarketAuction, MarketOrder } from '@souk/market'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useOwnBids } from '../../orders/useOwnBids.js'
import { MadeOffer } from './MadeOffer.js'

/** Shows the receipt of an offer on an item. After a bid, offers to cancel the lower ones. */
export function MadeBidContainer({ order, auction, words, onClose }: MadeBidContainer.Props) {
  const own = useOwnBids(auction, useConnection().address)
  const desk = useTradeDialogs()
  return (
    <MadeOffer
      {...order}
      lower={own.filter(({ orderHash }) => orderHash !== order.orderHash)}
      onCancelLower={(orders) => desk.trade({ kind: 'cancelPlan', orders })}
      words={words}
      onClose={onClose}
    />
  )
}

export declare namespace MadeBidContainer {
  type Props = {
    order: MarketOrder
    /** The auction that the offer is a bid on. */
    auction: MarketAuction | undefined
    words: TradeWords
    onClose: () => void
  }
}
