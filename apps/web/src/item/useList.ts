import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { useLocation } from '@tanstack/react-router'
import { readListState } from '../nft/listState.js'

/** Returns the list from which the item was opened; `undefined` if it was not opened from a collection's page. */
export function useList(): CollectionSearch | undefined {
  return readListState(useLocation().state)
}
