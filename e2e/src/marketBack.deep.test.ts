import { describe, expect, test } from 'vitest'
import { buyItem, connectDemoWallet, dialog } from './app.js'
import { startMarket } from './startMarket.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a market that goes away', () => {
  test('default: the page says so, recovers by itself, and sells', async () => {
    const other = await startMarket()
    try {
      const { page } = await visitors.come({ baseURL: other.url }, { mayBeOffline: true })
      const freshness = page.getByRole('status').filter({ hasText: 'Souk local ·' })
      await page.goto('/collection/zellige?listed=true')
      await connectDemoWallet(page, 'Amina')
      await freshness.getByText('Live').waitFor()
      await other.pause()
      await freshness.getByText('Not responding').waitFor()
      // Earlier data stays on the page.
      await page.getByRole('alert').filter({ hasText: 'The data may be out of date' }).waitFor()
      expect(await page.getByRole('list', { name: 'Items of Zellige' }).isVisible()).toBe(true)
      await other.resume()
      await freshness.getByText('Live').waitFor()
      await page.getByRole('list', { name: 'Items of Zellige' }).getByRole('link').first().click()
      await buyItem(page)
      await dialog(page, 'It is yours')
    } finally {
      await other.stop()
    }
  }, 120_000)
})
