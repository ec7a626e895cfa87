import type { Page } from 'playwright-core'

/**
 * Notes what the page behind a dialog says with the dialog, before anything is painted without it. Returns a function that
 * reads it.
 *
 * @param title - Of the dialog.
 * @param part - A selector of the part of the page. @default all of it
 */
export async function watchBehind(page: Page, title: string, part = 'main'): Promise<() => Promise<string>> {
  await page.evaluate(
    ({ title, part }) => {
      Reflect.deleteProperty(window, 'behind')
      const look = () => {
        const titles = [...document.querySelectorAll('[role="dialog"] h2')].map((node) => node.textContent)
        if (!titles.includes(title)) return
        observer.disconnect()
        // The last word before the browser paints.
        requestAnimationFrame(() =>
          Object.assign(window, { behind: document.querySelector<HTMLElement>(part)?.innerText ?? '' }),
        )
      }
      const observer = new MutationObserver(look)
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { title, part },
  )
  return async () => {
    await page.waitForFunction(() => Reflect.get(window, 'behind') !== undefined)
    return page.evaluate(() => Reflect.get(window, 'behind') as string)
  }
}

/**
 * Lets a page hear nothing new of the market: never an event, and while the market is silent no answer to a read. What the
 * page then shows, it knows from its own trade. Call it before the page loads.
 */
export async function holdMarket(page: Page): Promise<{ silence: () => void; speak: () => void }> {
  let spoken: (() => void)[] | undefined
  await page.route(
    ({ pathname }) => pathname.startsWith('/v2/'),
    async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (pathname === '/v2/events') return
      const isRead = request.method() === 'GET' || pathname === '/v2/nfts'
      if (isRead) await new Promise<void>((resolve) => (spoken ? spoken.push(resolve) : resolve()))
      await route.continue()
    },
  )
  return {
    silence: () => {
      spoken = []
    },
    speak: () => {
      for (const go of spoken ?? []) go()
      spoken = undefined
    },
  }
}
