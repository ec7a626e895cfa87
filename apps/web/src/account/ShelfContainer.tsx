import type { Nft } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { useUnreadCollections } from '../reading/useUnreadCollections.js'
import type { PortfolioSearch } from './portfolioSearch.js'
import { Shelf } from './Shelf.js'
import { toSwapDraft } from './toSwapDraft.js'
import type { useFoldedShelf } from './useFoldedShelf.js'
import { usePickedItems } from './usePickedItems.js'
import type { ShelfItems } from './useShelf.js'
import { useShownShelf } from './useShownShelf.js'

/** Reads, searches and sorts an account's items, and lets visitors select several. */
export function ShelfContainer(props: ShelfContainer.Props) {
  const { address, own, shelf, reserved, search, onSearch } = props
  const desk = useTradeDialogs()
  const { nfts, hasMore, onEnd } = shelf
  const { kept, folded } = props.folded
  const { begun, picked, setPicked, stop, pickedNfts } = usePickedItems(nfts)
  const { counts, chosen, shown, isReading } = useShownShelf(kept, search, begun)
  const { unreadHistory } = useUnreadCollections()
  const heldOf = useCallback(
    (nft: Nft) => (nft.standard === 'erc1155' ? heldBy(nft, address) : undefined),
    [address],
  )
  return (
    <Shelf
      {...{ address, own, reserved, begun }}
      nfts={shown}
      total={kept?.length ?? 0}
      isEmpty={nfts?.length === 0}
      hasMore={hasMore}
      // Until their names are read, they would be shown by slug.
      collections={isReading ? [] : counts}
      folded={folded}
      unread={unreadHistory}
      search={{ ...search, collection: chosen }}
      heldOf={heldOf}
      picked={picked}
      onPick={setPicked}
      onSearch={onSearch}
      onEnd={onEnd}
      onList={() => desk.trade({ kind: 'bulkList', nfts: pickedNfts, onListed: stop })}
      onSellSet={() => desk.trade({ kind: 'bundle', nfts: pickedNfts, onListed: stop })}
      onSend={() => desk.trade({ kind: 'sendSeveral', nfts: pickedNfts, onSent: stop })}
      onOffer={() => desk.trade({ kind: 'offers', nfts: pickedNfts, onMade: stop })}
      onSwap={() => desk.trade({ kind: 'swap', owner: address, draft: toSwapDraft(pickedNfts) })}
    />
  )
}

export declare namespace ShelfContainer {
  type Props = {
    address: Address
    own: boolean
    shelf: ShelfItems
    folded: ReturnType<typeof useFoldedShelf>
    reserved: Shelf.Props['reserved']
    search: PortfolioSearch
    onSearch: (change: PortfolioSearch) => void
  }
}
