import { demo } from '@souk/devchain'
import { postOrder, postSwap } from '@souk/market'
import { createOrder, ItemType } from '@souk/seaport'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, goOn, openItem, sentHashes } from './app.js'
import {
  approve,
  giveToken,
  listToken,
  market,
  newcomer,
  ownerOf,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

const toItem = ({ contract, tokenId }: Token) => ({ itemType: ItemType.ERC721, contract, tokenId }) as const

async function sign(maker: Person, terms: Pick<createOrder.Options, 'offer' | 'consideration'>) {
  const { executeAllActions } = await createOrder(walletOf(maker), {
    ...terms,
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return executeAllActions()
}

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' })

/** Keeps the receipt from the page, and reloads it once its transaction is sent. */
async function reloadBeforeReceipt(page: Page, begin: () => Promise<void>): Promise<void> {
  let isLeft = false
  await page.route('**/*', async (route) => {
    const asked = route.request().postData() ?? ''
    if (isLeft || !asked.includes('eth_getTransactionReceipt')) await route.continue()
  })
  await begin()
  await steps(page).getByText('Sent. Waiting for the network.').waitFor()
  await page.reload({ waitUntil: 'commit' })
  isLeft = true
}

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return dialog(page, 'Notifications')
}

async function makeSwap() {
  const [maker, taker] = [await newcomer(), await newcomer()]
  const [give, want] = [await giveToken(maker), await giveToken(taker)]
  await approve(taker, want)
  const order = await sign(maker, { offer: [toItem(give)], consideration: [toItem(want)] })
  await postSwap(market.api, { order })
  return { maker, taker, give, want }
}

describe('a reload before the receipt', () => {
  test('default: of a swap: the history ends in the truth, and the swap is not offered again', async () => {
    const { maker, taker, give, want } = await makeSwap()
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await page.goto('/me?tab=received')
    await connectWallet(page, wallet)
    await reloadBeforeReceipt(page, async () => {
      await page.getByRole('button', { name: 'Accept swap' }).click()
      await goOn(await dialog(page, 'Accept the swap'))
    })
    await page.getByRole('button', { name: 'Accept swap' }).waitFor({ state: 'detached' })
    await (await openHistory(page)).getByText(/^Completed · /).waitFor()
    expect([await ownerOf(give), await ownerOf(want)]).toEqual([taker.address, maker.address])
    expect(sentHashes(wallet)).toHaveLength(1)
  })

  test('behavior: of a swap while the wallet asks: its later answer is found', async () => {
    const { taker, give } = await makeSwap()
    const { page, wallet } = await visitors.comeWithWallet(taker)
    await page.goto('/me?tab=received')
    await connectWallet(page, wallet)
    const confirm = wallet.hangNext('eth_sendTransaction')
    await page.getByRole('button', { name: 'Accept swap' }).click()
    await goOn(await dialog(page, 'Accept the swap'))
    await steps(page).getByText('Waiting for your wallet').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Accept swap' }).waitFor()
    confirm()
    await page.getByRole('button', { name: 'Accept swap' }).waitFor({ state: 'detached' })
    const list = await openHistory(page)
    await list.getByText(/^Completed · /).waitFor()
    expect(await list.getByText('its answer never arrived').count()).toBe(0)
    expect(await ownerOf(give)).toBe(taker.address)
  })

  test('behavior: of a set: it is bought once, and no longer for sale', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(seller), await giveToken(seller)] as const
    await approve(seller, tokens[0])
    const order = await sign(seller, {
      offer: tokens.map(toItem),
      consideration: [{ amount: parseEther('3') }],
    })
    await postOrder(market.api, { side: 'ask', order })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await openItem(page, tokens[0])
    await connectWallet(page, wallet)
    const set = page.getByRole('article', { name: /^Part of a set of 2/ })
    await reloadBeforeReceipt(page, async () => {
      await set.getByRole('button', { name: 'Buy the set' }).click()
      await goOn(await dialog(page, 'Buy'))
    })
    await set.waitFor({ state: 'detached' })
    await (await openHistory(page)).getByText(/^Completed · /).waitFor()
    expect(await Promise.all(tokens.map(ownerOf))).toEqual([buyer.address, buyer.address])
    expect(sentHashes(wallet)).toHaveLength(1)
  })

  test('behavior: of several sendings: the history says how many went through', async () => {
    const [sender, friend] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(sender), await giveToken(sender)] as const
    const { page, wallet } = await visitors.comeWithWallet(sender)
    await page.goto('/me')
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const form = await dialog(page, 'Send')
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    await reloadBeforeReceipt(page, () => goOn(form))
    const list = await openHistory(page)
    await list.getByText('1 of 2 transactions went through. The rest was never sent.').waitFor()
    const owners = await Promise.all(tokens.map(ownerOf))
    expect(owners.toSorted()).toEqual([friend.address, sender.address].toSorted())
    expect(sentHashes(wallet)).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('behavior: a purchase in one tab ends the one that the other has open', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.14') })
    const { page, wallet, context } = await visitors.comeWithWallet(buyer)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const second = await context.newPage()
    await openItem(second, token)
    const open = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Buy now' }).click()
      return dialog(tab, 'Buy')
    }
    const [first, other] = [await open(page), await open(second)]
    await other.getByRole('button', { name: /in wallet$|first$|again$/ }).waitFor()
    await goOn(first)
    await dialog(page, 'It is yours')
    await other.getByText('Already done in another window').waitFor()
    expect(await other.getByRole('button', { name: /in wallet$/ }).count()).toBe(0)
    // The history of both tabs is the same.
    await other.getByRole('button', { name: 'Close' }).last().click()
    await (await openHistory(second)).getByText(/^Completed · /).waitFor()
    expect(await ownerOf(token)).toBe(buyer.address)
    expect(sentHashes(wallet)).toHaveLength(1)
  })
})
