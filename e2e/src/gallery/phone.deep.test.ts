import { launchBrowser } from '@souk/testing/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { connectDemoWallet } from '../app.js'
import { crampedIn } from '../crampedIn.js'
import { unseenWarnings } from '../unseenWarnings.js'
import { fixDate } from './fixDate.js'
import { marketScreens, toolScreens } from './places.js'
import { countRequests, settle } from './takePicture.js'
import { buyingScreens, portfolioScreens, sellingScreens } from './wallets.js'
import { openWorld, present, type World } from './world.js'

let world: World
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ executablePath: inject('browserPath') })
  world = await openWorld()
}, 180_000)
afterAll(async () => {
  vi.useRealTimers()
  await browser?.close()
  await world?.stop()
})

/** The gallery's screens, by who sees them. Only the last ones change the market. */
const visits = [
  { who: 'a visitor', screens: [...marketScreens, ...toolScreens] },
  { who: 'Amina', screens: [...portfolioScreens, ...sellingScreens] },
  { who: 'Bilal', screens: buyingScreens },
]

describe('a phone', () => {
  test.each(visits)(
    'behavior: 390 and 320 wide, no screen of $who is cramped or has a warning that nobody sees',
    async ({ who, screens }) => {
      const context = await browser.newContext({
        ...{ locale: 'en-US', timezoneId: 'UTC', baseURL: world.url },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
      })
      context.setDefaultTimeout(20_000)
      await fixDate(context, present.getTime())
      const page = await context.newPage()
      const underWay = countRequests(page)
      const found: string[] = []
      try {
        if (who !== 'a visitor') {
          await page.goto('/settings')
          await connectDemoWallet(page, who)
        }
        for (const screen of screens) {
          // Some screens name things that only a wide window shows.
          await page.setViewportSize({ width: 1280, height: 720 })
          await screen.go(page, world)
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 740 })
            await settle(page, underWay)
            const faults = [...(await crampedIn(page)), ...(await unseenWarnings(page))]
            found.push(...faults.map((fault) => `${screen.name}, ${width}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      } finally {
        await context.close()
      }
    },
    240_000,
  )
})
