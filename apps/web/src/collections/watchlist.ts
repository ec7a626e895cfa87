import { stored, useStored } from '../ui/useStored.js'

const key = 'souk.watched'
/** A list that somebody else wrote into the storage must not stop the page. */
const most = 500

/** The part of `localStorage` that is used. */
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the slugs of the collections that somebody keeps in this browser, the newest first. */
export function readWatched(storage: Pick<ListStorage, 'getItem'>): readonly string[] {
  const found = parse(storage.getItem(key))
  return Array.isArray(found)
    ? found.filter((slug): slug is string => typeof slug === 'string').slice(0, most)
    : []
}

/** Puts a collection on the list, or takes it off. */
export function toggleWatched(storage: ListStorage, slug: string): void {
  const slugs = readWatched(storage)
  const next = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs]
  storage.setItem(key, JSON.stringify(next.slice(0, most)))
}

/** The collections that are kept in this browser, the same in all tabs, and how to put one on or off the list. */
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
