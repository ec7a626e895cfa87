import type { Collection, Nft } from '@souk/market'
import { useAddToCart } from '@souk/ui/parts/cart/useAddToCart.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { CollectionSearch, SearchChange } from '@souk/ui/parts/links/collectionSearch.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNextPage } from '@souk/ui/parts/market/useNextPage.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { useCallback, useMemo } from 'react'
import { useConnection } from 'wagmi'
import { CollectionItems } from './CollectionItems.js'
import { otherCurrencies } from './otherCurrencies.js'
import { useCollectionItems } from './useCollectionItems.js'
import { useFirstPicked } from './useFirstPicked.js'

/** Reads the items of a collection page by page; the market filters and sorts them. */
export function CollectionItemsContainer({ collection, search, ...on }: CollectionItemsContainer.Props) {
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const info = useInfo()
  const account = useConnection().address
  const { query, reorder } = useCollectionItems(collection.slug, search)
  const loadMore = useNextPage(query, { wanted: false })
  const nfts = useMemo(() => query.data?.pages.flatMap((page) => page.nfts), [query.data])
  const heldOf = useCallback((nft: Nft) => heldBy(nft, account), [account])
  const { added, addAll } = useAddToCart()
  const first = useFirstPicked()
  if (query.error && !query.data) throw query.error
  return (
    <CollectionItems
      collection={collection}
      currencies={info.currencies}
      otherCurrencies={otherCurrencies(collection, { nfts, hasMore: query.hasNextPage, info })}
      first={first}
      nfts={nfts}
      isStale={query.isPlaceholderData}
      onReorder={reorder}
      search={search}
      {...on}
      heldOf={heldOf}
      nameOf={nameOf}
      canBuy={(nft) => nft.listing !== undefined && !isSameAddress(nft.listing.maker, account)}
      canOffer={(nft) => nft.standard === 'erc1155' || heldOf(nft) === undefined}
      onOffer={(nfts, onMade) => desk.trade({ kind: 'offers', nfts, onMade })}
      hasMore={query.hasNextPage}
      isReadingMore={query.isFetchingNextPage}
      hasFailed={query.isFetchNextPageError}
      onMore={loadMore}
      onCart={addAll}
      added={added}
    />
  )
}

export declare namespace CollectionItemsContainer {
  type Props = {
    collection: Collection
    search: CollectionSearch
    onSearch: SearchChange
    /** Absent where nothing is for sale. */
    onSweep: (() => void) | undefined
  }
}
