import { poll } from '@souk/base'
import type { Page, Request } from 'playwright-core'
import type { Look, Screen } from './Screen.js'

/** Low enough for some hundred pictures in git, high enough to read them. */
const quality = 40

/** Sets a page's width and theme, and waits until they apply. */
export async function turn(page: Page, { width, height, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme })
  // A page that is not open yet has no theme.
  if (page.url().startsWith('http')) await page.locator(`html[data-theme="${theme}"]`).waitFor()
}

/** Scrolls to where the picture begins. @returns Whether the page scrolled. */
export async function scroll(page: Page, { top }: Pick<Screen, 'top'>): Promise<boolean> {
  if (!top)
    return page.evaluate(() => {
      const isAway = scrollY > 0
      scrollTo(0, 0)
      return isAway
    })
  await top(page).evaluate((element: HTMLElement) => {
    // The header stays in view.
    element.style.scrollMarginTop = '5.5rem'
    element.scrollIntoView({ block: 'start' })
  })
  return true
}

/** Takes a picture of what the page shows. */
export async function takePicture(
  page: Page,
  { isDialog, covers }: Pick<Screen, 'isDialog' | 'covers'>,
): Promise<Buffer> {
  const transactions = page.locator('button[aria-label^="Copy"][aria-label*="transaction"]')
  for (const locator of [transactions, ...(covers?.(page) ?? [])]) await locator.evaluateAll(cover)
  const clip = isDialog ? await page.getByRole('dialog').last().boundingBox() : undefined
  return page.screenshot({ type: 'jpeg', quality, animations: 'disabled', ...(clip ? { clip } : {}) })
}

/** Replaces a text with a bar of constant length, so that the layout beside it stays the same. Runs in the page. */
function cover(elements: Element[]): void {
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(), cover = '0x0000'; text; text = texts.nextNode(), cover = '')
      text.nodeValue = cover
    if (element instanceof HTMLElement) element.style.background = 'currentColor'
  }
}

/**
 * Waits until everything in view has loaded: the page's requests, its fonts, its pictures.
 *
 * @param underWay - Returns the number of open requests; see {@link countRequests}.
 */
export async function settle(page: Page, underWay: () => number): Promise<void> {
  const isQuiet = async () => (await page.evaluate(isDrawn)) && underWay() === 0
  await poll(async () => (await isQuiet()) || undefined, { intervalMs: 10, deadlineMs: 20_000 })
}

/** Runs in the page, so it must not use anything outside of it. */
async function isDrawn(): Promise<boolean> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // An image that a container cuts off never loads, so its position alone does not tell that it is in view.
  const inView = await new Promise<HTMLImageElement[]>((resolve) => {
    const images = [...document.images]
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const shown = new Set(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
      resolve(images.filter((image) => shown.has(image)))
    })
    for (const image of images) observer.observe(image)
    if (images.length === 0) resolve([])
  })
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  const unfinished = [...document.querySelectorAll('[aria-busy="true"], .skeleton')]
  // The design page shows some as samples.
  return unfinished.every((element) => element.closest('#parts'))
}

/** Counts a page's open requests, except for the event stream, which never ends. */
export function countRequests(page: Page): () => number {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/v2/events') underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => underWay.size
}
