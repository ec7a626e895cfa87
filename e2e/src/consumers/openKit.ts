import { launchBrowser, scriptWallet } from '@souk/testing/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Person } from '../market.js'

/** A request of the page to the market. `code` names the refusal, if there is one. */
export type Asked = { path: string; status: number; code: string | undefined }

/** A page of the kit, and its requests to the market so far. */
export type KitPage = { page: Page; asked: Asked[] }

/** The market that the page uses. */
export type KitWorld = { market: string; rpcUrl: string; chainId: number; paymentTokens: readonly object[] }

/** Shown in the page: a component with its properties, or a hook with its arguments. */
export type Shown =
  | { show: { name: string; props: Record<string, unknown> } }
  | { hook: { name: string; args: readonly unknown[] } }
  | { cart: { tokens: readonly string[] } }

/** Other services that the kit asks, whatever the market is. They are not reached, and know no coin and no chain. */
const prices = /^https:\/\/api\.coingecko\.com\//
const bridges = /^https:\/\/api\.(testnets\.)?relay\.link\//

/** Gives a test file a browser for pages of the kit. A test fails if its page throws. */
export function kitPages(worldOf: () => KitWorld & { page: string }) {
  let browser: Browser
  let open: { context: BrowserContext; thrown: string[] }[] = []
  beforeAll(async () => {
    browser = await launchBrowser({ executablePath: inject('browserPath') })
  })
  afterEach(async () => {
    const left = open
    open = []
    await Promise.all(left.map(({ context }) => context.close()))
    expect(left.flatMap(({ thrown }) => thrown)).toEqual([])
  })
  afterAll(() => browser.close())

  /** Opens the page, with the wallet of a person connected. */
  return async (person: Pick<Person, 'privateKey'>, shown: Shown): Promise<KitPage> => {
    const { page: address, ...world } = worldOf()
    const { rpcUrl, chainId } = world
    const context = await browser.newContext({ locale: 'en-US' })
    context.setDefaultTimeout(20_000)
    const thrown: string[] = []
    context.on('weberror', (error) => thrown.push(error.error().stack ?? error.error().message))
    open.push({ context, thrown })
    await context.route(prices, (route) => route.fulfill({ json: [] }))
    await context.route(bridges, (route) => route.fulfill({ json: { chains: [] } }))
    const wallet = await scriptWallet(context, { privateKey: person.privateKey, rpcUrl, chainId })
    const page = await context.newPage()
    const asked = watchRequests(page, world.market)
    await page.goto(`${address}#${encodeURIComponent(JSON.stringify({ ...world, ...shown }))}`)
    await page.getByRole('button', { name: `Connect ${wallet.name}` }).click()
    await page.getByText('Connected').waitFor()
    return { page, asked }
  }
}

function watchRequests(page: Page, market: string): Asked[] {
  const asked: Asked[] = []
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url())
    const method = response.request().method()
    if (origin !== market || method === 'OPTIONS') return
    const status = response.status()
    const seen: Asked = { path: `${method} ${pathname}`, status, code: undefined }
    asked.push(seen)
    if (status < 400) return
    const body: { code?: string } = await response.json().catch(() => ({}))
    seen.code = body.code
  })
  return asked
}
