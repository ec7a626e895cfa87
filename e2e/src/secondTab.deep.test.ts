import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, goOn, itemPath, openPurchase, priceBox, reviewListing } from './app.js'
import { auctionToken, giveToken, giveUnits, listToken, newcomer, type Person } from './market.js'
import { testVisitors } from './visitors.js'
import { waitForHistory } from './waitForHistory.js'

const visitors = testVisitors()

/** A trade up to the wallet: its page, and the title of its receipt. */
type TradeOf = {
  /** Prepares the market, and returns the path of the page to begin at. */
  at: (person: Person) => Promise<string>
  begin: (page: Page) => Promise<void>
  receipt: string
  /** Whether the wallet is asked again after the transaction, which is then an approval. */
  asksAgain?: true
}

const trades: Record<string, TradeOf> = {
  'a revoked approval': {
    at: async (person) => {
      await listToken(person, await giveToken(person), { price: parseEther('70') })
      return '/me?tab=approvals'
    },
    begin: async (page) => {
      const approvals = page.getByRole('list', { name: 'Approvals by contract' })
      await approvals.getByRole('button', { name: /^Revoke/ }).click()
      const question = await dialog(page, 'Revoke the approval')
      await question.getByRole('button', { name: 'Revoke in wallet' }).click()
    },
    receipt: 'Approval revoked',
  },
  'a listing with its approval': {
    at: async (person) => itemPath(await giveToken(person)),
    begin: async (page) => goOn(await reviewListing(page, { price: '1.5' })),
    receipt: 'Listed',
    asksAgain: true,
  },
  'a purchase': {
    at: async () => {
      const seller = await newcomer()
      const token = await giveToken(seller)
      await listToken(seller, token, { price: parseEther('0.14') })
      return itemPath(token)
    },
    begin: async (page) => goOn(await openPurchase(page)),
    receipt: 'It is yours',
  },
  'an offer with its approval': {
    at: async () => itemPath(await giveToken(await newcomer())),
    begin: async (page) => {
      await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
      const form = await dialog(page, 'Make an offer')
      await form.getByLabel('Your offer').fill('0.4')
      await form.getByRole('button', { name: /^Review the/ }).click()
      await goOn(await dialog(page, 'What you are about to sign'))
    },
    receipt: 'Offer made',
    asksAgain: true,
  },
  'a bid in an auction with its approval': {
    at: async () => {
      const seller = await newcomer()
      const token = await giveToken(seller)
      await auctionToken(seller, token, {
        reserve: parseEther('0.1'),
        seconds: 1_500,
        creatorBasisPoints: 500,
      })
      return itemPath(token)
    },
    begin: async (page) => {
      await page.getByRole('button', { name: 'Place a bid' }).first().click()
      const form = await dialog(page, 'Place a bid')
      await form.getByLabel('Your bid').fill('0.15')
      await form.getByRole('button', { name: 'Review the bid' }).click()
      await goOn(await dialog(page, 'What you are about to sign'))
    },
    receipt: 'Bid placed',
    asksAgain: true,
  },
  'a cancelled listing': {
    at: async (person) => {
      const token = await giveToken(person)
      await listToken(person, token, { price: parseEther('80') })
      return itemPath(token)
    },
    begin: async (page) => {
      await priceBox(page).getByRole('button', { name: 'Cancel listing' }).click()
      const question = await dialog(page, 'Cancel listing')
      await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    },
    receipt: 'Listing cancelled',
  },
  'a sent item': {
    at: async (person) => itemPath(await giveToken(person)),
    begin: async (page) => {
      await page.getByRole('button', { name: 'Send item' }).click()
      const form = await dialog(page, 'Send')
      await form.getByLabel('Recipient address').fill('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')
      await form.getByRole('button', { name: 'Review' }).click()
      await goOn(form)
    },
    receipt: 'Sent',
  },
}

