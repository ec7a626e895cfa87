import type { Nft } from '@souk/market'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { heldBy } from '../nft/heldBy.js'
import { readPickedState } from '../nft/listState.js'
import type { PortfolioSearch } from './portfolioSearch.js'
import { Shelf } from './Shelf.js'
import { toSwapDraft } from './toSwapDraft.js'
import type { ShelfItems } from './useShelf.js'
import { useShownShelf } from './useShownShelf.js'

/** Reads, searches and sorts an account's items, and lets visitors select several. */
export function ShelfContainer({ address, own, shelf, search, onSearch }: ShelfContainer.Props) {
  const desk = useTradeDialogs()
  const { nfts, hasMore, onEnd } = shelf
  const { counts, chosen, shown } = useShownShelf(nfts, search)
  const begun = readPickedState(useLocation().state)
  const [picked, setPicked] = useState<ReadonlySet<string> | undefined>(() =>
    begun === undefined ? undefined : new Set([begun]),
  )
  const heldOf = useCallback(
    (nft: Nft) => (nft.standard === 'erc1155' ? heldBy(nft, address) : undefined),
    [address],
  )
  const stop = useCallback(() => setPicked(undefined), [])
  const pickedNfts = nfts?.filter((nft) => picked?.has(keyOf(nft))) ?? []
  return (
    <Shelf
      address={address}
      own={own}
      nfts={shown}
      total={nfts?.length ?? 0}
      hasMore={hasMore}
      collections={counts}
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
    search: PortfolioSearch
    onSearch: (change: PortfolioSearch) => void
  }
}

/** Identifies an item of a shelf. */
function keyOf({ contract, identifier }: Pick<Nft, 'contract' | 'identifier'>): string {
  return `${contract}:${identifier}`.toLowerCase()
}
