import { demo, demoClient } from '@souk/devchain'
import { createMarketApi, getOrders, type MarketOrder } from '@souk/market'
import { erc20Abi, erc721Abi } from '@souk/seaport'
import type { StackChain } from '@souk/start'
import { scriptWallet } from '@souk/testing/browser'
import type { Page } from 'playwright-core'
import { type Address, isAddressEqual, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyItem, connectWallet, dialog, fact, goOn, openPurchase, priceBox } from './app.js'
import { startMarket } from './startMarket.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [amina, bilal] = demo.accounts
const money = demo.chains.caravan.contracts

let market: startMarket.Result
let souk: StackChain
let caravan: StackChain

beforeAll(async () => {
  market = await startMarket({ chains: 2 })
  ;[souk, caravan] = market.chains as [StackChain, StackChain]
}, 300_000)
afterAll(() => market.stop(), 120_000)

/** A visitor whose wallet knows both chains and is on the first. */
async function comeToBoth({ privateKey }: Pick<demo.DemoAccount, 'privateKey'>) {
  const { page, context } = await visitors.come({ baseURL: market.url }, { mayBeOffline: true })
  context.setDefaultTimeout(60_000)
  const wallet = await scriptWallet(context, { privateKey, ...souk, others: [caravan] })
  return { page, wallet }
}

/** The cheapest listing of a single item that is paid in a currency. */
async function listingIn(chain: StackChain, symbol: string): Promise<MarketOrder> {
  const api = createMarketApi({ chain: chain.name, baseUrl: chain.url })
  const { orders } = await getOrders(api, { side: 'ask', limit: 50 })
  const known = chain.name === 'souk' ? demo.chains.souk : demo.chains.caravan
  const paysIn = ({ order }: MarketOrder) => {
    const token = order.parameters.consideration[0]?.token
    const inDollars = token !== undefined && isAddressEqual(token, known.stablecoin.address)
    return inDollars === (symbol === 'dUSD')
  }
  const [collection] = known.collections
  const found = orders.find(
    (order) =>
      paysIn(order) &&
      order.order.parameters.offer[0]?.token.toLowerCase() === collection.address.toLowerCase(),
  )
  if (!found) throw new RangeError(`Nothing on ${chain.name} is for sale in ${symbol}.`)
  return found
}

function itemOf({ order }: MarketOrder) {
  const [item] = order.parameters.offer
  if (!item) throw new RangeError('The order offers nothing.')
  return { contract: item.token, tokenId: item.identifierOrCriteria }
}

async function openOn(page: Page, chain: StackChain, { contract, tokenId }: ReturnType<typeof itemOf>) {
  await page.goto(`${chain.url}/item/${contract}/${tokenId}`)
  await priceBox(page).waitFor()
}

const clientOf = ({ rpcUrl, chainId }: StackChain) => demoClient({ account: amina, rpcUrl, chainId })
const ownerOf = (chain: StackChain, { contract, tokenId }: ReturnType<typeof itemOf>) =>
  readContract(clientOf(chain), {
    address: contract,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })
const balanceOf = (address: Address) =>
  readContract(clientOf(caravan), {
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [bilal.address],
  })

