import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, fact, goOn, itemPath } from './app.js'
import { auctionToken, giveToken, newcomer } from './market.js'
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
})
