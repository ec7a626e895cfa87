import type { Nft } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { isOnlyHolder } from '@souk/ui/parts/nft/isOnlyHolder.js'
import { isHiddenOffer, useHiddenOffers } from '@souk/ui/parts/orders/hiddenOffers.js'
import { useConnection } from 'wagmi'
import { BestOffer } from './BestOffer.js'
import { useItemOffers } from './useItemOffers.js'

/** Picks the highest funded offer of others for an item. Renders nothing without one. */
export function BestOfferContainer({ nft, held, isListed }: BestOfferContainer.Props) {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const [hidden] = useHiddenOffers()
  const { contract, tokenId } = nft
  const best = useItemOffers(nft).rows.find(
    ({ isCovered, isKnownMoney, maker }) =>
      isCovered && isKnownMoney && !isSameAddress(maker, account) && !isOnlyHolder(nft, maker),
  )
  if (!best) return null
  const accept = () => desk.trade({ kind: 'accept', contract, tokenId, offer: best.order })
  return (
    <BestOffer
      row={best}
      isFirst={!isListed}
      isHidden={held && isHiddenOffer(best.order, hidden)}
      onAccept={held ? accept : undefined}
    />
  )
}

export declare namespace BestOfferContainer {
  type Props = {
    nft: Nft
    /** Whether the visitor holds the item. */
    held: boolean
    isListed: boolean
  }
}