describe('a receipt while another tab of the same wallet is open', () => {
  test.each(Object.entries(trades))('behavior: %s keeps its receipt and its facts', async (_, trade) => {
    const person = await newcomer()
    const path = await trade.at(person)
    const { page, wallet, context } = await visitors.comeWithWallet(person)
    await page.goto(path)
    await connectWallet(page, wallet)
    const other = waitForHistory(await context.newPage())
    await other.goto('/')
    await other.getByRole('button', { name: `Wallet ${wallet.name}` }).waitFor()
    const receipts = await holdReceipts(page)
    await trade.begin(page)
    await receipts.asked
    await other.getByRole('button', { name: /^Notifications/ }).click()
    const list = (await dialog(other, 'Notifications')).getByRole('list', { name: 'Your transactions' })
    await list.getByText(trade.asksAgain ? 'Continue there.' : 'You need do nothing.').waitFor()
    expect(await list.innerText()).toMatch(/In progress in another tab · /)
    expect(await list.innerText()).not.toMatch(/Unfinished|never arrived|Check now/)
    expect(await list.getByRole('button', { name: /Check|Dismiss|Stop/ }).count()).toBe(0)
    const titles = await watchTitles(page)
    receipts.letGo()
    const receipt = await dialog(page, trade.receipt)
    const said = await receipt.innerText()
    await list
      .getByText(/^Completed · /)
      .first()
      .waitFor()
    expect(await titles()).toEqual([trade.receipt])
    expect(await receipt.innerText()).toBe(said)
    await page.reload()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await (await dialog(page, 'Notifications'))
      .getByText(/^Completed · /)
      .first()
      .waitFor()
  })
})

describe('a purchase that another tab is making', () => {
  test('default: of a single item, is said in place of the review, until it is over', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.14') })
    const { tabs, wallet } = await comeTwice(itemPath(token))
    const answer = wallet.hangNext('eth_sendTransaction')
    await goOn(await openPurchase(tabs[0]))
    await tabs[0].getByText('Waiting for your wallet').first().waitFor()
    await priceBox(tabs[1]).getByRole('button', { name: 'Buy now' }).click()
    const other = await dialog(tabs[1], 'Buy')
    await other.getByText('This trade is already running').waitFor()
    expect((await other.innerText()).replaceAll('\u00a0', ' ')).toMatch(
      /In progress in another tab · Buy: .+ · 0\.14 ETH · Waiting for your wallet/,
    )
    expect(await other.getByRole('button', { name: 'Continue in wallet' }).count()).toBe(0)
    answer()
    await dialog(tabs[0], 'It is yours')
    await other.getByText('Already done in another window').waitFor()
  }, 180_000)

  test('behavior: of an edition, is a warning above the review, because more units may be bought', async () => {
    const seller = await newcomer()
    const token = await giveUnits(seller, { tokenId: 5n, units: 5n })
    const shop = await visitors.comeWithWallet(seller)
    await shop.page.goto(itemPath(token))
    await connectWallet(shop.page, shop.wallet)
    // Far cheaper than the other listings of the edition, so that it is the one for sale.
    await goOn(await reviewListing(shop.page, { price: '0.00002', units: 5 }))
    await dialog(shop.page, 'Listed')
    const { tabs } = await comeTwice(itemPath(token))
    const receipts = await holdReceipts(tabs[0])
    await goOn(await openPurchase(tabs[0]))
    await receipts.asked
    await priceBox(tabs[1])
      .getByText(/^All 4 for/)
      .waitFor()
    const other = await openPurchase(tabs[1])
    await other.getByRole('alert').getByText('You have already started a trade with this order').waitFor()
    expect((await other.innerText()).replaceAll('\u00a0', ' ')).toMatch(
      /In progress in another tab · Buy: .+ · 0\.00002 ETH · Sent\. Waiting for the network/,
    )
    receipts.letGo()
    await dialog(tabs[0], 'It is yours')
    await other.getByRole('alert').waitFor({ state: 'detached' })
    await goOn(other)
    await dialog(tabs[1], 'It is yours')
    await priceBox(tabs[1])
      .getByText(/^All 3 for/)
      .waitFor()
  }, 180_000)
})

/** Opens a page in two tabs of one wallet. */
async function comeTwice(path: string) {
  const { page, wallet, context } = await visitors.comeWithWallet(await newcomer())
  await page.goto(path)
  await connectWallet(page, wallet)
  const other = waitForHistory(await context.newPage())
  await other.goto(path)
  await other.getByRole('button', { name: `Wallet ${wallet.name}` }).waitFor()
  return { wallet, tabs: [page, other] as const }
}

/** Keeps the receipts of transactions from a page. */
async function holdReceipts(page: Page): Promise<{ asked: Promise<unknown>; letGo: () => void }> {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isAsked = (text: string | null) => text?.includes('eth_getTransactionReceipt') ?? false
  const asked = page.waitForRequest((request) => isAsked(request.postData()))
  await page.route('**/*', async (route) => {
    if (isAsked(route.request().postData())) await isOver
    await route.continue()
  })
  return { asked, letGo }
}

/** Notes the titles of the dialogs from the first receipt on. Returns a function that reads them. */
async function watchTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const titles: string[] = []
    const look = () => {
      const title = document.querySelector('[role="dialog"] h2')?.textContent ?? ''
      if (title !== titles.at(-1)) titles.push(title)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { titles })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'titles') as string[]).slice(1))
}
