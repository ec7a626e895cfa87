import type { Nft } from '@souk/market'
import type { Address, Hash } from 'viem'
import { cancelIntent } from '../../dialogs/cancelIntent.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { OwnOffersNotice } from '../../orders/OwnOffersNotice.js'
import type { OwnOffersCase } from '../../orders/ownOffers.js'
import { useOwnOfferName } from '../../orders/useOwnOfferName.js'
import { useOwnOffers } from '../../orders/useOwnOffers.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useHoldReview } from './useHoldReview.js'

/**
 * Shows the visitor's open offers on items that change hands, or that they make another offer on, and cancels them. Until
 * they are read, the review cannot be confirmed.
 */
export function OwnOffersContainer(props: OwnOffersContainer.Props) {
  const [first] = props.nfts
  // An offer on any item of the collection can take this one as well.
  const any = props.at === 'offering' && props.nfts.length === 1 ? first?.contract : undefined
  return (
    <>
      <OffersPart {...props} />
      {any && !props.collection && <OffersPart {...props} collection={any} />}
    </>
  )
}

function OffersPart(props: OwnOffersContainer.Props) {
  const { nfts, at, place, next, except, collection, isNamed } = props
  const desk = useTradeDialogs()
  const account = useConnection().address
  const isDone = at === 'held' || place === 'receipt'
  const { found, bids, isPending, isIncomplete } = useOwnOffers(nfts, { account, at, except, collection })
  const nameOf = useOwnOfferName(found, collection)
  useHoldReview(isPending)
  return (
    <OwnOffersNotice
      {...{ found, bids, at, isNamed, isIncomplete }}
      isPending={isPending && place === undefined}
      items={nfts.length}
      onCancel={(orders) =>
        desk.trade(cancelIntent(orders, { name: nameOf(orders[0]), next: isDone ? undefined : next }))
      }
    />
  )
}

export declare namespace OwnOffersContainer {
  type Props = {
    nfts: readonly Nft[]
    at: OwnOffersCase
    /** A form and a receipt show what is known while it is read. @default a review */
    place?: 'form' | 'receipt'
    /** The offer that the trade itself makes or fills. @default none */
    except?: Hash | undefined
    /** Instead of the offers on items, those on any or some items of a collection, by its contract. @default none */
    collection?: Address | undefined
    /** Whether the only item with offers is named. @default only where it is one of several */
    isNamed?: boolean
    /** The trade to return to after the cancellation, from its review. @default none */
    next?: TradeIntent
  }
}