/** On the first chain, sees a sale on the other one in its own money: on the front page, and among what the buyer did. */
async function seeSale(page: Page): Promise<void> {
  await page.goto('/')
  const sales = page.getByRole('list', { name: 'Latest sales on Caravan local' })
  await sales.getByText(/dUSD/).first().waitFor()
  await page.goto(`/account/${bilal.address}?tab=activity`)
  const rows = page.getByRole('table', { name: 'Activity on Caravan local' }).getByRole('row')
  const sale = rows.filter({ hasText: 'Sale' }).filter({ hasText: 'dUSD' }).first()
  await sale.getByRole('link').first().click()
  await page.waitForURL(/\/chains\/caravan\/item\//)
}

describe('a market with two chains', () => {
  test('default: a person trades on one, changes to the other, and pays there in its money', async () => {
    const { page, wallet } = await comeToBoth(bilal)
    const lantern = itemOf(await listingIn(souk, 'ETH'))
    await openOn(page, souk, lantern)
    await connectWallet(page, wallet)
    await buyItem(page)
    expect(await ownerOf(souk, lantern)).toBe(bilal.address)

    await page.goto('/')
    await page.getByRole('button', { name: /^Chain: Souk local \(ETH\)/ }).click()
    const choice = await dialog(page, 'Choose a chain')
    await choice.getByText('Palm (PAL)').waitFor()
    await choice.getByRole('link', { name: /Caravan local/ }).click()
    await page.waitForURL(/\/chains\/caravan/)
    await page.getByText('Your wallet is on Souk local.').waitFor()
    await page
      .getByRole('link', { name: /Kilims of the Oases/ })
      .first()
      .click()
    await page.waitForURL(/\/chains\/caravan\/collection\//)
    await page
      .getByText(/\d\s*PAL/)
      .first()
      .waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/\d\s*ETH/)

    const kilim = itemOf(await listingIn(caravan, 'dUSD'))
    const before = await balanceOf(money.dusd)
    await openOn(page, caravan, kilim)
    await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
    await page.getByText('Switch your wallet to Caravan local').waitFor()
    await page.getByText(/This trade is on Caravan local, and your wallet is on another network/).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch to Caravan local' }).click()
    const offer = await dialog(page, 'Buy')
    expect(wallet.chainId).toBe(caravan.chainId)
    await goOn(offer)
    await dialog(page, 'It is yours')
    expect(await ownerOf(caravan, kilim)).toBe(bilal.address)
    expect(before - (await balanceOf(money.dusd))).toBeGreaterThan(0n)
    // The lantern of the same address and the kilim are different items.
    expect(isAddressEqual(kilim.contract, lantern.contract)).toBe(true)
    await seeSale(page)
  }, 300_000)

  test('behavior: wraps the native currency of the second chain for an offer', async () => {
    const { page, wallet } = await comeToBoth(bilal)
    await wallet.switchTo(caravan.chainId)
    await openOn(page, caravan, { contract: money.kilims, tokenId: 1n })
    await connectWallet(page, wallet)
    const before = await balanceOf(money.wrappedNative)
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(page, 'Make an offer')
    await form.getByLabel('Currency').selectOption({ label: 'WPAL' })
    await form.getByLabel('Your offer').fill('5001')
    await form.getByRole('button', { name: 'Wrap 1 PAL' }).click()
    const wrapping = await dialog(page, 'Wrap')
    await wrapping.getByRole('button', { name: 'Review' }).click()
    await goOn(wrapping)
    const wrapped = await dialog(page, 'Wrapped')
    await wrapped.getByText('You received 1 WPAL').waitFor()
    await wrapped.getByRole('button', { name: 'Continue' }).click()
    expect(await balanceOf(money.wrappedNative)).toBe(before + parseEther('1'))
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(page, 'What you are about to sign')
    expect(await fact(review, 'You give')).toBe('5,001 WPAL')
    await goOn(review)
    await dialog(page, 'Offer made')
  }, 300_000)

  test('behavior: one chain goes on while the node of the other stands still', async () => {
    const { page, wallet } = await comeToBoth(amina)
    const node = caravan.pid ?? 0
    process.kill(node, 'SIGSTOP')
    try {
      const lantern = itemOf(await listingIn(souk, 'ETH'))
      await openOn(page, souk, lantern)
      await connectWallet(page, wallet)
      const offer = await openPurchase(page)
      await goOn(offer)
      await dialog(page, 'It is yours')
      expect(await ownerOf(souk, lantern)).toBe(amina.address)
    } finally {
      process.kill(node, 'SIGCONT')
    }
  }, 300_000)
})
