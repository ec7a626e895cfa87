import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const rows = (page: Page) => page.getByRole('table', { name: 'Activity, newest first' })
const state = (page: Page) => page.getByRole('status', { name: /^Connection to/ })

describe('a market that is away', () => {
  test('default: says so in place of its data, and recovers by itself', async () => {
    const { page } = await visitors.come({}, { mayBeOffline: true })
    await page.goto('/activity')
    await rows(page).waitFor()
    await page.route(/\/v2\/|\/health/, (route) => route.abort())
    await page.reload()
    await page.getByRole('heading', { name: 'The market is not responding' }).waitFor()
    await page.getByText('Your items and your money are in your wallet').waitFor()
    await state(page).getByText('Not responding').waitFor()
    await page.unrouteAll()
    await rows(page).waitFor()
    await state(page).getByText('Live').waitFor()
  })

  test('behavior: a market that answers only some requests is not called live', async () => {
    const { page } = await visitors.come({}, { mayBeOffline: true })
    await page.goto('/')
    await state(page).getByText('Live').waitFor()
    await page.route(/\/v2\/events\/chain/, (route) =>
      route.fulfill({ status: 500, json: { errors: ['broken'] } }),
    )
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await page.getByRole('heading', { name: 'The market is not responding' }).waitFor()
    await state(page).getByText('Partly responding').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await rows(page).waitFor()
    await state(page).getByText('Live').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('behavior: without a connection, the page says so at once', async () => {
    const { page, context } = await visitors.come({}, { mayBeOffline: true })
    await page.goto('/')
    await state(page).getByText('Live').waitFor()
    await context.setOffline(true)
    await state(page).getByText('Offline').waitFor()
    await context.setOffline(false)
    await state(page).getByText('Live').waitFor()
  })
})
