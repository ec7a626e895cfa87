import { useChainKey } from '../market/useChainKey.js'
import { readStoredList, toggleStored } from '../ui/storedList.js'
import { stored, useStored } from '../ui/useStored.js'

/** Returns the slugs of this browser's watchlist, shared by all tabs, and a function to add or remove a collection. */
export function useWatched(): [slugs: readonly string[], toggle: (slug: string) => void] {
  const list = { key: useChainKey('souk.watched'), most: 500 }
  const text = useStored(list.key)
  return [readStoredList({ getItem: () => text }, list), (slug) => toggleStored(stored, list, slug)]
}
