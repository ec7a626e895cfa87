import { type CollectionSearch, parseCollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters and sort of the collection page from which an item was opened. */
    list?: CollectionSearch
    /** The key of the item with which a visitor begins to select several, in the portfolio or in a collection. */
    picked?: string
  }
}

/**
 * Reads from an entry of the browser's history the list from which an item was opened. It survives reloads and going
 * back, and is not part of the address, which others may open.
 */
export function readListState({ list }: { list?: unknown }): CollectionSearch | undefined {
  return typeof list === 'object' && list !== null
    ? parseCollectionSearch({ ...(list as Record<string, unknown>) })
    : undefined
}

/** Reads from an entry of the browser's history the item with which a selection begins. */
export function readPickedState({ picked }: { picked?: unknown }): string | undefined {
  return typeof picked === 'string' ? picked.toLowerCase() : undefined
}
