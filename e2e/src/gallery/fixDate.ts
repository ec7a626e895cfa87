import type { BrowserContext } from 'playwright-core'

/**
 * Sets the date of all pages of a visit, present and later ones. It stands still; timers and animations go on.
 *
 * Playwright's clock would add the time between this process's date, which stands still as well, and the real one, and
 * the pages' timers would stop.
 *
 * @param time - Milliseconds.
 */
export async function fixDate(context: BrowserContext, time: number): Promise<void> {
  await context.addInitScript(setDate, time)
  await Promise.all(context.pages().map((page) => page.evaluate(setDate, time)))
}

/** Runs in the page, so it must not use anything outside of it. */
function setDate(time: number): void {
  Object.assign(globalThis, { fixedTime: time })
  if ('hasFixedDate' in globalThis) return
  const now = (): number => Reflect.get(globalThis, 'fixedTime')
  const fixed = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.assign(globalThis, { Date: fixed, hasFixedDate: true })
}
