import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export { type ScriptedWallet, scriptWallet, type WalletRequest } from './scriptedWallet.js'

/**
 * Starts Chromium without a window, in a way that works in containers too.
 *
 * @param options.executablePath - The program.
 *
 * @example
 * const browser = await launchBrowser({ executablePath: '/usr/bin/chromium' })
 */
export function launchBrowser(options: { executablePath: string }): Promise<Browser> {
  return chromium.launch({
    executablePath: options.executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // What is drawn in space is drawn by the processor.
      '--enable-unsafe-swiftshader',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/**
 * Collects what goes wrong in the pages of a context: uncaught errors and everything the console calls an error.
 *
 * @param options.mayBeOffline - Complaints of the browser about failed requests do not count. @default false
 * @param options.strangers - Addresses of pages that are not the app's; what the console says of them does not count.
 * @returns A list that grows; a test fails when it is not empty at the end.
 */
export function watchProblems(
  context: BrowserContext,
  options: { mayBeOffline?: boolean; strangers?: RegExp } = {},
): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (error) =>
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || url.endsWith('/favicon.ico') || options.strangers?.test(url)) return
    if (options.mayBeOffline && message.text().startsWith('Failed to load resource')) return
    problems.push(`console: ${message.text()} (${url})`)
  })
  return problems
}

/** How much wider the page is than its window, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
