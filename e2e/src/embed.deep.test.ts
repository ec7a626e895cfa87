import { demo } from '@souk/devchain'
import { getOrders } from '@souk/market'
import type { Page, Request } from 'playwright-core'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedOf, dialog, goOn } from './app.js'
import {
  auctionToken,
  giveToken,
  listToken,
  market,
  newcomer,
  offerFor,
  ownerOf,
  type Token,
} from './market.js'
import { startShop } from './startShop.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

let shop: startShop.Result
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** Opens the page of another origin, with the components for a token. */
async function openShop(page: Page, token: Token, changes: Record<string, string> = {}): Promise<void> {
  const query = new URLSearchParams({
    url: market.url,
    rpc: market.rpcUrl,
    chain: String(market.chain.id),
    contract: token.contract,
    token: String(token.tokenId),
    slug: 'lanterns-of-the-souk',
    ...changes,
  })
  await page.goto(`${shop.url}?${query}`)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Waits until an element has the focus. */
async function focused(page: Page, name: string): Promise<void> {
  const isFocused = (label: string) =>
    document.activeElement?.tagName === 'BUTTON' && document.activeElement.textContent === label
  await page.waitForFunction(isFocused, name)
}

describe('the components on the page of a shop', () => {
  test('default: buy from no wallet, list, and tell the page', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.7') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await openShop(page, token)
    await button(page, 'Buy for 0.7 ETH').click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Buy'))
    await (await dialog(page, 'It is yours')).getByRole('button', { name: 'Done' }).click()
    await focused(page, 'Not for sale')
    expect(await ownerOf(token)).toBe(buyer.address)

    await button(page, 'List for sale').click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('textbox', { name: 'Price' }).fill('2')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Listed')).getByRole('button', { name: 'Done' }).click()
    await button(page, 'Yours').first().waitFor()
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction', 'eth_signTypedData_v4'])
    const done = await page.getByRole('status', { name: 'Done trades' }).innerText()
    expect(done.replaceAll(/0x[\da-f]{64}/g, '0x…')).toBe('buy button\npurchase 0x…\nlisting 0x…')
    const { orders } = await getOrders(market.api, { side: 'ask', maker: buyer.address })
    expect(orders.map(({ price }) => price)).toEqual([parseEther('2')])
  })

  test('param: onConnect: the trade goes on after the page has connected, with wrapping', async () => {
    const [owner, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(owner)
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await openShop(page, token, { connect: 'own' })
    await button(page, 'Make an offer').click()
    await button(page, `Use ${wallet.name}`).click()
    await dialog(page, 'Make an offer')
    await page.keyboard.press('Escape')
    await focused(page, 'Make an offer')
    await button(page, 'Make an offer').click()
    const form = await dialog(page, 'Make an offer')
    await form.getByRole('textbox', { name: 'Your offer' }).fill('1.5')
    await form.getByRole('button', { name: 'Wrap 0.5 ETH' }).click()
    const wrapping = await dialog(page, 'Wrap')
    await wrapping.getByRole('button', { name: 'Review' }).click()
    await goOn(wrapping)
    await (await dialog(page, 'Wrapped')).getByRole('button', { name: 'Continue' }).click()
    await form.getByRole('button', { name: 'Review the offer' }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Offer made')).getByRole('button', { name: 'Done' }).click()
    const { orders } = await getOrders(market.api, { side: 'bid', maker: bidder.address })
    expect(orders.map(({ price, currency }) => [price, currency.address])).toEqual([
      [parseEther('1.5'), demo.contracts.wrappedNative],
    ])
  })

  test('behavior: the cart and the card work on another origin, and again after leaving', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.001') })
    const { page } = await visitors.come()
    await openShop(page, token)
    await button(page, 'Add to cart').click()
    await button(page, 'In the cart').waitFor()
    await button(page, 'Cart (1)').click()
    await dialog(page, 'Your cart')
    await page.keyboard.press('Escape')
    await focused(page, 'Cart (1)')
    const picture = page.getByRole('region', { name: 'Card' }).getByRole('img', { includeHidden: true })
    await picture.first().waitFor()
    await button(page, 'Switch the market').click()
    await page.locator('.souk').first().waitFor({ state: 'detached' })
    await button(page, 'Switch the market').click()
    await button(page, 'Cart (1)').waitFor()
  })
})

/** Counts what the page hears of Escape, and lets tests send the close request that Back is on Android. */
function watchClosing(): void {
  const { CloseWatcher: Native } = window as unknown as {
    CloseWatcher: new () => { requestClose: () => void }
  }
  const open: { requestClose: () => void }[] = []
  class Noted extends Native {
    constructor() {
      super()
      open.push(this)
    }
  }
  const heard = { escapes: 0, moves: 0 }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') heard.escapes++
  })
  window.addEventListener('popstate', () => heard.moves++)
  Object.assign(window, { CloseWatcher: Noted, heard, goBack: () => open.at(-1)?.requestClose() })
}

