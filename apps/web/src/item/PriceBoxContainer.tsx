import type { Collection, MarketOrder, Nft } from '@souk/market'
import { useConnection } from 'wagmi'
import { useCartToggle } from '../cart/useCartToggle.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { useInfo } from '../market/useInfo.js'
import { useNameOf } from '../names/useNames.js'
import { heldBy } from '../nft/heldBy.js'
import { nftName } from '../nft/nftName.js'
import { bestListing } from '../orders/listings.js'
import { editOf } from '../orders/toListDraft.js'
import { useSets } from '../orders/useSets.js'
import { useNow } from '../ui/useNow.js'
import { BestOfferContainer } from './BestOfferContainer.js'
import { PriceBox } from './PriceBox.js'
import { toOffer } from './toOffer.js'

/** Picks the listing that matters to the visitor, and its possible actions. */
export function PriceBoxContainer({ nft, collection, listings }: PriceBoxContainer.Props) {
  const nameOf = useNameOf()
  const info = useInfo()
  const desk = useTradeDialogs()
  const { toggle, has } = useCartToggle()
  const account = useConnection().address
  const { contract, identifier } = nft
  const best = bestListing(nft, { listings, account })
  const now = useNow(best?.type === 'dutch' ? 2_000 : 30_000)
  const held = heldBy(nft, account) !== undefined
  const canOffer = !held || nft.standard === 'erc1155'
  const sets = useSets({ contract, identifier, account })
  // Anyone else's: of an edition, the visitor may hold units too.
  const owner = nft.owners.find(({ address }) => !isSameAddress(address, account))
  return (
    <PriceBox
      offer={best && toOffer(best, { info, collection, account, now })}
      held={held}
      isInSet={sets.some(({ status }) => status === 'active')}
      isReserved={listings.some((listing) => listing.taker !== undefined && listing.status === 'active')}
      bestOffer={<BestOfferContainer nft={nft} held={held} isListed={best !== undefined} />}
      nameOf={nameOf}
      onBuy={() => best && desk.trade({ kind: 'buy', orderHash: best.orderHash, contract, identifier })}
      onCart={best && best.type !== 'dutch' ? () => toggle(best) : undefined}
      inCart={best !== undefined && has(best)}
      onCancel={() => best && desk.trade({ kind: 'cancel', orderHash: best.orderHash, name: nftName(nft) })}
      onList={() => desk.trade({ kind: 'list', contract, identifier, ...editOf(best, account) })}
      onSwap={
        owner &&
        (() =>
          desk.trade({
            kind: 'swap',
            owner: owner.address,
            draft: { give: [], get: [{ contract, identifier, quantity: 1n }] },
          }))
      }
      onOffer={canOffer ? () => desk.trade({ kind: 'offer', contract, identifier }) : undefined}
    />
  )
}

export declare namespace PriceBoxContainer {
  type Props = { nft: Nft; collection: Collection | undefined; listings: readonly MarketOrder[] }
}
