import type { Page } from 'playwright-core'

/**
 * Notes what the page behind a dialog says two frames after the dialog appears. Returns a function that reads it.
 *
 * @param title - Of the dialog.
 */
export async function watchBehind(page: Page, title: string): Promise<() => Promise<string>> {
  await page.evaluate((title) => {
    Reflect.deleteProperty(window, 'behind')
    const look = () => {
      const titles = [...document.querySelectorAll('[role="dialog"] h2')].map((node) => node.textContent)
      if (!titles.includes(title)) return
      observer.disconnect()
      const note = () => Object.assign(window, { behind: document.querySelector('main')?.innerText })
      requestAnimationFrame(() => requestAnimationFrame(note))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, title)
  return async () => {
    await page.waitForFunction(() => Reflect.get(window, 'behind') !== undefined)
    return page.evaluate(() => Reflect.get(window, 'behind') as string)
  }
}