describe('a dialog on the page of a shop', () => {
  test('behavior: Escape and a close request close it, and the page and its history learn nothing of them', async () => {
    const token = await giveToken(await newcomer())
    const { page } = await visitors.come()
    await page.addInitScript(watchClosing)
    await openShop(page, token)
    await button(page, 'Make an offer').waitFor()
    const before = await page.evaluate(() => history.length)
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => (window as unknown as { goBack: () => void }).goBack()),
    ]) {
      await button(page, 'Make an offer').click()
      await dialog(page, 'Connect a wallet')
      await leave()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await focused(page, 'Make an offer')
    }
    const heard = await page.evaluate(() => (window as unknown as { heard: unknown }).heard)
    expect(heard).toEqual({ escapes: 0, moves: 0 })
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('behavior: Escape closes it on a page that keeps keys to itself', async () => {
    const token = await giveToken(await newcomer())
    const { page } = await visitors.come()
    await page.addInitScript(() => {
      window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await openShop(page, token)
    await button(page, 'Make an offer').click()
    await dialog(page, 'Connect a wallet')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('a trade that a reload interrupted', () => {
  test('behavior: a purchase that waits for the wallet is beside its button, and completes by itself', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.7') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await openShop(page, token)
    await button(page, 'Buy for 0.7 ETH').click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    const confirm = wallet.hangNext('eth_sendTransaction')
    await goOn(await dialog(page, 'Buy'))
    await page.getByText('Waiting for your wallet').waitFor()
    await page.reload()
    const buttons = page.getByRole('region', { name: 'Buttons' })
    await buttons.getByRole('button', { name: 'View the unfinished trade' }).first().click()
    const list = await dialog(page, 'Unfinished trades')
    await list.getByText('its answer never arrived').waitFor()
    confirm()
    await list.getByText(/^Completed · /).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Not for sale').or(button(page, 'Yours')).first().waitFor()
    expect(await page.getByRole('button', { name: /^View / }).count()).toBe(0)
    expect(await ownerOf(token)).toBe(buyer.address)
  })

  test('behavior: a signed listing that never reached the market can be sent from its button', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { page, wallet } = await visitors.comeWithWallet(seller, {}, { mayBeOffline: true })
    await openShop(page, token)
    const isPost = (request: Request) => request.method() === 'POST' && posts.test(request.url())
    const posts = /\/v2\/orders\//
    await page.route(posts, (route) => (isPost(route.request()) ? route.abort() : route.continue()))
    await button(page, 'List for sale').click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('textbox', { name: 'Price' }).fill('2')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const failed = page.waitForEvent('requestfailed', { predicate: isPost, timeout: 0 })
    await goOn(await dialog(page, 'What you are about to sign'))
    await failed
    await page.reload()
    await page.unroute(posts)
    await page.getByRole('button', { name: 'View the unfinished trade' }).first().click()
    const list = await dialog(page, 'Unfinished trades')
    await list.getByText('One order you signed has not reached the market.').waitFor()
    await list.getByRole('button', { name: 'Send now' }).click()
    await list.getByText(/^Completed · /).waitFor()
    const { orders } = await getOrders(market.api, { side: 'ask', maker: seller.address })
    expect(orders.map(({ price }) => price)).toEqual([parseEther('2')])
  })
})

describe('SweepButton', () => {
  test('behavior: from no wallet, the limit of the form leads to the review of one item and its purchase', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.0001') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await openShop(page, token)
    await button(page, 'Buy several').click()
    const form = await dialog(page, 'Sweep the floor')
    await form.getByLabel('Maximum per item').fill('0.0001')
    await form.getByRole('button', { name: 'Review it for 0.0001 ETH' }).click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Buy'))
    await (await dialog(page, 'It is yours')).getByRole('button', { name: 'Done' }).click()
    expect(await ownerOf(token)).toBe(buyer.address)
  })
})

describe('BuyButton', () => {
  test('behavior: bids on an item that is on auction', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const auction = await auctionToken(seller, token, {
      ...{ reserve: parseEther('0.1'), seconds: 3_600, creatorBasisPoints: 500 },
    })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await openShop(page, token, { order: auction.orderHash })
    const card = page.getByRole('article', { name: /^Auction: / })
    await card.getByText('Bids from 0.1 WETH').waitFor()
    await button(page, 'Place a bid').first().click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    const form = await dialog(page, 'Place a bid')
    await form.getByRole('textbox', { name: 'Your bid' }).fill('0.2')
    await form.getByRole('button', { name: /^Review the bid/ }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Bid placed')).getByRole('button', { name: 'Done' }).click()
    await card.getByText('Highest bid 0.2 WETH').waitFor()
    const { orders } = await getOrders(market.api, { side: 'bid', maker: bidder.address })
    expect(orders.map(({ price }) => price)).toEqual([parseEther('0.2')])
  })
})

describe('OrderCard', () => {
  test('behavior: the holder of an item accepts an offer', async () => {
    const [holder, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(holder)
    const { orderHash } = await offerFor(bidder, token, { amount: parseEther('0.4') })
    const { page, wallet } = await visitors.comeWithWallet(holder)
    await openShop(page, token, { order: orderHash })
    const card = page.getByRole('article', { name: /^Offer: / })
    await card.getByText('0.4 WETH').waitFor()
    await card.getByRole('button', { name: 'Accept offer' }).click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await goOn(await dialog(page, 'Accept the offer'))
    await (await dialog(page, 'Sold')).getByRole('button', { name: 'Done' }).click()
    await card.getByText('Accepted', { exact: true }).waitFor()
    expect(await card.getByRole('button').count()).toBe(0)
    expect(await ownerOf(token)).toBe(bidder.address)
  })

  test('behavior: its maker cancels a listing', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { orderHash } = await listToken(seller, token, { price: parseEther('0.6') })
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await openShop(page, token, { order: orderHash })
    const card = page.getByRole('article', { name: /^Listing: / })
    await button(page, 'List for sale').click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await dialog(page, 'List for sale')
    await page.keyboard.press('Escape')
    await card.getByText('by you').waitFor()
    await card.getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(page, 'Cancel listing')
    await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    await (await dialog(page, 'Listing cancelled')).getByRole('button', { name: 'Done' }).click()
    await card.getByText('Cancelled', { exact: true }).waitFor()
  })
})

describe('a market that cannot be used', () => {
  test('default: each component says why', async () => {
    const token = await giveToken(await newcomer())
    const { page } = await visitors.come({}, { mayBeOffline: true })
    await openShop(page, token, { url: 'http://127.0.0.1:1' })
    await page.getByText('The market at http://127.0.0.1:1 does not answer.').first().waitFor()
    await button(page, 'The market did not answer.').first().waitFor()
    await openShop(page, token, { chain: '1' })
    await button(page, 'Not available on this page').first().waitFor()
    await page.getByText('This page is not set up for chain').first().waitFor()
  })

  test('param: trust: without it, nothing is traded on a chain that nobody knows', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.7') })
    const { page, wallet } = await visitors.comeWithWallet(await newcomer())
    await page.route(/\/v2\/market$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), chain_id: 424_242 } })
    })
    await openShop(page, token, { chain: '424242' })
    await button(page, 'Buy for 0.7 ETH').click()
    await (await dialog(page, 'Connect a wallet')).getByRole('button', { name: wallet.name }).click()
    await dialog(page, 'This trade was not started')
    await openShop(page, token, { chain: '424242', trust: 'market' })
    await button(page, 'Buy for 0.7 ETH').click()
    await dialog(page, 'Buy')
    expect(askedOf(wallet)).toEqual([])
  })
})
