import { type CollectionSearch, parseCollectionSearch } from './collectionSearch.js'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the collection's page was narrowed and ordered from which an item was opened. */
    list?: CollectionSearch
  }
}

/**
 * Reads from an entry of the browser's history which list an item was opened from. It stays over reloads and steps back,
 * and is not in the address, which others may open.
 */
export function readListState({ list }: { list?: unknown }): CollectionSearch | undefined {
  return typeof list === 'object' && list !== null
    ? parseCollectionSearch({ ...(list as Record<string, unknown>) })
    : undefined
}
