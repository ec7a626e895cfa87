import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getNftsByCollection, getOrders } from '@souk/market'
import { launchBrowser } from '@souk/testing/browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findBrowser } from '../../tools/browser.mjs'
import { connectDemoWallet, openItem, openPurchase, priceBox, reviewListing } from './app.js'
import { startMarket } from './startMarket.js'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

/** A `.jpg` where a PNG would weigh more than 350 kB. */
type Picture = {
  file: `${string}.${'png' | 'jpg'}`
  context: BrowserContextOptions
  go: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  { file: 'home.jpg', context: wide, go: (page) => page.goto('/') },
  {
    file: 'collection-dark.jpg',
    context: { ...wide, colorScheme: 'dark' },
    go: (page) => page.goto('/collection/lanterns-of-the-souk'),
  },
  { file: 'buy.png', context: wide, go: buying },
  { file: 'phone-item.jpg', context: phone, go: openFirstForSale },
  { file: 'phone-listing-dark.png', context: { ...phone, colorScheme: 'dark' }, go: listing },
  { file: 'review.png', context: wide, go: listing },
  { file: 'inspector.png', context: wide, go: inspecting },
  { file: 'approvals.png', context: wide, go: approvals },
]
/** Names on the command line choose; without any, all are taken. */
const wanted = process.argv.slice(2)

const [browserPath, market] = await Promise.all([findBrowser(), startMarket()])
const browser = await launchBrowser({ executablePath: browserPath })
try {
  await everyItemDrawn()
  await mkdir(folder, { recursive: true })
  for (const picture of pictures)
    if (wanted.length === 0 || wanted.includes(picture.file)) await take(browser, picture)
} finally {
  await browser.close()
  await market.stop()
}

/** The market reads what items look like after it has opened. */
async function everyItemDrawn(): Promise<void> {
  const api = createMarketApi({ chain: 'souk', baseUrl: market.url })
  for (const { slug } of demo.collections)
    await poll(async () => {
      const { nfts } = await getNftsByCollection(api, { slug, limit: 200 })
      return nfts.every(({ imageUrl }) => imageUrl) || undefined
    })
}

async function take(browser: Browser, { file, context, go }: Picture): Promise<void> {
  const visit = await browser.newContext({
    locale: 'en-US',
    baseURL: market.url,
    reducedMotion: 'reduce',
    ...context,
  })
  const page = await visit.newPage()
  await go(page)
  await settle(page)
  const jpeg = file.endsWith('.jpg')
  await page.screenshot({ path: join(folder, file), ...(jpeg ? { type: 'jpeg', quality: 85 } : {}) })
  await visit.close()
}

/** Waits until everything in view is there: the live connection, the fonts, the pictures. */
async function settle(page: Page): Promise<void> {
  // By its attribute: an open dialog takes the roles of the page behind it away.
  await page.locator('[role=status]', { hasText: 'Live' }).waitFor({ state: 'attached' })
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(inView.map((image) => image.decode()))
  })
}

async function openFirstForSale(page: Page): Promise<void> {
  await page.goto('/collection/lanterns-of-the-souk?listed=true')
  await page.getByRole('list', { name: 'Items of Lanterns of the Souk' }).getByRole('link').nth(2).click()
  await priceBox(page).getByRole('button', { name: 'Buy now' }).waitFor()
}

async function buying(page: Page): Promise<void> {
  await openFirstForSale(page)
  await connectDemoWallet(page, 'Bilal')
  await openPurchase(page)
}

async function listing(page: Page): Promise<void> {
  await openItem(page, { address: demo.contracts.spices, identifier: 3n })
  await connectDemoWallet(page, 'Amina')
  await reviewListing(page, { price: '0.08' })
}

async function inspecting(page: Page): Promise<void> {
  const api = createMarketApi({ chain: 'souk', baseUrl: market.url })
  const { orders } = await getOrders(api, { side: 'ask', limit: 1 })
  await page.goto('/inspect')
  await page.getByLabel('What to look at').fill(orders[0]?.orderHash ?? '')
  await page.getByText('It can be filled as it stands.').waitFor()
  const gains = page.getByRole('heading', { name: 'Who gains what' })
  await gains.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
}

async function approvals(page: Page): Promise<void> {
  await page.goto('/')
  await connectDemoWallet(page, 'Dario')
  await page.goto('/me?tab=approvals')
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .waitFor()
}
