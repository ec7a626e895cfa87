import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export { type ScriptedWallet, scriptWallet, type WalletRequest } from './scriptedWallet.js'

/**
 * Starts Chromium without a window, with settings that also work in containers.
 *
 * @param options.executablePath - The path of the program.
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
      // The processor renders WebGL.
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
 * Collects the problems in the pages of a context: uncaught errors, and everything that the console reports as an
 * error.
 *
 * @param options.mayBeOffline - Ignores the browser's messages about failed requests. @default false
 * @param options.strangers - Addresses of pages that do not belong to the app. Their console messages are ignored.
 * @returns A list that grows. Assert at the end of a test that it is empty.
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

/** Returns by how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
