import type { Address } from 'viem'
import { LowerBids } from '../auctions/LowerBids.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { useConnection } from '../wallet/useConnection.js'
import { useHeldOffers } from './useHeldOffers.js'

/** Shows the visitor's open offers on an item that is theirs now, and cancels them. */
export function HeldOffersContainer(item: { contract: Address; tokenId: bigint }) {
  const desk = useTradeDialogs()
  const offers = useHeldOffers(item, useConnection().address)
  return (
    <LowerBids bids={offers} case="held" onCancel={(orders) => desk.trade({ kind: 'cancelPlan', orders })} />
  )
}
