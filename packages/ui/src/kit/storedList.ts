/** The part of `localStorage` in use. */
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A list of texts that this browser stores. `most`: limits a list that other code wrote, so that it cannot block the page. */
export type StoredList = { key: string; most: number }

/** Reads a stored list, newest first. */
export function readStoredList(
  storage: Pick<ListStorage, 'getItem'>,
  { key, most }: StoredList,
): readonly string[] {
  const found = parse(storage.getItem(key))
  return Array.isArray(found)
    ? found.filter((entry): entry is string => typeof entry === 'string').slice(0, most)
    : []
}

/** Adds an entry to a stored list, or removes it. */
export function toggleStored(storage: ListStorage, list: StoredList, entry: string): void {
  const before = readStoredList(storage, list)
  const next = before.includes(entry) ? before.filter((other) => other !== entry) : [entry, ...before]
  storage.setItem(list.key, JSON.stringify(next.slice(0, list.most)))
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
