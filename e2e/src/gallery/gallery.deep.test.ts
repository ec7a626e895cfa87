import { demo, devchainId } from '@souk/devchain'
import { launchBrowser, scriptWallet, watchProblems } from '@souk/testing/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { connectDemoWallet, connectWallet } from '../app.js'
import { unseenWarnings } from '../unseenWarnings.js'
import { violationsOf } from '../violationsOf.js'
import { changes } from './changes.js'
import { checkPicture } from './checkPicture.js'
import { fixDate } from './fixDate.js'
import { isRenewing, keep, keepOnly, namesKept, readKept } from './keptPictures.js'
import { chainScreens, operatorScreens } from './operating.js'
import { marketScreens, outageScreens, toolScreens } from './places.js'
import { fileOf, looks, type Screen } from './Screen.js'
import { countRequests, scroll, settle, takePicture, turn } from './takePicture.js'
import {
  buyingScreens,
  decliningScreens,
  portfolioScreens,
  sellingScreens,
  waitingScreens,
} from './wallets.js'
import { openWorld, present, type World } from './world.js'
import { writeIndex } from './writeIndex.js'

let world: World
let browser: Browser
let bench: Page
beforeAll(async () => {
  browser = await launchBrowser({ executablePath: inject('browserPath') })
  bench = await browser.newPage()
  world = await openWorld()
}, 180_000)
afterAll(async () => {
  vi.useRealTimers()
  await browser?.close()
  await world?.stop()
})

/** One visit after another: only the last purchase changes the market. */
const parts: readonly Part[] = [
  { title: 'The market', screens: marketScreens },
  { title: 'Tools', screens: toolScreens },
  { title: 'Operating a market', screens: operatorScreens, known: /status 400/ },
  { title: 'A portfolio', screens: portfolioScreens, wallet: 'Amina' },
  { title: 'Selling and sending', screens: sellingScreens, wallet: 'Amina' },
  { title: 'Declined requests', screens: decliningScreens, wallet: 'declining' },
  { title: 'Unanswered requests', screens: waitingScreens, wallet: 'hanging' },
  { title: 'Chains and known facts', screens: chainScreens, wallet: 'Bilal' },
  { title: 'Buying and bidding', screens: buyingScreens, wallet: 'Bilal' },
  { title: 'While the market is away', screens: outageScreens, known: /Failed to load|status 400/ },
]
type Part = {
  title: string
  screens: readonly Screen[]
  /** The demo wallet to connect; or Bilal's browser wallet, which rejects its first requests or never answers. */
  wallet?: (typeof demo.accounts)[number]['name'] | 'declining' | 'hanging'
  /** Console messages to expect. */
  known?: RegExp
}

describe('gallery', () => {
  test.each(parts)(
    'behavior: $title matches its pictures and WCAG A and AA',
    async (part) => {
      const context = await browser.newContext({
        ...{ locale: 'en-US', timezoneId: 'UTC', baseURL: world.url },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
        // A little below full size, to keep the repository small.
        deviceScaleFactor: 0.75,
      })
      try {
        expect(await visit(context, part)).toEqual([])
      } finally {
        await context.close()
      }
    },
    900_000,
  )

  test('behavior: what is said to be new is about a screen', () => {
    const names = new Set(parts.flatMap(({ screens }) => screens.map(({ name }) => name)))
    expect(Object.keys(changes).filter((name) => !names.has(name))).toEqual([])
  })

  test('behavior: there are no other files, the index shows all, and they stay small', async () => {
    const files = parts.flatMap(({ screens }) =>
      screens.flatMap((screen) => looks.map((look) => fileOf(screen, look))),
    )
    const index = writeIndex(parts)
    if (isRenewing) {
      await keep('README.md', index)
      await keepOnly(new Set([...files, 'README.md']))
    }
    expect(await namesKept()).toEqual([...files, 'README.md'].sort())
    expect(String(await readKept('README.md'))).toBe(index)
    const pictures = await Promise.all(files.map(readKept))
    expect(pictures.reduce((sum, picture) => sum + (picture?.length ?? 0), 0)).toBeLessThan(8 * 2 ** 20)
  })
})

/** Visits all screens of a part. */
async function visit(context: BrowserContext, { screens, wallet, known }: Part): Promise<string[]> {
  context.setDefaultTimeout(20_000)
  await fixDate(context, present.getTime())
  const problems = watchProblems(context)
  const page = await context.newPage()
  const underWay = countRequests(page)
  const found: string[] = []
  if (wallet === 'declining' || wallet === 'hanging') await connectScripted(context, { page, mood: wallet })
  else if (wallet) {
    await page.goto('/settings')
    await connectDemoWallet(page, wallet)
  }
  for (const [index, screen] of screens.entries()) {
    // A little later each time, so that flows of later screens come after those of earlier ones.
    await fixDate(context, present.getTime() + index)
    await turn(page, looks[0])
    await screen.go(page, world)
    for (const look of looks) {
      await turn(page, look)
      await settle(page, underWay)
      if (await scroll(page, screen)) await settle(page, underWay)
      // A theme only changes colours.
      const axe = await violationsOf(page, { of: look.isOtherTheme ? 'colours' : 'all' })
      found.push(...axe.map((text) => `${fileOf(screen, look)}: ${text}`))
      found.push(...(await unseenWarnings(page)).map((text) => `${fileOf(screen, look)}: ${text}`))
      const file = fileOf(screen, look)
      const wrong = await checkPicture(file, { take: () => takePicture(page, screen), bench })
      if (wrong) found.push(wrong)
    }
  }
  return [...found, ...problems.filter((problem) => !known?.test(problem))]
}

/** Connects a wallet that rejects its first transaction and its first signature, or never answers them. */
async function connectScripted(
  context: BrowserContext,
  { page, mood }: { page: Page; mood: 'declining' | 'hanging' },
): Promise<void> {
  const [, { privateKey }] = demo.accounts
  const wallet = await scriptWallet(context, { privateKey, rpcUrl: world.rpcUrl, chainId: devchainId })
  for (const method of ['eth_sendTransaction', 'eth_signTypedData_v4'])
    if (mood === 'declining') wallet.rejectNext(method)
    else wallet.hangNext(method)
  await page.goto('/settings')
  await connectWallet(page, wallet)
}
