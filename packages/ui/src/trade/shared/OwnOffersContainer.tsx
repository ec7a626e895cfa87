import type { Nft } from '@souk/market'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { OwnOffersNotice } from '../../orders/OwnOffersNotice.js'
import type { OwnOffersCase } from '../../orders/ownOffers.js'
import { useOwnOffers } from '../../orders/useOwnOffers.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useHoldReview } from './useHoldReview.js'

/**
 * Shows the visitor's open offers on items that change hands, and cancels them. Until they are read, the review cannot be
 * confirmed.
 */
export function OwnOffersContainer({ nfts, at, next }: OwnOffersContainer.Props) {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { found, isPending, isIncomplete } = useOwnOffers(nfts, { account, at })
  useHoldReview(isPending)
  return (
    <OwnOffersNotice
      {...{ found, at, isPending, isIncomplete }}
      items={nfts.length}
      onCancel={(orders) =>
        desk.trade({ kind: 'cancelPlan', orders, ...(next && at !== 'held' ? { next } : {}) })
      }
    />
  )
}

export declare namespace OwnOffersContainer {
  type Props = {
    nfts: readonly Nft[]
    at: OwnOffersCase
    /** The trade to return to after the cancellation, from its review. @default none */
    next?: TradeIntent
  }
}
