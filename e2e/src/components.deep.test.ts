import { describe, expect, test } from 'vitest'
import { dialog } from './app.js'
import { violationsOf } from './violationsOf.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('the page of components', () => {
  test.each([
    { width: 390, colorScheme: 'light' },
    { width: 1_280, colorScheme: 'dark' },
  ] as const)('default: each works beside its code, at $width px, $colorScheme', async (looks) => {
    const { width, colorScheme } = looks
    const { page } = await visitors.come({ viewport: { width, height: 900 }, colorScheme })
    await page.goto('/components')
    await page.getByRole('region', { name: 'Activity', exact: true }).getByRole('link').first().waitFor()
    const order = page.getByRole('region', { name: 'OrderCard', exact: true })
    await order.getByRole('article').waitFor()
    await order.getByRole('button', { name: /^Buy for / }).waitFor()
    if (process.env.SOUK_PICTURES)
      await page.screenshot({
        path: `${process.env.SOUK_PICTURES}/${width}-${colorScheme}.png`,
        fullPage: true,
      })
    expect(await violationsOf(page)).toEqual([])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const buying = page.getByRole('region', { name: 'BuyButton', exact: true })
    await buying.getByRole('button', { name: 'Copy the code: On any page' }).click()
    await buying.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^<souk-buy\n {2}market="http.+"\n {2}contract="0x\w{40}"\n {2}token="\d+"\n><\/souk-buy>$/,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const halves = page.locator('main section > div')
    const broad = await halves.evaluateAll(
      // The row of types reaches a little into the margin.
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 8).length,
    )
    expect(broad).toBe(0)
    await order.getByRole('button', { name: /^Buy for / }).click()
    await dialog(page, 'Connect a wallet')
  })
})
