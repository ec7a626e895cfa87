import type { CDPSession, Page } from 'playwright-core'

const fewChanges = 20
const manyChanges = 200
/** By then, the code of all pages has loaded, which is not a leak. */
const codeMs = 10_000
const useMs = 600_000
/** By then, everything that is cached for five minutes has been there once, and some of it has been dropped. */
const earlyMs = 330_000

/** Compares the memory after many navigations between two pages with the memory after a few. */
export async function timesOfChanges(page: Page, session: CDPSession, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForTimeout(codeMs)
  await walk(page, { changes: fewChanges, ways: 2 })
  const early = await usedHeap(session)
  await walk(page, { changes: manyChanges - fewChanges, ways: 2 })
  return (await usedHeap(session)) / early
}

/**
 * Compares the memory after ten minutes of use with the memory after half of it: all pages of the main navigation,
 * the first item of each, scrolling, and the search opened and closed, while listings arrive.
 *
 * @param options.happen - Causes an event on the market.
 */
export async function timesOfUse(
  page: Page,
  session: CDPSession,
  options: { url: string; happen: () => Promise<void> },
): Promise<number> {
  await page.goto(options.url)
  await page.waitForTimeout(codeMs)
  const began = performance.now()
  let early: number | undefined
  while (performance.now() - began < useMs) {
    await walk(page, { changes: 60, ways: 9, looksAround: true })
    await options.happen()
    if (early === undefined && performance.now() - began > earlyMs) early = await usedHeap(session)
  }
  return (await usedHeap(session)) / (early ?? Number.NaN)
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

type Walk = { changes: number; ways: number; looksAround?: boolean }

/** In the page itself, because each click from outside leaves a piece of code in it. */
function walk(page: Page, wanted: Walk): Promise<void> {
  return page.evaluate(async ({ changes, ways, looksAround }) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const press = (element: Element | null | undefined) => (element as HTMLElement | null)?.click()
    const navigation = () => document.querySelectorAll('nav[aria-label="Main"] a')
    for (let change = 0; change < changes; change++) {
      const links = navigation()
      press(links[(change + 1) % Math.min(ways, links.length)])
      await pause(looksAround ? 400 : 60)
      if (!looksAround) continue
      window.scrollBy(0, 2_000)
      await pause(200)
      press(document.querySelector('main a[href^="/item/"], main a[href^="/collection/"]'))
      await pause(600)
      window.scrollBy(0, 2_000)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      await pause(200)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await pause(100)
    }
  }, wanted)
}

export const memoryNames = {
  changes: `memory after ${manyChanges} page changes relative to ${fewChanges}`,
  use: 'memory after ten minutes of use relative to five and a half minutes',
} as const
