import { demo } from '@souk/devchain'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  answers,
  buyItem,
  connectWallet,
  dialog,
  fact,
  goOn,
  itemPath,
  notForSale,
  openItem,
  openPurchase,
  priceBox,
  toAmount,
} from './app.js'
import {
  balanceOf,
  giveToken,
  listToken,
  market,
  newcomer,
  ownerOf,
  type Person,
  type Token,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const weth = demo.contracts.wrappedNative

/** Opens an item's page with a connected wallet. */
async function arrive(person: Person, token: Token) {
  const visitor = await visitors.comeWithWallet(person)
  await visitor.page.goto(itemPath(token))
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  await connectWallet(visitor.page, visitor.wallet)
  return visitor
}

/** Tells whether an element is in view and not covered. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

async function openListing(page: Page, mode: string): Promise<Locator> {
  await priceBox(page).getByRole('button', { name: /^List/ }).click()
  const form = await dialog(page, 'List for sale')
  await form.getByRole('radio', { name: mode }).check()
  return form
}

async function reviewed(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: /^Review the (listing|auction)$/ }).click()
  return dialog(page, 'What you are about to sign')
}

async function listed(page: Page, review: Locator, title = 'Listed'): Promise<void> {
  await goOn(review)
  const done = await dialog(page, title)
  await done.getByRole('button', { name: 'Done' }).click()
}

/** Returns a time for a date and time field. */
function inMinutes(minutes: number): string {
  const then = new Date(Date.now() + minutes * 60_000)
  return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

describe('an auction', () => {
  test('default: two bid, one is outbid, and the loser settles it after the end', async () => {
    const people = [await newcomer(), await newcomer(), await newcomer()] as const
    const token = await giveToken(people[0])
    const seller = await arrive(people[0], token)
    const form = await openListing(seller.page, 'Auction')
    await form.getByLabel('Reserve price').fill('0.1')
    await form.getByRole('radio', { name: 'Custom date' }).check()
    await form.getByLabel('Ends on').fill(inMinutes(7))
    await form.getByText('Anyone can then settle it').waitFor()
    const review = await reviewed(seller.page, form)
    expect(await fact(review, 'Who can settle it')).toContain('anyone after the end')
    await listed(seller.page, review, 'Auction started')

    const first = await arrive(people[1], token)
    await bid(first.page, '0.2')
    await auctionBox(first.page).getByText('Your bid is the highest').waitFor()
    const second = await arrive(people[2], token)
    await bid(second.page, '0.3')
    await auctionBox(first.page).getByText('You were outbid').waitFor()

    // The lower bid stays open, and says so until the bidder ends it.
    await auctionBox(second.page).getByRole('button', { name: 'Bid higher' }).click()
    const higher = await dialog(second.page, 'Place a bid')
    await higher.getByLabel('Your bid').fill('0.4')
    await higher.getByText(/^Your bid of 0\.3\sWETH stays open until/).waitFor()
    await higher.getByRole('button', { name: 'Review the bid' }).click()
    await goOn(await dialog(second.page, 'What you are about to sign'))
    const placed = await dialog(second.page, 'Bid placed')
    await placed.getByRole('button', { name: 'Cancel the lower bid' }).waitFor()
    await placed.getByRole('button', { name: 'Done' }).click()
    await auctionBox(second.page).getByRole('button', { name: 'Cancel the lower bid' }).waitFor()

    // A buy-now price ends with the auction.
    await auctionBox(seller.page).getByRole('button', { name: 'Add a buy-now price' }).click()
    const now = await dialog(seller.page, 'List for sale')
    await now.getByText(/^This item is on auction until/).waitFor()
    await now.getByRole('textbox', { name: 'Price' }).fill('0.9')
    await listed(seller.page, await reviewed(seller.page, now))
    const beside = auctionBox(first.page).getByRole('region', { name: 'Buy-now price' })
    await beside.getByText('0.9 WETH').waitFor()
    await beside.getByRole('button', { name: 'Buy now' }).waitFor()

    // By the chain's clock, and short enough that the listings of other tests stay active.
    await market.testClient.increaseTime({ seconds: 480 })
    await market.testClient.mine({ blocks: 1 })
    await first.page.reload()
    await auctionBox(first.page).getByRole('button', { name: 'Settle for the winner' }).click()
    const settling = await dialog(first.page, 'Settle the auction')
    await settling.getByRole('button', { name: answers }).waitFor()
    expect(toAmount(await fact(settling, 'The bidder pays'))).toBe(parseEther('0.4'))
    const share = toAmount(await fact(settling, 'The seller gets'))
    await goOn(settling)
    await dialog(first.page, 'Auction settled')
    expect(await ownerOf(token)).toBe(people[2].address)
    expect(await balanceOf(people[0].address, weth)).toBe(parseEther('1') + share)
    await seller.page
      .getByRole('link', { name: people[2].address.slice(0, 6) })
      .first()
      .waitFor()
  })
})

function auctionBox(page: Page): Locator {
  return page.getByRole('region', { name: 'Auction' })
}

async function bid(page: Page, amount: string): Promise<void> {
  await auctionBox(page).getByRole('button', { name: 'Place a bid' }).click()
  const form = await dialog(page, 'Place a bid')
  await form.getByLabel('Your bid').fill('0.01')
  await form.getByText('Bids below 0.1 WETH do not count').waitFor()
  await form.getByLabel('Your bid').fill(amount)
  await form.getByRole('button', { name: 'Review the bid' }).click()
  const review = await dialog(page, 'What you are about to sign')
  await goOn(review)
  const made = await dialog(page, 'Bid placed')
  await made.getByRole('button', { name: 'Done' }).click()
}

describe('a falling price', () => {
  test('default: it is bought at its current price, and never for more than shown', async () => {
    const people = [await newcomer(), await newcomer()] as const
    const token = await giveToken(people[0])
    const seller = await arrive(people[0], token)
    const form = await openListing(seller.page, 'Falling price')
    await form.getByLabel('Start price').fill('0.4')
    await form.getByLabel('End price').fill('0.1')
    await form.getByRole('region', { name: 'Price over time' }).getByText('From 0.4 ETH to 0.1 ETH').waitFor()
    const review = await reviewed(seller.page, form)
    expect(toAmount(await fact(review, 'You receive at the start'))).toBeGreaterThan(
      toAmount(await fact(review, 'You receive at the end')),
    )
    await listed(seller.page, review)

    const buyer = await arrive(people[1], token)
    const before = await balanceOf(people[1].address)
    const offer = await openPurchase(buyer.page)
    const most = toAmount(await fact(offer, 'You pay at most'))
    expect(most).toBeLessThanOrEqual(parseEther('0.4'))
    await goOn(offer)
    await dialog(buyer.page, 'It is yours')
    expect(await ownerOf(token)).toBe(people[1].address)
    const spent = before - (await balanceOf(people[1].address))
    expect(spent).toBeGreaterThan(parseEther('0.39'))
    expect(spent).toBeLessThan(most + parseEther('0.01'))
  })
})

describe('a private listing', () => {
  test('default: below the floor the price is typed twice; only its buyer can buy it', async () => {
    const people = [await newcomer(), await newcomer(), await newcomer()] as const
    const token = await giveToken(people[0])
    const seller = await arrive(people[0], token)
    const form = await openListing(seller.page, 'Fixed price')
    await form.getByRole('textbox', { name: 'Price' }).fill('0.002')
    await form.getByText('Schedule or reserve for one buyer').click()
    await form.getByRole('checkbox', { name: 'Reserve for one buyer' }).check()
    await form.getByLabel('Buyer’s wallet').fill(people[1].address)
    const review = await reviewed(seller.page, form)
    expect(await fact(review, 'Only buyer')).toContain(people[1].address.slice(-4))
    const toWallet = review.getByRole('button', { name: 'Continue in wallet' })
    const lead = review.getByRole('button', { name: 'Type the price again' })
    const again = review.getByLabel('Type 0.002 ETH to continue')
    expect(await toWallet.count()).toBe(0)
    await lead.click()
    expect(await again.evaluate(isOnTop)).toBe(true)
    // The focused field receives the input.
    await seller.page.keyboard.type('0.02')
    expect(await again.inputValue()).toBe('0.02')
    expect(await toWallet.count()).toBe(0)
    await lead.click()
    await seller.page.keyboard.type('0.002')
    await toWallet.click()
    await (await dialog(seller.page, 'Listed')).getByRole('button', { name: 'Done' }).click()

    const stranger = await arrive(people[2], token)
    await notForSale(stranger.page)
    const rows = stranger.page.getByRole('list', { name: /^Listings of/ })
    await rows.getByText(/for .* only/).waitFor()
    expect(await rows.getByRole('button', { name: 'Buy' }).count()).toBe(0)

    const buyer = await arrive(people[1], token)
    await priceBox(buyer.page).getByText('Only you can buy this listing.').waitFor()
    await buyItem(buyer.page)
    expect(await ownerOf(token)).toBe(people[1].address)
  })
})

describe('a purchase for another wallet', () => {
  test('default: the buyer names another wallet, and the item goes there', async () => {
    const [seller, payer, friend] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.3') })
    const { page, wallet } = await visitors.comeWithWallet(payer)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const offer = await openPurchase(page)
    await offer.getByRole('checkbox', { name: 'Send to a different wallet' }).check()
    await offer.getByRole('button', { name: 'Enter an address' }).click()
    const focused = offer.locator(':focus')
    expect(await focused.getAttribute('id')).toBe(
      await offer.getByLabel('Recipient address').getAttribute('id'),
    )
    await offer.getByLabel('Recipient address').fill(payer.address)
    await offer.getByText('This is your own address').waitFor()
    const named = demo.accounts[4]
    await offer.getByLabel('Recipient address').fill(named.name)
    await offer.getByText(named.address).waitFor()
    await offer.getByLabel('Recipient address').fill(friend.address)
    await offer.getByText('the item goes to the wallet you named').waitFor()
    await goOn(offer)
    await (await dialog(page, 'Bought')).getByText('is in the wallet 0x').waitFor()
    expect(await ownerOf(token)).toBe(friend.address)
  })
})
