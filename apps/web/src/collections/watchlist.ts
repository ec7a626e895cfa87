import { stored, useStored } from '../ui/useStored.js'

const key = 'souk.watched'
/** Limits a list that other code wrote into the storage, so that it cannot block the page. */
const most = 500

/** The part of `localStorage` in use. */
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the slugs of this browser's watchlist, newest first. */
export function readWatched(storage: Pick<ListStorage, 'getItem'>): readonly string[] {
  const found = parse(storage.getItem(key))
  return Array.isArray(found)
    ? found.filter((slug): slug is string => typeof slug === 'string').slice(0, most)
    : []
}

/** Adds a collection to the list, or removes it. */
export function toggleWatched(storage: ListStorage, slug: string): void {
  const slugs = readWatched(storage)
  const next = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs]
  storage.setItem(key, JSON.stringify(next.slice(0, most)))
}

/** Returns this browser's watchlist, shared by all tabs, and a function to add or remove a collection. */
export function useWatched(): [slugs: readonly string[], toggle: (slug: string) => void] {
  const text = useStored(key)
  return [readWatched({ getItem: () => text }), toggle]
}

function toggle(slug: string): void {
  toggleWatched(stored, slug)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
