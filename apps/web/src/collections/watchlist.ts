import { readStoredList, toggleStored } from '../ui/storedList.js'
import { stored, useStored } from '../ui/useStored.js'

const list = { key: 'souk.watched', most: 500 }

/** Returns the slugs of this browser's watchlist, shared by all tabs, and a function to add or remove a collection. */
export function useWatched(): [slugs: readonly string[], toggle: (slug: string) => void] {
  const text = useStored(list.key)
  return [readStoredList({ getItem: () => text }, list), toggle]
}

function toggle(slug: string): void {
  toggleStored(stored, list, slug)
}
