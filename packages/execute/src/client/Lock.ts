/**
 * Acquires a named lock that only one tab can hold at a time.
 *
 * @returns A function that releases the lock, or `undefined` if another tab holds it. Does not wait for the other tab,
 * because its user may take any amount of time.
 */
export type Lock = (name: string) => Promise<(() => void) | undefined>

/** Returns the locks that all tabs of a site share, or `undefined` if the environment has none. */
export function ofBrowser(): Lock | undefined {
  const locks = globalThis.navigator?.locks
  if (!locks) return undefined
  return (name) =>
    new Promise((resolve, reject) => {
      const hold = (lock: unknown) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined)
      locks.request(name, { ifAvailable: true }, hold).catch(reject)
    })
}
