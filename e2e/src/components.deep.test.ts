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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await order.getByRole('button', { name: /^Buy for / }).click()
    await dialog(page, 'Connect a wallet')
  })
})
