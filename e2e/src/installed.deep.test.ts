import { describe, expect, test } from 'vitest'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('the installed app', () => {
  test('default: opens without a network, and says that the market is away', async () => {
    const { page, context } = await visitors.come({ serviceWorkers: 'allow' }, { mayBeOffline: true })
    await page.goto('/')
    await page.getByRole('link', { name: 'Lanterns of the Souk' }).first().waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // The files of the first visit loaded before the service worker was active.
    await page.reload()
    await page.getByRole('link', { name: 'Lanterns of the Souk' }).first().waitFor()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
    await page
      .getByRole('status', { name: /^Connection to/ })
      .getByText(/onnecting|Offline/)
      .waitFor()
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('link', { name: 'Lanterns of the Souk' }).first().waitFor()
  })

  test('behavior: has a name and an icon', async () => {
    const { page } = await visitors.come()
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    const { errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The test browser has no persistent storage, which some versions report as a fault of the app.
    const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
    expect(faults).toEqual([])
  })
})
