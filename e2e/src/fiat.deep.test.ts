import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { parseAbi, parseEther } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { connectWallet, dialog, openItem, priceBox } from './app.js'
import { confirmed, giveToken, listToken, market, newcomer, walletOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [ether] = demo.priceFeeds

/** Sets the price of ether in US dollars, with the time of the last update. By default, it is always new. */
async function setPrice(dollars: bigint, updatedAt = 0n): Promise<void> {
  const hash = await walletOf(demo.operator).writeContract({
    address: ether.address,
    abi: parseAbi(['function set(int256 answer, uint256 updatedAt)']),
    functionName: 'set',
    args: [dollars * 100_000_000n, updatedAt],
  })
  await confirmed(hash)
}

/** Passes the time after which the app reads the feeds again. */
const passMinute = (page: Page) => page.clock.fastForward(61_000)

describe('worths in a fiat currency', () => {
  afterEach(() => setPrice(2_420n))

  test('default: follow the feed without a reload, in the price box and while a price is typed', async () => {
    await setPrice(2_000n)
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page, wallet } = await visitors.comeWithWallet(await newcomer())
    await page.clock.install()
    await openItem(page, token)
    await priceBox(page).getByText('≈ $1,000.00').waitFor()
    await setPrice(30_000n)
    await passMinute(page)
    await priceBox(page).getByText('≈ $15,000').waitFor()
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const offer = await dialog(page, 'Make an offer')
    await offer.getByLabel('Your offer').fill('0.0000002')
    await offer.getByText('< $0.01').waitFor()
  })

  test('behavior: an old price is not shown, and the settings say why', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page } = await visitors.come()
    await page.clock.install()
    await openItem(page, token)
    await priceBox(page).locator('[data-fiat]').waitFor()
    const { timestamp } = await market.publicClient.getBlock()
    await setPrice(2_000n, timestamp - 10_800n)
    await passMinute(page)
    await priceBox(page).locator('[data-fiat]').waitFor({ state: 'detached' })
    await priceBox(page).getByText('0.5 ETH').first().waitFor()
    await page.goto('/settings')
    const settings = page.getByRole('region', { name: 'Prices in a fiat currency' })
    await settings.getByText(/^Out of date, so nothing is shown beside amounts\. Last update: /).waitFor()
    await settings.getByText('≈ $1.00').waitFor()
  })

  test('behavior: a feed that stops answering shows nothing beside amounts, and the settings say why', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page } = await visitors.come()
    await page.clock.install()
    await openItem(page, token)
    await priceBox(page).locator('[data-fiat]').waitFor()
    const { address } = ether
    const code = await market.publicClient.getCode({ address })
    await market.testClient.setCode({ address, bytecode: '0xfe' })
    try {
      await passMinute(page)
      await priceBox(page).locator('[data-fiat]').waitFor({ state: 'detached' })
      await priceBox(page).getByText('0.5 ETH').first().waitFor()
      await page.goto('/settings')
      const settings = page.getByRole('region', { name: 'Prices in a fiat currency' })
      await settings.getByText('The feed does not answer, so nothing is shown beside amounts.').waitFor()
      await settings.getByText('≈ $1.00').waitFor()
    } finally {
      await market.testClient.setCode({ address, bytecode: code ?? '0x' })
    }
    await openItem(page, token)
    await priceBox(page).locator('[data-fiat]').waitFor()
  })

  test('behavior: a visitor turns them off', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.5') })
    const { page } = await visitors.come()
    await openItem(page, token)
    await priceBox(page).locator('[data-fiat]').waitFor()
    await page.goto('/settings')
    const settings = page.getByRole('region', { name: 'Prices in a fiat currency' })
    await settings.getByText('1 ETH').waitFor()
    await settings.getByText('Off').click()
    await settings.getByText('1 ETH').waitFor({ state: 'detached' })
    await openItem(page, token)
    await priceBox(page).getByText('0.5 ETH').first().waitFor()
    expect(await page.locator('[data-fiat]').count()).toBe(0)
  })
})
