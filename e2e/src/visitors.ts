import { launchBrowser, type ScriptedWallet, scriptWallet, watchProblems } from '@souk/testing/browser'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { connectWallet } from './app.js'
import { market, type Person } from './market.js'
import { waitForHistory } from './waitForHistory.js'

/** A visitor with a separate browser context. */
export type Visitor = { page: Page; context: BrowserContext; problems: readonly string[] }

/**
 * Gives a test file a browser and closes it at the end. After each test its visitors leave, and the test fails if any
 * of their pages had an uncaught error or an error in the console.
 *
 * Call it once, at the top of the file.
 *
 * @example
 * const visitors = testVisitors()
 * test('default', async () => {
 *   const { page } = await visitors.come()
 * })
 */
export function testVisitors() {
  let browser: Browser
  let present: Visitor[] = []

  beforeAll(async () => {
    browser = await launchBrowser({ executablePath: inject('browserPath') })
  })
  afterEach(async () => {
    const visitors = present
    present = []
    await Promise.all(visitors.map(({ context }) => context.close()))
    expect(visitors.flatMap(({ problems }) => problems)).toEqual([])
  })
  afterAll(() => browser.close())

  /**
   * @param known.mayBeOffline - Whether the browser may report that the market does not answer.
   * @param known.strangers - Addresses of framed pages about which the browser may report errors.
   */
  async function come(
    options: BrowserContextOptions = {},
    known: { mayBeOffline?: boolean; strangers?: RegExp } = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      locale: 'en-US',
      baseURL: market.url,
      // Only the service worker's own tests enable it; elsewhere each page comes from the server.
      serviceWorkers: 'block',
      // Movement costs the processor more than most tests do. Tests of movement ask for it.
      reducedMotion: 'reduce',
      ...options,
    })
    // No test measures the machine: a busy one takes many times as long.
    context.setDefaultTimeout(50_000)
    const problems = watchProblems(context, known)
    const visitor = { context, problems, page: waitForHistory(await context.newPage()) }
    present.push(visitor)
    return visitor
  }

  /** Installs a browser wallet. */
  async function comeWithWallet(
    person: Pick<Person, 'privateKey'>,
    options: { startsOn?: number } = {},
    known: { mayBeOffline?: boolean } = {},
  ): Promise<Visitor & { wallet: ScriptedWallet }> {
    const visitor = await come({}, known)
    const wallet = await scriptWallet(visitor.context, {
      privateKey: person.privateKey,
      rpcUrl: market.rpcUrl,
      chainId: market.chain.id,
      ...options,
    })
    return { ...visitor, wallet }
  }

  /** Opens a person's own portfolio. @param tab - @default the items */
  async function comeHome(person: Pick<Person, 'privateKey'>, tab?: string) {
    const visitor = await comeWithWallet(person)
    await visitor.page.goto(tab ? `/me?tab=${tab}` : '/me')
    await connectWallet(visitor.page, visitor.wallet)
    return visitor
  }

  return { come, comeWithWallet, comeHome }
}
