import { demo } from '@souk/devchain'
import { getOrders } from '@souk/market'
import type { Page } from 'playwright-core'
import { erc20Abi, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { answers, askedOf, connectWallet, dialog, goOn, itemPath } from './app.js'
import { auctionToken, giveToken, market, newcomer, type Person, walletOf } from './market.js'
import { testVisitors } from './visitors.js'
import { waitForHistory } from './waitForHistory.js'

const visitors = testVisitors()
const { conduit, wrappedNative } = demo.contracts

/** Opens two tabs of one wallet. */
async function comeTwice(person: Person, [first, other]: readonly [string, string]) {
  const { page, wallet, context } = await visitors.comeWithWallet(person)
  await page.goto(first)
  await connectWallet(page, wallet)
  const second = waitForHistory(await context.newPage())
  await second.goto(other)
  return { wallet, tabs: [page, second] as const }
}

/** Fills in an offer and continues to its review. */
async function review(page: Page, action: 'Place a bid' | 'Make an offer', amount: string) {
  await page.getByRole('button', { name: action }).click()
  const form = await dialog(page, action)
  await form.getByLabel(/^Your (bid|offer)$/).fill(amount)
  await form.getByRole('button', { name: /^Review the/ }).click()
  const found = await dialog(page, 'What you are about to sign')
  await found.getByRole('button', { name: answers }).waitFor()
  return found
}

const allowanceOf = (owner: Person) =>
  market.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner.address, conduit],
  })

async function bidsOf({ address }: Person) {
  const { orders } = await getOrders(market.api, { side: 'bid', maker: address, limit: 50 })
  return orders.map(({ price, status }) => [price, status] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

describe('two tabs of one wallet', () => {
  test('default: a bid in one tab is known to the review of the other, with what it needs', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, {
      reserve: parseEther('0.1'),
      seconds: 3_000,
      creatorBasisPoints: 500,
    })
    const { tabs } = await comeTwice(bidder, [itemPath(token), itemPath(token)])
    const first = await review(tabs[0], 'Place a bid', '0.3')
    const other = await review(tabs[1], 'Place a bid', '0.2')
    await goOn(first)
    await (await dialog(tabs[0], 'Bid placed')).getByText('You are the highest bidder').waitFor()
    await other.getByText(/take up to 0\.5\sWETH/).waitFor()
    await other.getByText(/^The highest bid is 0\.3\sWETH\./).waitFor()
    await goOn(other)
    const placed = await dialog(tabs[1], 'Bid placed')
    await placed.getByText('Your bid is placed').waitFor()
    expect(await placed.getByRole('button', { name: /^Cancel/ }).count()).toBe(0)
    // The lower bid takes nothing from the approval that the higher one needs.
    expect(await bidsOf(bidder)).toEqual([
      [parseEther('0.2'), 'active'],
      [parseEther('0.3'), 'active'],
    ])
    expect(await allowanceOf(bidder)).toBe(parseEther('0.5'))
    // Both pages know the highest bid.
    for (const tab of tabs) await tab.getByText('0.3 WETH').first().waitFor()
  })

  test('behavior: an offer waits for the one that the other tab is making', async () => {
    const [owner, bidder] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(owner), await giveToken(owner)] as const
    const { tabs, wallet } = await comeTwice(bidder, [itemPath(tokens[0]), itemPath(tokens[1])])
    const first = await review(tabs[0], 'Make an offer', '0.4')
    const other = await review(tabs[1], 'Make an offer', '0.3')
    const confirm = wallet.hangNext('eth_sendTransaction')
    await goOn(first)
    const held = other.getByRole('button', { name: 'Waiting for your other trade …' })
    await held.click()
    confirm()
    await dialog(tabs[0], 'Offer made')
    await held.waitFor({ state: 'detached' })
    await other.getByText(/take up to 0\.7\sWETH/).waitFor()
    await goOn(other)
    await dialog(tabs[1], 'Offer made')
    expect(await bidsOf(bidder)).toEqual([
      [parseEther('0.3'), 'active'],
      [parseEther('0.4'), 'active'],
    ])
    expect(await allowanceOf(bidder)).toBe(parseEther('0.7'))
    expect(askedOf(wallet)).toEqual([
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
    ])
  })

  test('behavior: a review says when the money for it leaves the wallet', async () => {
    const [owner, bidder, friend] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(owner)
    const { tabs } = await comeTwice(bidder, [itemPath(token), itemPath(token)])
    const offer = await review(tabs[1], 'Make an offer', '0.9')
    await walletOf(bidder).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend.address, parseEther('0.5')],
    })
    // The app reads balances every 15 seconds.
    await offer.getByText(/0\.4\sWETH/).waitFor({ timeout: 45_000 })
  })
})
