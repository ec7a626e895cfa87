import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, fact, goOn, itemPath } from './app.js'
import { auctionToken, giveToken, market, newcomer, offerFor } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a bid', () => {
  test('default: is called a bid, and its review says when bidding ends', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500, creatorBasisPoints: 500 })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await page.goto(itemPath(token))
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Place a bid' }).first().click()
    const form = await dialog(page, 'Place a bid')
    await form.getByLabel('Your bid').fill('0.15')
    await form.getByRole('button', { name: 'Review the bid' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await review.getByText('Sign the bid').waitFor()
    expect(await fact(review, 'Bidding ends')).not.toBe('')
    await goOn(review)
    await (await dialog(page, 'Bid placed')).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const history = await dialog(page, 'Notifications')
    await history.getByText(/^Bid placed: /).waitFor()
    expect(await history.getByText(/^Offer made/).count()).toBe(0)
    await page.keyboard.press('Escape')
    const activity = page.getByRole('table', { name: /^Activity of/ })
    await activity.getByText('Bid', { exact: true }).waitFor()
    await activity.getByText('Auction started', { exact: true }).waitFor()
  }, 120_000)

  test('behavior: is a bid in the portfolio and on its item, in the dialog that cancels it, and in the bell', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500 })
    await offerFor(bidder, token, { amount: parseEther('0.2') })
    const { page } = await visitors.comeHome(bidder, 'made')
    const row = page.getByRole('list', { name: 'Your offers' }).getByRole('listitem')
    await row.getByText('Bid', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Cancel bid' }).waitFor()
    await page.goto(itemPath(token))
    const offers = page.getByRole('list', { name: /^Offers on / })
    await offers.getByText('by you, bid in the auction').waitFor()
    await offers.getByRole('button', { name: 'Cancel bid' }).click()
    await (await dialog(page, 'Cancel bid')).getByRole('button', { name: 'Cancel in wallet' }).click()
    const receipt = await dialog(page, 'Bid cancelled')
    await receipt.getByText(/This bid can no longer take it\./).waitFor()
    await receipt.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await (await dialog(page, 'Notifications')).getByText(/^Bid cancelled: /).waitFor()
  }, 120_000)

  test('behavior: none that the auction’s limit of fees would never count', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500 })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await page.goto(itemPath(token))
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Place a bid' }).first().click()
    const form = await dialog(page, 'Place a bid')
    await form
      .getByText('The seller allows fees of at most 1%, and a bid from this market takes 6%.')
      .waitFor()
    await form.getByLabel('Your bid').fill('0.15')
    await form.getByRole('button', { name: 'Bids from here would not count' }).waitFor()
  }, 120_000)

  test('behavior: after the end, a seller who accepts a lower one reads which bid won, and is led to settling', async () => {
    const [seller, lower, winner] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const terms = { reserve: parseEther('0.1'), seconds: 300, creatorBasisPoints: 500 }
    await auctionToken(seller, token, terms)
    await offerFor(lower, token, { amount: parseEther('0.15') })
    await offerFor(winner, token, { amount: parseEther('0.3') })
    await market.testClient.increaseTime({ seconds: 330 })
    await market.testClient.mine({ blocks: 1 })
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.goto(itemPath(token))
    await connectWallet(page, wallet)
    const row = page
      .getByRole('list', { name: /^Offers on/ })
      .getByRole('listitem')
      .filter({ hasText: '0.15' })
    await row.getByRole('button', { name: 'Accept' }).click()
    const accepting = await dialog(page, 'Accept the bid')
    await accepting
      .getByText(/^Your auction of this item has ended, and the bid of 0\.3\sWETH by .* won\./)
      .waitFor()
    await accepting.getByRole('button', { name: 'Settle the auction instead' }).click()
    const settling = await dialog(page, 'Settle the auction')
    expect(await fact(settling, 'The bidder pays')).toBe('0.3 WETH')
  }, 120_000)

  test('behavior: a lower bid of the winner is named until it ends: by the auction, the receipt and the item', async () => {
    const [seller, winner] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, {
      reserve: parseEther('0.1'),
      seconds: 300,
      creatorBasisPoints: 500,
    })
    await offerFor(winner, token, { amount: parseEther('0.15') })
    await offerFor(winner, token, { amount: parseEther('0.2') })
    await offerFor(winner, token, { amount: parseEther('0.3') })
    const { page, wallet } = await visitors.comeWithWallet(winner)
    await page.goto(itemPath(token))
    await connectWallet(page, wallet)
    const auction = page.getByRole('region', { name: 'Auction' })
    await auction.getByText(/^2 lower bids of yours stay open/).waitFor()
    await market.testClient.increaseTime({ seconds: 330 })
    await market.testClient.mine({ blocks: 1 })
    await page.reload()
    await auction.getByRole('button', { name: 'Settle now' }).click()
    const review = page.getByRole('dialog')
    await review.getByText(/^2 bids of yours on this item stay open, even after this purchase\./).waitFor()
    expect(await review.getByText(/^0\.3\sWETH, until/).count()).toBe(0)
    await goOn(review)
    const held = /^The item is yours, and 2 bids of yours on it are still open\./
    await page.getByRole('dialog').getByText(held).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    const notice = page.getByRole('main').getByText(held)
    await notice.waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Cancel the bids' }).click()
    const plan = page.getByRole('dialog')
    await plan
      .getByRole('button', { name: /^(Check|Continue|Cancel)/ })
      .first()
      .waitFor()
    await plan.getByText('0.15 WETH').first().waitFor()
    await plan.getByText('0.2 WETH').first().waitFor()
  }, 120_000)
})
