import type { Address } from 'viem'
import { LowerBids } from '../auctions/LowerBids.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { useConnection } from '../wallet/useConnection.js'
import { useHeldOffers } from './useHeldOffers.js'

/** Shows the visitor's open offers on an item that is theirs now, and cancels them. */
export function HeldOffersContainer({ title, ...item }: HeldOffersContainer.Props) {
  const desk = useTradeDialogs()
  const offers = useHeldOffers(item, useConnection().address)
  return (
    <LowerBids
      bids={offers}
      case="held"
      title={title}
      onCancel={(orders) => desk.trade({ kind: 'cancelPlan', orders })}
    />
  )
}

export declare namespace HeldOffersContainer {
  type Props = {
    contract: Address
    tokenId: bigint
    /** Names the item, where there are several. */
    title?: string
  }
}
