import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet } from './app.js'
import { auctionToken, giveToken, newcomer, offerFor } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('an auction', () => {
  test('default: grid, filter and home show it with its highest bid, and the seller’s row its true end', async () => {
    const [seller, bidder, rival] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500 })
    await offerFor(bidder, token, { amount: parseEther('0.2') })

    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.goto('/')
    await connectWallet(page, wallet)
    const card = (scope = page.locator('main')) =>
      scope.locator(`a[href*="/${token.tokenId}"][data-nft-link]`)
    const row = page.getByRole('region', { name: 'Auctions that end soon' })
    await row.getByText(/^Auction · 2\d:\d\d$/).waitFor()
    expect(await card(row).getAttribute('aria-label')).toMatch(
      /, on auction, highest bid 0\.2\sWETH, ends in 2\d minutes,.* yours/,
    )

    await page.goto('/collection/lanterns-of-the-souk')
    await page.getByRole('checkbox', { name: 'On auction' }).check()
    await page.getByText('1 item', { exact: true }).waitFor()
    await page.getByText('Bid 0.2 WETH').waitFor()
    await page.getByRole('button', { name: 'Remove On auction' }).waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('ending')
    // The card follows the bids, and the bidder hears of it on any page.
    const loser = await visitors.comeWithWallet(bidder)
    await loser.page.goto('/networks')
    await connectWallet(loser.page, loser.wallet)
    await loser.page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('souk.seen.notices.')),
    )
    await offerFor(rival, token, { amount: parseEther('0.3') })
    await loser.page
      .getByRole('status')
      .getByText(/^You were outbid on .*: the highest bid is 0\.3\sWETH$/)
      .waitFor()
    await page.getByText('Bid 0.3 WETH').waitFor()

    await page.goto('/me?tab=listings')
    const line = page.getByRole('list', { name: 'Your listings' }).getByRole('listitem')
    await line.getByText('0.3 WETH').waitFor()
    await line.getByText('Highest bid · Reserve 0.1 WETH').waitFor()
    await line.getByText(/^Ends in 2\d:\d\d$/).waitFor()
    expect(await line.getByRole('button').allInnerTexts()).toEqual(['Cancel the auction'])
  })
})
