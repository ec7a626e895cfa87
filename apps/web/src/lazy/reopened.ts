const key = 'souk.reopened'
/** Whoever comes back to the page later than this may have it opened anew again. */
const againMs = 60_000

/** The part of `sessionStorage` that is used. */
type ReopenStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Tells whether a page was opened anew a moment ago, so that one that never comes is not opened for ever.
 *
 * @param at - The page's address, and the time in milliseconds.
 */
export function wasReopened(storage: ReopenStorage, at: { href: string; nowMs: number }): boolean {
  const [href, time] = read(storage)
  return href === at.href && at.nowMs - Number(time) < againMs
}

/** Remembers that a page is opened anew. @returns Whether it could be remembered; if not, it must not be. */
export function keepReopened(storage: ReopenStorage, at: { href: string; nowMs: number }): boolean {
  try {
    storage.setItem(key, `${at.href} ${at.nowMs}`)
    return true
  } catch {
    return false
  }
}

function read(storage: ReopenStorage): readonly string[] {
  try {
    return storage.getItem(key)?.split(' ') ?? []
  } catch {
    return []
  }
}
