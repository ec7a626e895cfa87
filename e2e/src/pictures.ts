import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getNftsByAccount, getNftsByCollection, getOrders } from '@souk/market'
import { launchBrowser } from '@souk/testing/browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { isAddressEqual } from 'viem'
import { findBrowser } from '../../tools/repository/browser.mjs'
import { connectDemoWallet, dialog, openItem, openPurchase, priceBox, reviewListing } from './app.js'
import { drawBeside, drawTerminal, readFirstStart } from './drawings.js'
import { startDesign } from './startDesign.js'
import { startMarket } from './startMarket.js'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

const tall: BrowserContextOptions = { viewport: { width: 1280, height: 1000 }, colorScheme: 'light' }
const flat: BrowserContextOptions = { viewport: { width: 1000, height: 620 } }

/** A `.jpg` if a PNG would exceed 350 kB. */
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
  { file: 'set.png', context: wide, go: setForSale },
  { file: 'set-code.png', context: tall, go: setBesideCode },
  { file: 'swap.png', context: wide, go: swapping },
  { file: 'swap-code.png', context: tall, go: swapBesideCode },
  { file: 'first-start.png', context: flat, go: firstStart },
  { file: 'code-and-prompt.png', context: tall, go: codeAndPrompt },
  { file: 'design.jpg', context: wide, go: design },
  { file: 'openapi.png', context: wide, go: (page) => page.goto('/openapi') },
  { file: 'network.png', context: wide, go: network },
]
/** The picture shows the result beside it, as those of the next ones do. */
const setCode = `const set = await market.prepareCreateBundle({
  assets: [4n, 11n, 13n].map((tokenId) =>
    ({ contract, tokenId })),
  price: '0.9',
})
const { plan, run } = set

plan.proceeds.start  // You receive
plan.fees            // of the share of
                     // each collection
plan.parameters      // what is signed
plan.steps           // what the wallet will
                     // be asked, in order

for await (const progress of run())
  show(progress)`

const swapCode = `const swap = await market.prepareCreateSwap({
  give: [{ contract, tokenId: 5n }],
  want: [{ contract, tokenId: 7n }],
  pay: { amount: '0.02' },
})
const { plan, run } = swap

plan.give, plan.want // You give, you get
plan.pay.fees        // paid from the money
plan.pay.proceeds    // The other side gets
plan.parameters      // what is signed
plan.steps           // what the wallet will
                     // be asked, in order

for await (const progress of run())
  show(progress)`

const code = `const { plan, run } = await market.prepareCreateListing({
  asset: { contract, tokenId: 3n },
  price: '0.12',
})

plan.proceeds.start   // You receive
plan.fees             // The market gets,
                      // the creator gets
plan.parameters       // exactly what is signed
plan.steps            // 1, 2, 3: what the wallet
                      // will be asked, in order

for await (const progress of run())
  show(progress)`

/** Names on the command line select pictures; without any, all are taken. */
const wanted = process.argv.slice(2)

const [browserPath, market] = await Promise.all([findBrowser(), startMarket()])
const designServer = await startDesign(market.url)
const browser = await launchBrowser({ executablePath: browserPath })
try {
  await everyItemDrawn()
  await mkdir(folder, { recursive: true })
  for (const picture of pictures)
    if (wanted.length === 0 || wanted.includes(picture.file)) await take(browser, picture)
} finally {
  await browser.close()
  await designServer.stop()
  await market.stop()
}

/** Waits until the market, after its start, has read the items' metadata. */
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

/** Waits until everything in view has loaded: the live connection, the fonts, the pictures. */
async function settle(page: Page): Promise<void> {
  // By its attribute: an open dialog hides the roles of the page behind it.
  const live = page.locator('[role=status]', { hasText: 'Live' })
  if (await page.locator('#root').count()) await live.waitFor({ state: 'attached' })
  // The design page shows some as samples.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.skeleton')].every((skeleton) => skeleton.closest('#parts')),
  )
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

