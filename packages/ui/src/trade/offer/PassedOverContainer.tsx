import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { useClock } from '../../kit/useClock.js'
import { useNameOf } from '../../names/useNames.js'
import { useConnection } from '../../wallet/useConnection.js'
import { PassedOverNotice } from './PassedOverNotice.js'
import { passedOver } from './passedOver.js'

/** Warns a seller who accepts an offer beside the highest bid of their own auction. Renders nothing without one. */
export function PassedOverContainer({ offer, nft }: PassedOverContainer.Props) {
  const desk = useTradeDialogs()
  const nameOf = useNameOf()
  const account = useConnection().address
  const found = passedOver(offer, { nft, account, now: useClock()() })
  if (!found) return null
  const { contract, tokenId } = nft
  const auction = found.auction.orderHash
  return (
    <PassedOverNotice
      {...found}
      bidder={nameOf(found.bid.maker)}
      onSettle={() => desk.trade({ kind: 'settle', contract, tokenId, auction })}
    />
  )
}

export declare namespace PassedOverContainer {
  type Props = { offer: MarketOrder | CollectionOffer; nft: Nft }
}
