import type { Nft } from '@souk/market'
import { countByCollection } from '@souk/ui/parts/nft/countByCollection.js'
import { useCollectionReads } from '@souk/ui/parts/nft/useCollectionMap.js'
import { floorOf } from '@souk/ui/parts/orders/floorOf.js'
import { useMemo } from 'react'
import type { PortfolioSearch } from './portfolioSearch.js'
import { putFirst } from './putFirst.js'
import { selectShelf } from './selectShelf.js'

/**
 * Searches and sorts an account's items, and counts them by collection.
 *
 * @param first - The key of the item that comes first. Otherwise the order of the search holds.
 */
export function useShownShelf(
  nfts: readonly Nft[] | undefined,
  search: PortfolioSearch,
  first: string | undefined,
) {
  const slugs = useMemo(() => [...new Set(nfts?.map(({ collection }) => collection))], [nfts])
  const { collections, isReading } = useCollectionReads(slugs)
  const counts = useMemo(
    () => (nfts ? countByCollection(nfts, (slug) => collections.get(slug)?.name) : []),
    [nfts, collections],
  )
  // The last item of the selected collection may be sold meanwhile; then all are shown again.
  const chosen = counts.find(({ slug }) => slug === search.collection)?.slug
  const sorted = useMemo(
    () =>
      nfts &&
      selectShelf(nfts, {
        ...search,
        collection: chosen,
        floorOf: (nft) => floorOf(nft, collections.get(nft.collection))?.price,
      }),
    [nfts, search, chosen, collections],
  )
  const shown = useMemo(() => (sorted && first ? putFirst(sorted, first) : sorted), [sorted, first])
  return { counts, chosen, shown, isReading }
}
