import { demo, demoClient } from '@souk/devchain'
import type { StackChain } from '@souk/start'
import { type ScriptedWallet, scriptWallet } from '@souk/testing/browser'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { erc721Abi } from 'viem'
import { writeContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectWallet, dialog } from './app.js'
import { startMarket } from './startMarket.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [amina, bilal] = demo.accounts
const { kilims } = demo.chains.caravan.contracts

let market: startMarket.Result
let souk: StackChain
let caravan: StackChain

beforeAll(async () => {
  market = await startMarket({ chains: 2 })
  ;[souk, caravan] = market.chains as [StackChain, StackChain]
}, 300_000)
afterAll(() => market?.stop(), 120_000)

async function come(options: BrowserContextOptions = {}) {
  const visitor = await visitors.come({ baseURL: market.url, ...options }, { mayBeOffline: true })
  visitor.context.setDefaultTimeout(60_000)
  return visitor
}

/** A visitor whose wallet knows both chains and is on the first. */
async function comeToBoth() {
  const visitor = await come()
  const { privateKey } = bilal
  const wallet = await scriptWallet(visitor.context, { privateKey, ...souk, others: [caravan] })
  return { ...visitor, wallet }
}

const switcher = (page: Page) => page.getByRole('button', { name: /^Chain: / })
const connection = (page: Page) => page.getByRole('status', { name: /^Connection to/ })
const isConnected = (page: Page, { name }: ScriptedWallet) =>
  page.getByRole('button', { name: `Wallet ${name}` }).waitFor()

describe('the choice of a chain', () => {
  test('default: opens again after it was closed, and again on the other chain, which shows the same page', async () => {
    const { page } = await come()
    await page.goto('/activity')
    await switcher(page).click()
    await dialog(page, 'Choose a chain')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await switcher(page).click()
    const choice = await dialog(page, 'Choose a chain')
    await choice.getByRole('link', { name: /Caravan local/ }).click()
    await page.waitForURL('/chains/caravan/activity')
    await switcher(page).click()
    const back = await dialog(page, 'Choose a chain')
    expect(await back.getByRole('link', { name: /Caravan local/ }).getAttribute('aria-current')).toBe('true')
    await back.getByRole('link', { name: /Souk local/ }).click()
    await page.waitForURL('/activity')
    await page.goBack()
    await page.waitForURL('/chains/caravan/activity')
    await switcher(page).getByText('Caravan local').waitFor()
  }, 300_000)

  test('behavior: a reload on the second chain keeps the chain, the wallet and its money', async () => {
    const { page, wallet } = await comeToBoth()
    await wallet.switchTo(caravan.chainId)
    await page.goto('/chains/caravan/me')
    await connectWallet(page, wallet)
    const money = page.getByText(/\d\s*PAL/).first()
    await money.waitFor()
    await page.reload()
    await isConnected(page, wallet)
    await money.waitFor()
    expect(new URL(page.url()).pathname).toBe('/chains/caravan/me')
    expect(await page.getByText(/^Your wallet is on /).count()).toBe(0)
    // It came back by itself: connecting again would ask for the account.
    expect(
      wallet.requests.filter(({ method }) => method === 'wallet_requestPermissions').length,
    ).toBeLessThan(2)
  }, 300_000)

  test('behavior: a wallet that changes its chain by itself is told where it is, on each of the two markets', async () => {
    const { page, wallet } = await comeToBoth()
    await page.goto('/')
    await connectWallet(page, wallet)
    const notice = (title: string) => page.getByText(`Your wallet is on ${title}.`)
    expect(await page.getByText(/^Your wallet is on /).count()).toBe(0)
    await wallet.switchTo(caravan.chainId)
    await notice('Caravan local').waitFor()
    await page.goto('/chains/caravan/')
    await isConnected(page, wallet)
    expect(await page.getByText(/^Your wallet is on /).count()).toBe(0)
    await wallet.switchTo(souk.chainId)
    await notice('Souk local').waitFor()
    await switcher(page).click()
    const choice = await dialog(page, 'Choose a chain')
    await choice
      .getByRole('link', { name: /Souk local/ })
      .getByText('Your wallet is here')
      .waitFor()
  }, 300_000)
})

describe('a chain that is not ready', () => {
  test('default: its page says so and opens by itself, and the other chain is not affected', async () => {
    const { page } = await come()
    const body = {
      errors: ['The chain caravan is not ready. The other chains of this market are not affected.'],
      code: 'chain_not_ready',
      facts: { chain: 'caravan', retryAfterMs: 2_000 },
    }
    await page.route(/\/chains\/caravan\/(v2|health)/, (route) => route.fulfill({ status: 503, json: body }))
    await page.goto('/chains/caravan/')
    await page.getByRole('heading', { name: 'This chain is not ready' }).waitFor()
    await page.getByText('Its other chains are not affected.').waitFor()
    await page.getByRole('link', { name: 'Go to the first chain' }).click()
    await switcher(page).getByText('Souk local').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'This chain is not ready' }).waitFor()
    await page.unrouteAll()
    await switcher(page).getByText('Caravan local').waitFor()
  }, 300_000)
})

describe('the installed app', () => {
  test('behavior: opens below the path of a chain without a network', async () => {
    const { page, context } = await come({ serviceWorkers: 'allow' })
    await page.goto('/chains/caravan/activity')
    await switcher(page).waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await switcher(page).waitFor()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
    await switcher(page).getByText('Caravan local').waitFor()
    await context.setOffline(false)
    await page.reload()
    await connection(page).getByText('Live').waitFor()
    // The description of a market and its events never come from the worker.
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('souk-files-1')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/$|^\/assets\/|^\/[\w.-]+$/.test(path))).toEqual([])
  }, 300_000)
})

describe('the events of a chain', () => {
  test('default: go on when a wallet connects', async () => {
    const { page, wallet } = await comeToBoth()
    const streams: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/v2\/events?\/?(stream)?$|\/stream$/.test(pathname)) streams.push(pathname)
    })
    await page.goto('/chains/caravan/activity')
    await connection(page).getByText('Live').waitFor()
    await wallet.switchTo(caravan.chainId)
    await connectWallet(page, wallet)
    await connection(page).getByText('Live').waitFor()
    const client = demoClient({ account: amina, rpcUrl: caravan.rpcUrl, chainId: caravan.chainId })
    const { nfts } = (await (
      await fetch(`${caravan.url}/api/v2/chain/caravan/account/${amina.address}/nfts?limit=50`)
    ).json()) as { nfts: { contract: string; identifier: string }[] }
    const own = nfts.find(({ contract }) => contract.toLowerCase() === kilims.toLowerCase())
    if (!own) throw new RangeError('Amina has no kilim.')
    const hash = await writeContract(client, {
      address: kilims,
      abi: erc721Abi,
      functionName: 'transferFrom',
      args: [amina.address, bilal.address, BigInt(own.identifier)],
    })
    await page.locator(`a[href*="${hash}"], [title*="${hash}"]`).first().waitFor()
    expect(new Set(streams)).toEqual(new Set(['/chains/caravan/v2/events']))
    await page.close()
  }, 300_000)
})
