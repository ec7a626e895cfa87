import type { Page } from 'playwright-core'

/**
 * Makes a page load others only once its closed dialogs have left the browser's history. The browser would cancel a
 * load that begins before.
 */
export function waitForHistory(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...args) => {
    await settle(page)
    return goto.apply(page, args)
  }
  page.reload = async (...args) => {
    await settle(page)
    return reload.apply(page, args)
  }
  return page
}

/** Waits until no entry of a dialog is left, or a dialog is open. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !window.history.state?.overlays || document.querySelector('[role=dialog][data-open]') !== null,
  )
}
