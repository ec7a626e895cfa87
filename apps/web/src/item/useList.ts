import { useLocation } from '@tanstack/react-router'
import type { CollectionSearch } from '../nft/collectionSearch.js'
import { readListState } from '../nft/listState.js'

/** The list from which the item was opened; `undefined` where it was not opened from a collection's page. */
export function useList(): CollectionSearch | undefined {
  return readListState(useLocation().state)
}
