import { createMarket } from '@souk/market'
import type { Page } from 'playwright-core'
import { type Hex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, itemPath, notForSale, openItem } from './app.js'
import {
  auctionToken,
  giveToken,
  market,
  newcomer,
  offerFor,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a settled auction', () => {
  test('default: at no moment does an onlooker see the winning bid as an offer', async () => {
    const [seller, bidder, loser] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const auction = await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500 })
    await offerFor(loser, token, { amount: parseEther('0.15') })
    await offerFor(bidder, token, { amount: parseEther('0.2') })
    const { page } = await visitors.come()
    await page.goto(itemPath(token))
    await offersOn(page).getByText('0.2 WETH').waitFor()
    await page.getByRole('region', { name: 'Auction' }).getByText('0.2 WETH').waitFor()
    await watchOffers(page)

    await settle(seller, auction.orderHash)
    await notForSale(page)
    // The bid of another is an offer to the new owner, as every bid on an item.
    await page.getByText('Best offer').waitFor()
    await page.getByText('Price history').waitFor()
    expect(await momentsOf(page)).toEqual([
      { isOnAuction: true, best: '', offers: ['0.2 WETH', '0.15 WETH'] },
      { isOnAuction: true, best: '', offers: ['0.15 WETH'] },
      { isOnAuction: false, best: '0.15 WETH', offers: ['0.15 WETH'] },
    ])
    await toldOfOpenOffer(loser, token)
  })
})

/** The bid of a loser stays open, which the page of the item says long after the auction. */
async function toldOfOpenOffer(loser: Person, token: Token): Promise<void> {
  const { page, wallet } = await visitors.comeWithWallet(loser)
  await openItem(page, token)
  await connectWallet(page, wallet)
  await page.getByText(/^Your bid of 0\.15\sWETH on this item is open until /).waitFor()
  await page.getByRole('button', { name: 'Cancel the bid' }).waitFor()
}

/** What the page shows at one moment. */
type Moment = { isOnAuction: boolean; best: string; offers: readonly string[] }

const offersOn = (page: Page) => page.getByRole('list', { name: /^Offers on / })

/** Looks at the page after every change of it, in the page itself. */
async function watchOffers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moments: Moment[] = []
    const look = () => {
      const name = [...document.querySelectorAll('main dt')].find((one) => one.textContent === 'Best offer')
      const rows = document.querySelectorAll('ul[aria-label^="Offers on "] > li')
      const amountIn = (node: Element | null | undefined) =>
        node?.textContent?.match(/[\d.]+\sWETH/)?.[0].replace(/\s/, ' ') ?? ''
      const moment = {
        isOnAuction: document.querySelector('main section[aria-label="Auction"]') !== null,
        best: amountIn(name?.parentElement),
        offers: [...rows].map(amountIn),
      }
      if (JSON.stringify(moment) !== JSON.stringify(moments.at(-1))) moments.push(moment)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { moments })
  })
}

function momentsOf(page: Page): Promise<readonly Moment[]> {
  return page.evaluate(() => (window as unknown as { moments: readonly Moment[] }).moments)
}

async function settle(person: Person, auction: Hex): Promise<void> {
  await createMarket({ client: walletOf(person), api: market.api }).settleAuction({ auction })
}
