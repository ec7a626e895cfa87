import { demo, startDevchain } from '@souk/devchain'
import { buildWeb } from '@souk/start'
import { scriptWallet } from '@souk/testing/browser'
import { testMarkets } from '@souk/testing/server'
import { createPublicClient, type Hash, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialog } from './app.js'
import { market } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [, bilal] = demo.accounts
const { souk, caravan } = demo.chains
let url: string
const nodes = { souk: market.rpcUrl, caravan: '' }
const stops: (() => Promise<void>)[] = []

/** A server for the chain of the other tests and a second one, both as they were before anybody listed anything. */
beforeAll(async () => {
  const [webRoot, second] = await Promise.all([
    buildWeb({ onProgress: () => undefined }),
    startDevchain({ chain: 'caravan' }),
  ])
  stops.push(second.stop)
  nodes.caravan = second.rpcUrl
  const collectionsOf = ({ collections }: demo.DemoChain) =>
    collections.map(({ address, slug }) => ({ address, slug }))
  const markets = await testMarkets({
    webRoot,
    chains: [
      {
        ...{ chain: 'souk', rpcUrl: market.rpcUrl, collections: collectionsOf(souk) },
        explorerUrl: 'https://look.souk.example/',
      },
      {
        ...{ chain: 'caravan', rpcUrl: second.rpcUrl, collections: collectionsOf(caravan), currencies: [] },
        explorerUrl: 'https://look.caravan.example',
      },
    ],
  })
  stops.unshift(markets.close)
  url = (await markets.listen()).url
  await markets.indexed('souk', await market.publicClient.getBlockNumber())
  await markets.indexed('caravan', 1n)
}, 300_000)
afterAll(async () => {
  for (const stop of stops) await stop()
})

describe('a market with two chains', () => {
  test('default: a visitor changes the chain, and each shows its own collections', async () => {
    const { page, context } = await visitors.come({ baseURL: url })
    await scriptWallet(context, { ...bilal, rpcUrl: market.rpcUrl, chainId: souk.chainId })
    await page.goto('/')
    await page
      .getByRole('link', { name: /Lanterns of the Souk/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Chain: Souk local \(ETH\)/ }).click()
    const choice = await dialog(page, 'Choose a chain')
    await choice.getByText('Palm (PAL)').waitFor()
    await choice.getByRole('link', { name: /Caravan local/ }).click()
    await page.waitForURL(/\/chains\/caravan/)
    await page.getByRole('button', { name: /^Chain: Caravan local \(PAL\)/ }).waitFor()
    await page
      .getByRole('link', { name: /Kilims of the Oases/ })
      .first()
      .click()
    await page.waitForURL(/\/chains\/caravan\/collection\/kilims-of-the-oases/)
    await page.getByRole('heading', { name: 'Kilims of the Oases' }).waitFor()
    await page.goto(`${url}/chains/caravan/account/${bilal.address}`)
    await page
      .getByRole('region', { name: 'Souk local' })
      .getByText(/Items: \d/)
      .waitFor()
  })

  test.each(['souk', 'caravan'] as const)(
    'behavior: a transaction on %s opens in its explorer',
    async (name) => {
      const { page, context } = await visitors.come({ baseURL: url })
      await context.route(/^https:\/\/look\./, (route) => route.fulfill({ body: route.request().url() }))
      await page.goto(`/chains/${name}/activity`)
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Transaction', exact: true }).first().click()
      const [, hash] = (await (await opened).locator('body').innerText()).split(
        `https://look.${name}.example/tx/`,
      )
      const client = createPublicClient({ transport: http(nodes[name]) })
      expect(await client.getTransactionReceipt({ hash: hash as Hash })).toMatchObject({ status: 'success' })
    },
  )

  test('behavior: a phone shows the first items, and the other chain behind a line', async () => {
    const { page } = await visitors.come({ baseURL: url, viewport: { width: 390, height: 844 } })
    await page.goto(`/account/${bilal.address}`)
    const first = page.getByRole('tabpanel').locator('li:has(a[href^="/item/"])').first()
    await first.waitFor()
    expect((await first.boundingBox())?.y).toBeLessThan(620)
    await page.getByText('On 1 other chain').click()
    await page
      .getByRole('region', { name: 'Caravan local' })
      .getByText(/Items: \d/)
      .waitFor()
  })

  test('behavior: pages of one chain do not wait for another that never answers', async () => {
    const { page } = await visitors.come({ baseURL: url })
    const unanswered: string[] = []
    await page.route(/\/chains\/caravan\//, (route) => void unanswered.push(route.request().url()))
    await page.goto('/')
    await page
      .getByRole('link', { name: /Lanterns of the Souk/ })
      .first()
      .waitFor()
    await page.goto('/activity')
    await page.getByRole('table', { name: 'Activity, newest first' }).getByRole('row').nth(1).waitFor()
    await page.goto(`/account/${bilal.address}`)
    await page.getByRole('region', { name: 'Caravan local' }).waitFor()
    await page.locator('main a[href^="/item/"]').first().waitFor()
    await expect.poll(() => unanswered.length).toBeGreaterThan(0)
  })
})
