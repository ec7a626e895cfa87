import { demo } from '@souk/devchain'
import { getNftsByCollection } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { priceBox } from './app.js'
import { market } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('navigation by keyboard', () => {
  test('behavior: the search opens on any page, is walked by arrow keys, and leads on', async () => {
    const { page } = await visitors.come()
    await page.goto('/networks')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search collections, items and addresses' })
    await field.waitFor()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('no such thing')
    await page.getByText('Nothing found for “no such thing”.').first().waitFor()
    await field.fill('lantern')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lanterns of the Souk' }).waitFor()
    await field.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  })

  test('behavior: on a phone a button opens the search, and no page grows wider', async () => {
    const { page } = await visitors.come({ viewport: { width: 360, height: 740 }, locale: 'de-DE' })
    await page.goto('/activity')
    await page.getByRole('button', { name: 'Den Markt durchsuchen' }).press('Enter')
    const field = page.getByRole('combobox', { name: 'Sammlungen, Stücke und Adressen suchen' })
    await field.waitFor()
    await field.fill('lantern')
    await page.getByRole('option').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('behavior: an item’s neighbours come from the list it was opened from', async () => {
    const [{ slug }] = demo.collections
    const asked = { slug, listed: true, sort: 'price-down', limit: 3 } as const
    const { nfts } = await getNftsByCollection(market.api, asked)
    const [first, second, third] = nfts.map(({ name }) => name)
    const { page } = await visitors.come()
    await page.goto(`/collection/${slug}?listed=true&sort=price-down`)
    await page.getByRole('link', { name: `${first},` }).press('Enter')
    const title = (name?: string) => page.getByRole('heading', { level: 1, name: name ?? '', exact: true })
    await title(first).waitFor()
    await page.getByRole('link', { name: `Next item: ${second}` }).waitFor()
    expect(await page.getByRole('link', { name: /^Previous item/ }).count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await title(second).waitFor()
    await page.reload()
    await priceBox(page).waitFor()
    await page.getByRole('link', { name: `Next item: ${third}` }).press('Enter')
    await title(third).waitFor()
    await page.getByRole('link', { name: `Previous item: ${second}` }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await title(second).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Lanterns of the Souk' }).first().click()
    await page.waitForURL(/listed=true/)
  })
})