function listing(page: Page): Promise<void> {
  return listingFor(page, '0.08')
}

async function listingFor(page: Page, price: string): Promise<void> {
  await openItem(page, { contract: demo.contracts.spices, tokenId: 3n })
  await connectDemoWallet(page, 'Amina')
  await reviewListing(page, { price })
}

async function inspecting(page: Page): Promise<void> {
  const api = createMarketApi({ chain: 'souk', baseUrl: market.url })
  const { orders } = await getOrders(api, { side: 'ask', limit: 1 })
  await page.goto('/inspect')
  await page.getByLabel('Data to inspect').fill(orders[0]?.orderHash ?? '')
  await page.getByText('It can be filled now.').waitFor()
  const gains = page.getByRole('heading', { name: 'Who gains what' })
  await gains.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
}

async function approvals(page: Page): Promise<void> {
  await page.goto('/')
  await connectDemoWallet(page, 'Dario')
  await page.goto('/me?tab=approvals')
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .waitFor()
}

async function firstStart(page: Page): Promise<void> {
  await drawTerminal(page, await readFirstStart())
}

async function codeAndPrompt(page: Page): Promise<void> {
  await listingFor(page, '0.12')
  await reviewBeside(page, code)
}

/** Shows code beside the open review. */
async function reviewBeside(page: Page, code: string): Promise<void> {
  await settle(page)
  const png = await (await dialog(page, 'What you are about to sign')).screenshot()
  await page.goto('about:blank')
  await drawBeside(page, { code, png })
}

async function setForSale(page: Page): Promise<void> {
  await page.goto('/')
  await connectDemoWallet(page, 'Amina')
  await page.goto('/me')
  await page.getByRole('button', { name: 'Select several' }).click()
  const boxes = page.getByRole('list', { name: 'Select items to list' }).getByRole('checkbox')
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await page.getByRole('button', { name: 'Sell as a set' }).click()
  const form = await dialog(page, 'Sell as a set')
  await form.getByRole('textbox', { name: 'Price of the whole set' }).fill('0.9')
}

async function setBesideCode(page: Page): Promise<void> {
  await setForSale(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Review the listing' }).click()
  await reviewBeside(page, setCode)
}

async function swapping(page: Page): Promise<void> {
  await page.goto('/')
  await connectDemoWallet(page, 'Amina')
  const { address } = demo.accounts[1]
  const api = createMarketApi({ chain: 'souk', baseUrl: market.url })
  const { nfts } = await getNftsByAccount(api, { account: address, limit: 200 })
  const wanted = nfts.find(({ contract }) => isAddressEqual(contract, demo.contracts.lanterns))
  if (!wanted) throw new Error('Bilal holds no lantern.')
  await openItem(page, { contract: wanted.contract, tokenId: wanted.tokenId })
  await priceBox(page).getByRole('button', { name: 'Offer a swap' }).click()
  const form = await dialog(page, 'Offer a swap')
  const give = form.getByRole('group', { name: 'You give' })
  await give.getByRole('button', { name: 'Choose items' }).click()
  await form.getByRole('searchbox', { name: 'Search items' }).fill('lantern')
  await form
    .getByRole('checkbox', { name: /Lantern/ })
    .first()
    .check()
  await form.getByRole('button', { name: 'Done, 1 item chosen' }).click()
  await give.getByRole('button', { name: 'Add money' }).click()
  await give.getByLabel('Currency').selectOption({ label: 'WETH' })
  await give.getByLabel('Money you add').fill('0.02')
}

async function swapBesideCode(page: Page): Promise<void> {
  await swapping(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Review the swap' }).click()
  await reviewBeside(page, swapCode)
}

async function design(page: Page): Promise<void> {
  await page.goto(designServer.url)
  const pairs = page.locator('#pairs')
  await pairs.evaluate((section) => section.scrollIntoView())
}

async function network(page: Page): Promise<void> {
  await page.goto('/networks')
  await page.getByText('Indexed up to block').waitFor()
}
