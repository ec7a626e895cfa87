import type { Collection, Currency, Nft } from '@souk/market'
import { useAddToCart } from '@souk/ui/parts/cart/useAddToCart.js'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { CollectionSearch, SearchChange } from '@souk/ui/parts/links/collectionSearch.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNextPage } from '@souk/ui/parts/market/useNextPage.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { heldBy } from '@souk/ui/parts/nft/heldBy.js'
import { isSameWorth } from '@souk/ui/parts/orders/isSameWorth.js'
import { useCallback, useMemo } from 'react'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { CollectionItems } from './CollectionItems.js'
import { useCollectionItems } from './useCollectionItems.js'

/** Reads the items of a collection page by page; the market filters and sorts them. */
export function CollectionItemsContainer({ collection, search, ...on }: CollectionItemsContainer.Props) {
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const info = useInfo()
  const account = useConnection().address
  const { query, reorder } = useCollectionItems(collection.slug, search)
  const loadMore = useNextPage(query, { wanted: false })
  const nfts = useMemo(() => query.data?.pages.flatMap((page) => page.nfts), [query.data])
  const isOther = (one: Currency) => !isSameWorth(one, { address: zeroAddress }, info.wrappedNative)
  // By price, items for sale come first. Once one without a price is read, all prices are.
  const isEveryPriceRead = !query.hasNextPage || nfts?.some(({ listing }) => !listing)
  const mayHaveOthers = !isEveryPriceRead || nfts?.some(({ listing }) => listing && isOther(listing.currency))
  const heldOf = useCallback((nft: Nft) => heldBy(nft, account), [account])
  const { added, addAll } = useAddToCart()
  if (query.error && !query.data) throw query.error
  return (
    <CollectionItems
      collection={collection}
      currencies={info.currencies}
      otherCurrencies={mayHaveOthers ? collection.currencies.filter(isOther).map(({ symbol }) => symbol) : []}
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
