import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { useSets } from '@souk/ui/parts/orders/useSets.js'
import { useConnection } from 'wagmi'
import { BestOfferContainer } from './BestOfferContainer.js'
import { PriceBox } from './PriceBox.js'
import { type ListedItem, useMainListing } from './useMainListing.js'

/** Shows the main listing of an item, and what else the visitor can do with the item. */
export function PriceBoxContainer({ nft, collection, listings }: ListedItem) {
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const main = useMainListing({ nft, collection, listings })
  const { contract, tokenId } = nft
  const held = heldBy(nft, account) !== undefined
  const canOffer = !held || nft.standard === 'erc1155'
  const sets = useSets({ contract, tokenId, account })
  // Anyone else's: of an edition, the visitor may hold units too.
  const owner = nft.owners.find(({ address }) => !isSameAddress(address, account))
  const draft = { give: [], get: [{ contract, tokenId, quantity: 1n }] }
  return (
    <PriceBox
      {...main}
      isReading={collection === undefined}
      held={held}
      isInSet={sets.some(({ status }) => status === 'active')}
      isReserved={listings.some((listing) => listing.taker !== undefined && listing.status === 'active')}
      bestOffer={<BestOfferContainer nft={nft} held={held} isListed={main.offer !== undefined} />}
      nameOf={nameOf}
      onSwap={owner && (() => desk.trade({ kind: 'swap', owner: owner.address, draft }))}
      onOffer={canOffer ? () => desk.trade({ kind: 'offer', contract, tokenId }) : undefined}
    />
  )
}
