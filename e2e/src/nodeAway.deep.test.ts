import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  goOn,
  listItem,
  openItem,
  openPurchase,
  priceBox,
  reviewListing,
  sentHashes,
} from './app.js'
import {
  approve,
  buyListing,
  giveToken,
  listToken,
  newcomer,
  ownerOf,
  type Person,
  stopNode,
  type Token,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
/** Lets the node answer again, also after a test that failed in between. */
let returnNode = () => {}
afterEach(() => returnNode())

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' })

async function openHistory(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return dialog(page, 'Notifications')
}

/** Keeps the receipt from the page, takes the node away once the transaction is sent, and reloads the page. */
async function loseNode(page: Page, confirm: () => Promise<void>): Promise<void> {
  let isLeft = false
  await page.route('**/rpc', async (route) => {
    const asked = route.request().postData() ?? ''
    if (isLeft || !asked.includes('eth_getTransactionReceipt')) await route.continue()
  })
  await confirm()
  await steps(page).getByText('Sent. Waiting for the network.').waitFor()
  returnNode = stopNode()
  isLeft = true
  await page.reload()
  await priceBox(page).waitFor()
}

async function comeToItem(person: Person, token: Token) {
  const { page, wallet } = await visitors.comeWithWallet(person, {}, { mayBeOffline: true })
  await openItem(page, token)
  await connectWallet(page, wallet)
  return { page, wallet }
}

describe('a node that goes away after the wallet has sent', () => {
  test('default: a purchase is mine once the node is back, and was sent once', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.31') })
    const { page, wallet } = await comeToItem(buyer, token)
    await loseNode(page, async () => goOn(await openPurchase(page)))
    const list = await openHistory(page)
    await list.getByText(/^In progress · /).waitFor()
    returnNode()
    await list.getByText(/^Completed · /).waitFor()
    await page.keyboard.press('Escape')
    await priceBox(page).getByRole('button', { name: 'List for sale' }).waitFor()
    expect(await ownerOf(token)).toBe(buyer.address)
    expect(sentHashes(wallet)).toHaveLength(1)
  }, 180_000)

  test('behavior: a purchase that somebody else was faster with has failed', async () => {
    const [seller, buyer, other] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const listing = await listToken(seller, token, { price: parseEther('0.32') })
    const { page, wallet } = await comeToItem(buyer, token)
    const confirm = wallet.hangNext('eth_sendTransaction')
    await loseNode(page, async () => {
      await goOn(await openPurchase(page))
      await steps(page).getByText('Waiting for your wallet').waitFor()
      await buyListing(other, listing)
      confirm()
    })
    returnNode()
    const list = await openHistory(page)
    await list.getByText(/^Failed · /).waitFor()
    expect(await list.getByText(/^Completed · /).count()).toBe(0)
    expect(await ownerOf(token)).toBe(other.address)
    expect(sentHashes(wallet)).toHaveLength(1)
  }, 180_000)

  test('behavior: a listing whose approval was sent needs only a signature then', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { page, wallet } = await comeToItem(seller, token)
    await loseNode(page, async () => goOn(await reviewListing(page, { price: '1.5' })))
    returnNode()
    const list = await openHistory(page)
    await list.getByText('Your approval went through, but nothing was signed').waitFor()
    await page.keyboard.press('Escape')
    await priceBox(page).getByText('Not for sale').waitFor()
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction'])
    await listItem(page, { price: '1.5' })
    await priceBox(page).getByText('1.5\u00a0ETH').first().waitFor()
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
  }, 180_000)

  test('behavior: a listing that was signed while the node was away is completed once the market has it', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await approve(seller, token)
    const { page, wallet } = await comeToItem(seller, token)
    const sign = wallet.hangNext('eth_signTypedData_v4')
    await goOn(await reviewListing(page, { price: '1.7' }))
    await steps(page).getByText('Waiting for your wallet').waitFor()
    returnNode = stopNode()
    const posting = page.waitForRequest((request) => /\/listings$/.test(new URL(request.url()).pathname))
    sign()
    await posting
    await page.reload()
    await priceBox(page).waitFor()
    returnNode()
    await priceBox(page).getByText('1.7\u00a0ETH').first().waitFor()
    await (await openHistory(page)).getByText(/^Completed · /).waitFor()
    expect(askedOf(wallet)).toEqual(['eth_signTypedData_v4'])
  }, 180_000)
})
