import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog } from './app.js'
import { buyListing, giveToken, listToken, newcomer, offerFor } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('events of a wallet during its owner’s absence', () => {
  test('default: announces a sale on any page, and keeps it in the list when the seller has read it', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.goto('/networks')
    await connectWallet(page, wallet)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Notifications').waitFor()
    // Earlier events are not news.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('souk.seen.past.')),
    )

    const listing = await listToken(seller, token, { price: parseEther('0.3') })
    await buyListing(await newcomer(), listing)
    await button('Notifications, 1 new').press('Enter')
    const list = await dialog(page, 'Notifications')
    const news = list.getByRole('region', { name: 'News for you' })
    const sold = news.getByRole('link', { name: / sold for 0\.3 ETH$/ })
    await sold.waitFor()
    const unread = news.getByRole('img', { name: 'Unread' })
    expect(await unread.count()).toBe(1)
    await page.keyboard.press('Escape')
    await button('Notifications').waitFor()
    await page.reload()
    await button('Notifications').press('Enter')
    await (await dialog(page, 'Notifications')).getByText('No transactions yet').waitFor()
    await sold.waitFor()
    // How the item came to the seller is older than the first visit.
    expect(await news.getByRole('listitem').count()).toBe(1)
    expect(await unread.count()).toBe(0)
  })

  test('behavior: also an offer on one of its items, and to an owner who returns later', async () => {
    const owner = await newcomer()
    const token = await giveToken(owner)
    const { page, wallet } = await visitors.comeWithWallet(owner)
    await page.goto('/networks')
    await connectWallet(page, wallet)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const isSeen = () => Object.keys(localStorage).filter((key) => key.startsWith('souk.seen.')).length === 3
    await page.waitForFunction(isSeen)
    await offerFor(await newcomer(), token, { amount: parseEther('0.07') })
    await button('Notifications, 1 new').waitFor()
    await page.reload()
    await button('Notifications, 1 new').press('Enter')
    const list = await dialog(page, 'Notifications')
    await list.getByRole('link', { name: /^0\.07 WETH offered for / }).press('Enter')
    await page.getByRole('button', { name: 'Accept', exact: true }).waitFor()
    await button('Notifications').waitFor()
  })

  test('behavior: shows all of a long list at once, so that nothing counts as seen that was never shown', async () => {
    const owner = await newcomer()
    const token = await giveToken(owner)
    const { page, wallet } = await visitors.comeWithWallet(owner)
    await page.goto('/networks')
    await connectWallet(page, wallet)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const isSeen = () => Object.keys(localStorage).filter((key) => key.startsWith('souk.seen.')).length === 3
    await page.waitForFunction(isSeen)
    const bidder = await newcomer()
    for (const finney of [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
      await offerFor(bidder, token, { amount: finney * parseEther('0.001') })
    await button('Notifications, 8 new').press('Enter')
    const news = (await dialog(page, 'Notifications')).getByRole('region', { name: 'News for you' })
    const all = await news.getByRole('listitem').allTextContents()
    expect(all.map((text) => /^0\.00(\d) WETH offered/.exec(text.replaceAll('\u00a0', ' '))?.[1])).toEqual([
      ...'87654321',
    ])
    // The last one is reached by scrolling within the list.
    await news.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await page.keyboard.press('Escape')
    await button('Notifications').waitFor()
  })
})
