import { getNft } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { connectWallet, openItem } from './app.js'
import { giveToken, market, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('marks on items', () => {
  test('default: an item is watched and hidden in this browser only, and shown again', async () => {
    const account = await newcomer()
    const [token] = [await giveToken(account), await giveToken(account)]
    const { name } = await getNft(market.api, token)
    const { page, wallet } = await visitors.comeWithWallet(account)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.getByText('This browser no longer shows the item').waitFor()

    await page.goto('/me?tab=watchlist')
    const watched = page.getByRole('list', { name: 'Items on your watchlist' })
    await watched.getByRole('link', { name }).waitFor()
    await page.getByRole('tab', { name: 'Items' }).click()
    const items = page.getByRole('list', { name: 'Your items' })
    await page.getByText('1 more is hidden').waitFor()
    expect(await items.getByRole('listitem').count()).toBe(1)
    expect(await page.getByRole('tab', { name: 'Items' }).textContent()).toMatch(/Items\s*1$/)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const card = items.getByRole('listitem').filter({ hasText: name })
    await card.getByText('Hidden', { exact: true }).waitFor()
    await card.getByRole('button', { name: `Watch ${name}` }).click()
    await page.getByRole('tab', { name: 'Watchlist' }).click()
    await page.getByText('No items on your watchlist').waitFor()

    await openItem(page, token)
    await page.getByRole('button', { name: 'Show again' }).click()
    await page.getByRole('button', { name: 'Hide', exact: true }).waitFor()
  }, 120_000)
})
