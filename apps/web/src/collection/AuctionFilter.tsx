import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import {
  type CollectionSearch,
  isAuctions,
  type SearchChange,
  toAuctions,
} from '@souk/ui/parts/links/collectionSearch.js'
import { FilterChip } from './FilterChip.js'

/** Shows only items on auction, those that end next first. */
export function AuctionFilter({ search, onSearch }: AuctionFilter.Props) {
  const words = useArea(collectionWords)
  return (
    <FilterChip
      label={words.onAuction}
      isOn={isAuctions(search)}
      onChange={(isWanted) => onSearch(toAuctions(search, { isWanted }))}
    />
  )
}

export declare namespace AuctionFilter {
  type Props = { search: CollectionSearch; onSearch: SearchChange }
}
