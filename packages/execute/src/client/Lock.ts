/**
 * Takes a name that only one may have at a time, in whichever tab.
 *
 * @returns What gives it back, or nothing while someone else has it. It is not waited for: whoever has it may take as
 * long as a person takes.
 */
export type Lock = (name: string) => Promise<(() => void) | undefined>

/** The locks that all tabs of a site share; `undefined` where there are none. */
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
