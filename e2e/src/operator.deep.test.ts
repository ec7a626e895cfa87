import { demo } from '@souk/devchain'
import { buildWeb } from '@souk/start'
import { testChain } from '@souk/testing'
import { launchBrowser, overflowOf, watchProblems } from '@souk/testing/browser'
import { type TestServer, testServer } from '@souk/testing/server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dialog } from './app.js'
import { violationsOf } from './violationsOf.js'

const chain = testChain({ isUndone: false })
const { lanterns, zellige, spices } = demo.contracts
const adminKey = 'of-this-test'
let server: TestServer
let browser: Browser
let baseURL: string
let last: bigint

beforeAll(async () => {
  const webRoot = await buildWeb({ onProgress: () => {} })
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    collections: [{ address: lanterns, slug: 'lanterns-of-the-souk' }],
    mostCollectionRequests: 2,
    adminKey,
    webRoot,
  })
  last = await chain.publicClient.getBlockNumber()
  await server.indexed(last)
  baseURL = (await server.listen()).url
  browser = await launchBrowser({ executablePath: inject('browserPath') })
}, 300_000)
afterAll(async () => {
  await browser.close()
  await server.close()
})

async function come(): Promise<{ page: Page; problems: readonly string[] }> {
  const context = await browser.newContext({ locale: 'en-US', baseURL, serviceWorkers: 'block' })
  context.setDefaultTimeout(20_000)
  return { problems: watchProblems(context), page: await context.newPage() }
}

async function enter(page: Page, key: string): Promise<void> {
  await page.getByLabel('Admin key').fill(key)
  await page.getByRole('button', { name: 'Open the page' }).click()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  part(page, 'Collections').getByRole('listitem').filter({ hasText: name })

/** Lets the history begin again, and holds it there: that of a test chain is read at once. */
async function stopAtStart(contract: string): Promise<void> {
  await server.market.db
    .updateTable('collections')
    .set({ backfill_next: 0n, stopped_at: new Date(), backfill_at: null })
    .where('contract', '=', contract.toLowerCase())
    .execute()
}

describe('the page of the operator', () => {
  test('default: adds a collection, shows its progress, and hides and shows it', async () => {
    const { page } = await come()
    await page.goto('/operator')
    await enter(page, 'another')
    await page.getByText('The market does not accept this key as an admin key.').waitFor()
    await enter(page, adminKey)
    await part(page, 'Overview').getByText('follows the chain').waitFor()
    const form = part(page, 'Add a collection')
    await form.getByLabel('Contract address').fill(demo.contracts.dusd)
    await form.getByRole('button', { name: 'Check the contract' }).click()
    await form.getByText('At this address is no contract of NFTs').waitFor()
    await form.getByLabel('Contract address').fill(zellige)
    await form.getByRole('button', { name: 'Check the contract' }).click()
    await form.getByText(/: ERC-721$/).waitFor()
    await form.getByLabel('Name to show').fill('Tiles of the city')
    await form.getByRole('button', { name: 'Add collection' }).click()
    const row = rowOf(page, 'Tiles of the city')
    await row.getByText(/^Read$/).waitFor()
    await stopAtStart(zellige)
    await row.getByText(`Block 0 of ${Number(last).toLocaleString('en-US')}`).waitFor()
    await row.getByText('Stopped', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Resume history' }).click()
    await row.getByText(/^Read$/).waitFor()
    await row.getByRole('button', { name: 'Hide' }).click()
    const confirm = await dialog(page, 'Hide Tiles of the city?')
    await confirm.getByRole('button', { name: 'Hide' }).click()
    await row.getByText('Hidden', { exact: true }).waitFor()
    await page.goto('/')
    await page
      .getByRole('link', { name: /Lanterns of the Souk/ })
      .first()
      .waitFor()
    expect(await page.getByRole('link', { name: /Tiles of the city/ }).count()).toBe(0)
    // The link to the page is there while this tab has the key.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Operator' }).click()
    await row.getByRole('button', { name: 'Show' }).click()
    await row.getByRole('button', { name: 'Hide' }).waitFor()
    await page.goto('/')
    await page
      .getByRole('link', { name: /Tiles of the city/ })
      .first()
      .waitFor()
  }, 180_000)

  test('behavior: a visitor asks for a collection, and the operator accepts', async () => {
    const { page: visitor, problems } = await come()
    await visitor.goto(`/collection/${spices}`)
    await visitor.getByLabel('Why').fill('I hold some')
    await visitor.getByRole('button', { name: 'Ask this market to add it' }).click()
    await visitor.getByText('The operator has been asked to add it.').waitFor()
    const { page } = await come()
    await page.goto('/operator')
    await enter(page, adminKey)
    const requests = part(page, 'Requests of visitors')
    await requests.getByText('I hold some').waitFor()
    await requests.getByRole('button', { name: 'Add it' }).click()
    await part(page, 'Collections').getByText('ERC-1155').waitFor()
    await visitor.goto(`/collection/${spices}`)
    await visitor.waitForURL(/\/collection\/[a-z-]+$/)
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  }, 120_000)

  test.each(['light', 'dark'] as const)(
    'behavior: fits a phone and meets WCAG A and AA, %s',
    async (theme) => {
      const { page } = await come()
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/operator')
      await enter(page, adminKey)
      await rowOf(page, 'Lanterns of the Souk').waitFor()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        expect([await overflowOf(page), await violationsOf(page, { of: 'all' })]).toEqual([0, []])
      }
    },
    60_000,
  )

  test('behavior: a new key is shown once, and can be revoked', async () => {
    const { page } = await come()
    await page.goto('/operator')
    await enter(page, adminKey)
    const keys = part(page, 'API keys')
    await keys.getByLabel('Name of the key').fill('shop')
    await keys.getByRole('button', { name: 'Create key' }).click()
    await keys.getByText(/^souk_[0-9a-f]{12}_/).waitFor()
    await keys.getByRole('button', { name: 'I have copied it' }).click()
    await keys.getByRole('button', { name: 'Revoke' }).click()
    await (await dialog(page, 'Revoke the key shop?')).getByRole('button', { name: 'Revoke' }).click()
    await keys.getByText('Revoked', { exact: true }).waitFor()
  }, 60_000)
})
