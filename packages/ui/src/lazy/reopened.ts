const key = 'souk.reopened'
/** After this time, the page may be reloaded automatically again. */
const againMs = 60_000

/** The part of `sessionStorage` in use. */
type ReopenStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Tells whether a page was reloaded a moment ago, to avoid an endless loop of reloads.
 *
 * @param at - The page's address, and the time in milliseconds.
 */
export function wasReopened(storage: ReopenStorage, at: { href: string; nowMs: number }): boolean {
  const [href, time] = read(storage)
  return href === at.href && at.nowMs - Number(time) < againMs
}

/** Records that a page is being reloaded. @returns Whether that worked. If not, the page must not reload. */
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
