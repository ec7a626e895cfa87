import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { dialog, itemPath, openItem } from '../app.js'
import type { Screen } from './Screen.js'

/** Opens an address and waits for its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A heading further down. */
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first()

/** The row of tabs above all content. */
export const tabs = (page: Page) => page.getByRole('tablist').first()

/** The node's latency, and the number of blocks before the first collections. */
export const figures = (page: Page) => [
  page
    .locator('dt')
    .filter({ hasText: /^(Newest block|Response time|Indexed up to block)$/ })
    .locator('xpath=following-sibling::dd'),
]

/** Opens one of the demo's lanterns with other media than a picture. */
async function openMoving(page: Page, { tokenId, kind }: { tokenId: bigint; kind: string }): Promise<void> {
  await openItem(page, { contract: demo.contracts.lanterns, tokenId })
  await page.getByRole('button', { name: kind, exact: true }).click()
}

const lanterns = '/collection/lanterns-of-the-souk'

/** Opens the collection and waits for its first card. */
async function openGrid(page: Page, query = ''): Promise<void> {
  await open(page, `${lanterns}${query}`)
  const items = page.getByRole('list', { name: 'Items of Lanterns of the Souk' })
  await items.getByRole('link').first().waitFor()
}

/** Screens of the market for any visitor. */
export const marketScreens: readonly Screen[] = [
  {
    name: 'front',
    alt: 'The front page: a greeting, the busiest collections as cards with their pictures',
    go: async (page) => {
      await open(page, '/')
      await page
        .getByRole('link', { name: /Lanterns of the Souk/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'front-ranking',
    alt: 'Further down the front page: all collections with floor, change, volume and sales, and the latest sales',
    go: (page) => open(page, '/'),
    top: heading('All collections'),
  },
  {
    name: 'search',
    alt: 'The search with “dyers” typed, and its results over the page',
    go: async (page) => {
      await open(page, '/')
      await page.getByRole('combobox', { name: /^Search/ }).fill('dyers')
      await page
        .getByRole('option', { name: /Dyers’ Quarter/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'collection-grid',
    alt: 'A collection: its name, figures and actions, with filters beside a grid of items with prices',
    go: (page) => openGrid(page),
  },
  {
    name: 'collection-list',
    alt: 'The same items as a table: price, distance from the floor, last sale and owner of each',
    go: async (page) => {
      await open(page, `${lanterns}?view=list&listed=true`)
      await page.getByRole('table', { name: 'Items of Lanterns of the Souk' }).waitFor()
    },
    top: (page) => page.getByRole('table', { name: 'Items of Lanterns of the Souk' }),
  },
  {
    name: 'collection-auctions',
    alt: 'The items on auction, those that end next first: the highest bid and the time left on each card',
    go: (page) => openGrid(page, '?auction=true&sort=ending'),
    top: tabs,
  },
  {
    name: 'collection-filters',
    alt: 'The filters of a collection: beside the grid in a wide window, behind a button in reach on a phone',
    go: (page) => openGrid(page),
    top: tabs,
  },
  {
    name: 'collection-offers',
    alt: 'The book of a collection: offers on any item next to listings, by price',
    go: async (page) => {
      await open(page, `${lanterns}?tab=offers`)
      await page.getByRole('table', { name: 'For sale by price' }).waitFor()
    },
    top: tabs,
  },
  {
    name: 'collection-activity',
    alt: 'The activity of a collection, newest first',
    go: async (page) => {
      await open(page, `${lanterns}?tab=activity`)
      await page.getByRole('table', { name: /^Activity/ }).waitFor()
    },
    top: tabs,
  },
  {
    name: 'collection-holders',
    alt: 'The holders of a collection: a table of wallets with their shares',
    go: async (page) => {
      await open(page, `${lanterns}?tab=holders`)
      await page.getByRole('table', { name: 'Holders' }).waitFor()
    },
    top: tabs,
  },
  {
    name: 'collection-charts',
    alt: 'Charts of a collection: floor and sales, volume, number of sales',
    go: async (page) => {
      await open(page, `${lanterns}?tab=charts`)
      await page.getByRole('figure', { name: 'Floor and sales' }).locator('canvas, dd').first().waitFor()
    },
    top: tabs,
  },
  {
    name: 'collection-mint',
    alt: 'A collection with an open mint: its price, limit and what is left, and the button to mint',
    go: async (page) => {
      await open(page, `/collection/${demo.edition.slug}`)
      await page.getByRole('region', { name: 'Mint: Open to everyone' }).getByText('Open now').waitFor()
    },
  },
  {
    name: 'collection-nothing',
    alt: 'A collection whose filters match no item, with a button to clear them',
    go: async (page) => {
      await open(page, `${lanterns}?q=nothing-of-this-name`)
      await page.getByText('No items match').waitFor()
    },
    top: tabs,
  },
  {
    name: 'item',
    alt: 'An item for sale: its picture, price, what the seller receives, the buttons to buy and to offer',
    go: (page, { sold }) => openItem(page, sold),
  },
  {
    name: 'item-history',
    alt: 'Further down the item: its price history as a chart, and its activity',
    go: (page, { sold }) => openItem(page, sold),
    top: heading('Price history'),
  },
  {
    name: 'item-auction',
    alt: 'An item on auction: reserve, highest bid, end and settlement',
    go: async (page, { auctioned }) => {
      await open(page, itemPath(auctioned))
      await page.getByRole('region', { name: 'Auction' }).waitFor()
    },
  },
  {
    name: 'item-auction-ended',
    alt: 'An item whose auction has ended: the highest bid, and how it is settled',
    go: async (page, { ended }) => {
      await open(page, itemPath(ended))
      await page.getByText('The auction has ended').waitFor()
    },
  },
  {
    name: 'item-falling',
    alt: 'An item with a falling price: its current price, its final price and its end',
    go: (page, { falling }) => openItem(page, falling),
  },
  {
    name: 'item-in-set',
    alt: 'An item for sale as part of a set of three: the items and the price of the set, and the button to buy it',
    go: async (page, { inSet }) => {
      await openItem(page, inSet)
      await page.getByRole('article', { name: /^Part of a set of 3/ }).waitFor()
    },
    top: (page) => page.getByRole('article', { name: /^Part of a set of 3/ }),
  },
  {
    name: 'item-not-for-sale',
    alt: 'An item that is not for sale, with a button to make an offer',
    go: (page, { quiet }) => openItem(page, quiet),
  },
  {
    name: 'item-model',
    alt: 'An item with a 3D model, and buttons to turn it, to zoom in and to show it in full screen',
    go: async (page) => {
      await openMoving(page, { tokenId: 3n, kind: '3D model' })
      await page.getByRole('button', { name: 'Turn left' }).waitFor()
    },
  },
  {
    name: 'item-sound',
    alt: 'An item with a sound: a player below its picture',
    go: async (page) => {
      await openMoving(page, { tokenId: 30n, kind: 'Audio' })
      await page.locator('audio').waitFor()
    },
    top: (page) => page.locator('audio'),
  },
  {
    name: 'item-page',
    alt: 'An item that is a small program: what it can and cannot do, and the button that starts it',
    go: async (page) => {
      await openMoving(page, { tokenId: 12n, kind: 'Page' })
      await page.getByRole('button', { name: 'Start' }).waitFor()
    },
  },
  {
    name: 'activity',
    alt: 'The activity of the whole market: sales, listings, offers and transfers, newest first',
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('table', { name: 'Activity, newest first' }).waitFor()
    },
  },
]

/** Screens of the tools. */
export const toolScreens: readonly Screen[] = [
  {
    name: 'inspector',
    alt: 'The order inspector: a field to paste a signature request, and instructions',
    go: (page) => open(page, '/inspect'),
  },
  {
    name: 'inspector-order',
    alt: 'The inspector with a listing: no findings, an explanation in plain words, and who gives and receives what',
    go: async (page, { order }) => {
      await page.getByLabel('Data to inspect').fill(order)
      await page.getByText('It can be filled now.').waitFor()
    },
    top: (page) => page.getByText('No problems found').first(),
  },
  {
    name: 'inspector-typed-data',
    alt: 'The inspector with typed data that gives an item away for nothing: a warning not to sign, with the reason',
    go: async (page, { bait }) => {
      await page.getByLabel('Data to inspect').fill(bait)
      await page.getByRole('article').getByText('Do not sign or fill this').waitFor()
    },
    top: heading('Something to sign'),
  },
  {
    name: 'inspector-unknown',
    alt: 'The inspector with an unknown input: a warning not to sign what nobody can explain',
    go: async (page) => {
      await page.getByLabel('Data to inspect').fill('please sign')
      await page.getByText('Unknown format').waitFor()
    },
  },
  {
    name: 'domains',
    alt: 'Domain tags: what they are, and a field to look one up',
    go: (page) => open(page, '/domains'),
  },
  {
    name: 'networks',
    alt: 'The state of the chain, the node and the market, and a field for your own node',
    go: async (page) => {
      await open(page, '/networks')
      await page.getByText('Indexed up to block').waitFor()
    },
    covers: figures,
  },
  {
    name: 'settings',
    alt: 'Settings: language, theme, motion, shortcuts, and the data that this browser stores',
    go: (page) => open(page, '/settings'),
  },
  {
    name: 'design',
    alt: 'The design page: the language of the app in one sentence, its principles and its palette',
    go: async (page, { designUrl }) => {
      await open(page, designUrl)
      await page.getByRole('figure', { name: 'Floor and sales' }).locator('canvas').waitFor()
    },
  },
  {
    name: 'design-pairs',
    alt: 'The design page: pairs of colours with their measured contrast',
    go: (page, { designUrl }) => open(page, designUrl),
    top: (page) => page.locator('#pairs'),
  },
  {
    name: 'design-parts',
    alt: 'The design page: buttons, fields and choices in all their states',
    go: (page, { designUrl }) => open(page, designUrl),
    top: (page) => page.locator('#parts'),
  },
  {
    name: 'not-found',
    alt: 'An unknown address, with a link to the front page',
    go: async (page) => {
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    },
  },
  {
    name: 'portfolio-nobody',
    alt: 'The portfolio with no wallet connected, asking to choose one',
    go: (page) => open(page, '/me'),
  },
  {
    name: 'wallets',
    alt: 'Connecting a wallet: wallets of this browser, demo wallets, and an address to watch',
    isDialog: true,
    go: async (page) => {
      await page.getByRole('button', { name: 'Choose a wallet' }).click()
      await dialog(page, 'Connect a wallet')
    },
  },
  {
    name: 'cart-empty',
    alt: 'The cart with nothing in it',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: 'Cart, empty' }).click()
      await dialog(page, 'Your cart')
    },
  },
  {
    name: 'begun-nothing',
    alt: 'The activity of this browser, before any trade',
    isDialog: true,
    go: async (page) => {
      await open(page, '/activity')
      await page.getByRole('button', { name: 'Notifications' }).click()
      await dialog(page, 'Notifications')
    },
  },
]

/** Screens while the market is away. */
export const outageScreens: readonly Screen[] = [
  {
    name: 'starting',
    alt: 'The market does not answer at the start: the page says that nothing of yours is affected, and retries',
    go: async (page) => {
      await page.route(/\/v2\//, (route) => route.abort())
      await page.goto('/')
      await page.getByText('The market is not responding').waitFor()
    },
  },
  {
    name: 'networks-away',
    alt: 'The market stops responding: the network page says so, and what still works',
    go: async (page) => {
      await page.unrouteAll()
      await open(page, '/networks')
      await page.route(/\/v2\/|\/health/, (route) => route.abort())
      await page.getByText(/^The market does not respond/).waitFor()
    },
    top: heading('The market'),
    covers: figures,
  },
  {
    name: 'broken',
    alt: 'A page that failed to open: nothing was changed, with buttons to retry or go to the front page',
    go: async (page) => {
      await page.unrouteAll()
      await page.route(/\/v2\/collection\//, (route) => route.fulfill({ status: 400, json: {} }))
      await page.goto(lanterns)
      await page.getByText('This page could not be opened').waitFor()
    },
  },
  {
    name: 'broken-german',
    alt: 'The same page in German, which says what the market refused without its English text',
    go: async (page) => {
      await page.evaluate(() => localStorage.setItem('souk.language', 'de'))
      await page.reload()
      await page.getByText('Diese Seite ließ sich nicht öffnen').waitFor()
    },
  },
  {
    name: 'not-found-german',
    alt: 'An unknown address in German',
    go: async (page) => {
      await page.unrouteAll()
      await page.goto('/nowhere')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
