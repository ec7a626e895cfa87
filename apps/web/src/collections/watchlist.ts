import { readStoredList, toggleStored } from '@souk/ui/parts/kit/storedList.js'
import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'
import { useChainKey } from '@souk/ui/parts/market/useChainKey.js'

/** Returns the slugs of this browser's watchlist, shared by all tabs, and a function to add or remove a collection. */
export function useWatched(): [slugs: readonly string[], toggle: (slug: string) => void] {
  const list = { key: useChainKey('souk.watched'), most: 500 }
  const text = useStored(list.key)
  return [readStoredList({ getItem: () => text }, list), (slug) => toggleStored(stored, list, slug)]
}
