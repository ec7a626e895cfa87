import { collectionWords } from '../i18n/areas/collection.js'
import { useArea } from '../i18n/useArea.js'
import { type CollectionSearch, isAuctions, type SearchChange, toAuctions } from '../nft/collectionSearch.js'

/** Shows only items on auction, those that end next first. */
export function AuctionFilter({ search, onSearch }: AuctionFilter.Props) {
  const words = useArea(collectionWords)
  return (
    <label className="inline-flex h-11 items-center justify-center gap-2.5 rounded-full border border-edge bg-surface px-4 text-sm font-medium whitespace-nowrap max-sm:gap-2 max-sm:px-3 has-checked:border-clay has-checked:bg-clay-wash">
      <input
        type="checkbox"
        checked={isAuctions(search)}
        onChange={(event) => onSearch(toAuctions(search, { isWanted: event.target.checked }))}
        className="size-4.5 accent-(--clay)"
      />
      {words.onAuction}
    </label>
  )
}

export declare namespace AuctionFilter {
  type Props = { search: CollectionSearch; onSearch: SearchChange }
}
