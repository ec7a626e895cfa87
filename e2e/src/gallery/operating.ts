import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { dialog, openItem, priceBox } from '../app.js'
import { figures as networkFigures, open } from './places.js'
import type { Screen } from './Screen.js'
import { adminKey } from './world.js'

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first()

/** What differs from run to run: the node's port, blocks, and the size of the database. */
const figures = (page: Page) => [
  page
    .locator('dt')
    .filter({ hasText: /^(Node|Newest block|Indexed up to|Behind by|Database|Orders being checked)$/ })
    .locator('xpath=following-sibling::dd'),
]

/** Screens of the operator. */
export const operatorScreens: readonly Screen[] = [
  {
    name: 'operator-enter',
    alt: 'The page of the operator asks for the admin key, and says how long this tab keeps it',
    go: (page) => open(page, '/operator'),
  },
  {
    name: 'operator',
    alt: 'The page of the operator: the state of the market, its node, queues, refused orders, keys and fees',
    go: async (page) => {
      await page.getByLabel('Admin key').fill(adminKey)
      await page.getByRole('button', { name: 'Open the page' }).click()
      await page.getByText('The market is ready.').waitFor()
    },
    covers: figures,
  },
  {
    name: 'operator-collections',
    alt: 'Further down: each collection with the progress of its history and metadata, and what can be done with it',
    go: async (page) => {
      await page.getByRole('region', { name: 'Collections', exact: true }).getByText('Read').first().waitFor()
    },
    top: heading('Collections'),
    covers: figures,
  },
  {
    name: 'operator-add',
    alt: 'Adding a collection: the address was checked, and its name and standard are shown; the market already trades this one',
    go: async (page) => {
      const form = page.getByRole('region', { name: 'Add a collection', exact: true })
      await form.getByLabel('Contract address').fill(demo.contracts.lanterns)
      await form.getByRole('button', { name: 'Check the contract' }).click()
      await form.getByText('This market already trades it.').waitFor()
    },
    top: heading('Add a collection'),
    covers: figures,
  },
]

/** Lets the market say something else: the gallery has one chain, and its market tells the truth. */
async function say(page: Page, changes: object): Promise<void> {
  await page.unrouteAll()
  await page.route(/\/v2\/market$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...changes } })
  })
}

const { souk, caravan } = demo.chains
const chains = [
  {
    ...{ chain: souk.name, chain_id: souk.chainId, title: 'Souk local', path: '' },
    native_currency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
  },
  {
    ...{ chain: caravan.name, chain_id: caravan.chainId, title: 'Caravan local', path: '/chains/caravan' },
    native_currency: { symbol: 'PAL', name: 'Palm', decimals: 18 },
  },
]

/** Screens of a market with two chains, and of one that contradicts what is known of its chain. */
export const chainScreens: readonly Screen[] = [
  {
    name: 'chains',
    alt: 'The choice of the chain in the header: each chain with its money',
    isDialog: true,
    go: async (page) => {
      await say(page, { chains })
      await open(page, '/activity')
      await page.getByRole('button', { name: /^Chain: Souk local/ }).click()
      await (await dialog(page, 'Choose a chain')).getByText('Palm (PAL)').waitFor()
    },
  },
  {
    name: 'contradiction',
    alt: 'A market that contradicts known facts: a banner on every page says what still works',
    go: async (page, { sold }) => {
      await say(page, { conduit_key: `0x${'1'.repeat(64)}` })
      await openItem(page, sold)
      await page.getByRole('alert').filter({ hasText: 'This market contradicts known facts' }).waitFor()
    },
  },
  {
    name: 'contradiction-blocked',
    alt: 'Buying there: the field that differs, with both values, and no way to trade',
    isDialog: true,
    go: async (page) => {
      await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
      await dialog(page, 'You cannot trade here')
    },
  },
  {
    name: 'contradiction-facts',
    alt: 'The page of networks lists what the market says beside what is known',
    go: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'View the facts' }).click()
      await page.getByRole('region', { name: 'The market’s word' }).waitFor()
    },
    top: heading('The market’s word'),
    covers: networkFigures,
  },
]
