import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dialog } from './app.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const activityCode = /\/assets\/ActivityRoute-[^/]+\.js$/
const cartCode = /\/assets\/CartDialogContainer-[^/]+\.js$/

async function openWithoutCart(): Promise<Page> {
  const { page } = await visitors.come({}, { mayBeOffline: true })
  await page.route(cartCode, (route) => route.abort())
  await page.goto('/networks')
  await page.getByRole('button', { name: 'Cart, empty' }).click()
  return page
}

async function reload(page: Page, alert: Locator): Promise<void> {
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cart, empty' }).click()
  await (await dialog(page, 'Your cart')).getByText('Your cart is empty').waitFor()
}

describe('code that loads late', () => {
  test('default: a failure is explained in plain words, and a reload helps', async () => {
    const page = await openWithoutCart()
    const alert = page.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded' })
    await alert.waitFor()
    expect(await alert.innerText()).toContain('Nothing was sent')
    expect(await alert.innerText()).not.toContain('dynamically')
    await page.unroute(cartCode)
    await reload(page, alert)
  })

  test('behavior: code for node errors is loaded before one occurs', async () => {
    const { page } = await visitors.come()
    const [fetched] = await Promise.all([
      page.waitForResponse(/\/assets\/ccip-[^/]+\.js$/),
      page.goto('/networks'),
    ])
    expect(fetched.ok()).toBe(true)
  })

  test('behavior: the page stays while the market does not answer', async () => {
    const page = await openWithoutCart()
    await page.context().setOffline(true)
    const alert = page.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded' })
    await alert.getByRole('button', { name: 'Reload the page' }).click()
    await alert.getByText('There is no connection to the market').waitFor()
    await page.unroute(cartCode)
    await page.context().setOffline(false)
    await reload(page, alert)
  })

  test('behavior: the page reloads by itself once the market answers', async () => {
    const { page } = await visitors.come({}, { mayBeOffline: true })
    await page.route(activityCode, (route) => route.abort())
    await page.goto('/networks')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Activity' }).first().click()
    await page.getByText('There is no connection to the market').waitFor()
    await page.unroute(activityCode)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  })

  test('error: does not reload endlessly', async () => {
    const { page } = await visitors.come({}, { mayBeOffline: true })
    await page.route(activityCode, (route) => route.abort())
    await page.goto('/activity')
    const alert = page.getByRole('alert').filter({ hasText: 'This page could not be opened' })
    await alert.getByRole('button', { name: 'Reload the page' }).waitFor()
    await page.unroute(activityCode)
    await alert.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  })

  test('behavior: a version whose files are gone is replaced by a reload of the same page', async () => {
    const page = await openWithoutCart()
    const newer = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>'
    await page.route('/', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: newer })
        : route.fallback(),
    )
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Cart, empty' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'There is a newer version of the app' })
    await alert.waitFor()
    expect(await alert.getByRole('button').allInnerTexts()).toEqual(['Reload the page', 'Close'])
    await page.unroute(cartCode)
    await reload(page, alert)
    expect(new URL(page.url()).pathname).toBe('/networks')
  })
})
