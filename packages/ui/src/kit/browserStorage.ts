/** The parts of `localStorage` that components use. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Returns the storage of this browser. A browser may forbid it in frames and on pages of others, and then throws on
 * access. In that case, returns one that is empty and refuses to store anything, so that carts and flows report that they
 * are only kept in memory.
 *
 * @example
 * createCartStore({ storage: browserStorage() })
 */
export function browserStorage(): BrowserStorage {
  try {
    return window.localStorage
  } catch (error) {
    return forbidden(error)
  }
}

/**
 * Returns the locks of this browser. Browsers that forbid storage also refuse locks, which are needed only where several
 * tabs share a storage.
 */
export function browserLocks(): LockManager | undefined {
  try {
    return window.localStorage && navigator.locks
  } catch {
    return undefined
  }
}

function forbidden(error: unknown): BrowserStorage {
  return {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw error
    },
  }
}
