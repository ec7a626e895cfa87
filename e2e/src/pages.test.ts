import { demo } from '@souk/devchain'
import { overflowOf } from '@souk/testing/browser'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { connectDemoWallet, dialog, openItem, openPurchase, priceBox, reviewListing } from './app.js'
import { crampedIn } from './crampedIn.js'
import { firstTokenOf, giveToken, listToken, newcomer, type Token } from './market.js'
import { violationsOf } from './violationsOf.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [amina] = demo.accounts

let listed: Token
let own: Token
beforeAll(async () => {
  const seller = await newcomer()
  listed = await giveToken(seller, demo.contracts.zellige)
  await listToken(seller, listed, { price: parseEther('0.21') })
  own = { contract: demo.contracts.spices, tokenId: 2n }
})

/** Every page and dialog, in the order in which a visitor meets them. Each step begins where the previous one ended. */
const stops: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'front page': async (page) => {
    await page.goto('/')
    await page.getByRole('row', { name: 'Lanterns of the Souk' }).or(lanternsCard(page)).first().waitFor()
  },
  'front page, searching': async (page) => {
    await page.getByRole('combobox', { name: /^Search/ }).fill('lant')
    await page.getByRole('option', { name: /^Lanterns of the Souk/ }).waitFor()
  },
  'the menu': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await dialog(page, 'Menu')
  },
  'connecting a wallet': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await dialog(page, 'Connect a wallet')
  },
  'collection, nobody connected': async (page) => {
    await page.goto('/collection/lanterns-of-the-souk')
    await page
      .getByRole('list', { name: 'Items of Lanterns of the Souk' })
      .getByRole('link')
      .first()
      .waitFor()
  },
  'collection: its items as a list': async (page) => {
    await page.goto('/collection/lanterns-of-the-souk?view=list')
    await page.getByRole('table', { name: 'Items of Lanterns of the Souk' }).waitFor()
  },
  'collection: its book': async (page) => {
    await page.getByRole('tab', { name: 'Offers' }).click()
    await page.getByRole('table', { name: 'For sale by price' }).waitFor()
  },
  'collection: its holders': async (page) => {
    await page.getByRole('tab', { name: 'Holders' }).click()
    await page.getByRole('table', { name: 'Holders' }).waitFor()
  },
  'collection: its charts': async (page) => {
    await page.getByRole('tab', { name: 'Charts' }).click()
    await page.getByRole('figure', { name: 'Floor and sales' }).locator('canvas, dd').first().waitFor()
  },
  'collection: sweeping': async (page) => {
    await page.getByRole('button', { name: 'Sweep the floor' }).click()
    await (await dialog(page, 'Sweep the floor')).getByRole('button', { name: /^Review 3 for/ }).waitFor()
  },
  'collection that is for sale, connected': async (page) => {
    await page.goto('/collection/zellige?listed=true')
    await connectDemoWallet(page, 'Amina')
    await page.getByRole('list', { name: 'Items of Zellige' }).getByRole('link').first().waitFor()
  },
  'item for sale': (page) => openItem(page, listed),
  buying: openPurchase,
  'item that is not for sale': async (page) => {
    const tokenId = await firstTokenOf(demo.accounts[1].address, demo.contracts.lanterns)
    await openItem(page, { contract: demo.contracts.lanterns, tokenId })
  },
  activity: async (page) => {
    await page.goto('/activity')
    await page.getByRole('table', { name: 'Activity, newest first' }).waitFor()
  },
  'my items': async (page) => {
    await page.goto('/me')
    await page.getByRole('list', { name: 'Your items' }).getByRole('link').first().waitFor()
  },
  'listing: the form': async (page) => {
    await openItem(page, own)
    await priceBox(page).getByRole('button', { name: /^List/ }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('textbox', { name: 'Price' }).fill('0.0001')
    await form.getByRole('region', { name: 'What you receive' }).waitFor()
  },
  'listing: at a falling price': async (page) => {
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: 'Falling price' }).check()
    await form.getByLabel('Start price').fill('2')
    await form.getByLabel('End price').fill('1')
    await form.getByText('Price by time').click()
    await form.getByText('Schedule or reserve for one buyer').click()
    await form.getByRole('checkbox', { name: 'Reserve for one buyer' }).check()
  },
  'listing: what is signed': async (page) => {
    await openItem(page, own)
    await reviewListing(page, { price: '0.5' })
  },
  'my wallet': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: `Wallet ${amina.name}` }).click()
    await dialog(page, 'Your wallet')
  },
  'order inspector': async (page) => {
    await page.goto('/inspect')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  domains: async (page) => {
    await page.goto('/domains')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  networks: async (page) => {
    await page.goto('/networks')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  settings: async (page) => {
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'design language': async (page) => {
    await page.goto(inject('designUrl'))
    await page.getByRole('figure', { name: 'Floor and sales' }).locator('canvas').waitFor()
  },
  approvals: async (page) => {
    await page.goto('/me?tab=approvals')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'no design language outside of the development server': async (page) => {
    await page.goto('/design')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  },
  'no such page': async (page) => {
    await page.goto('/nowhere')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  },
}

/** A phone shows cards instead of a table. */
function lanternsCard(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'Lanterns of the Souk' })
}

/** The pages and dialogs of the default run; the long one visits all of them. Each can be reached without the one before. */
const frequent: ReadonlySet<string> = new Set([
  'front page',
  'collection, nobody connected',
  'collection that is for sale, connected',
  'item for sale',
  'buying',
  'my items',
  'listing: the form',
  'listing: what is signed',
  'settings',
])

/** Alternating in the default run, both in the long one. */
const themes = ['light', 'dark'] as const

describe('pages', () => {
  test('behavior: each passes WCAG A and AA, light and dark, and fits a phone, 390 and 320 wide', async () => {
    const { page } = await visitors.come({ reducedMotion: 'reduce' })
    const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
    const visited = Object.entries(stops).filter(([name]) => inject('isDeep') || frequent.has(name))
    for (const [index, [name, go]] of visited.entries()) {
      await page.setViewportSize({ width: 390, height: 740 })
      await go(page)
      expect.soft(await crampedIn(page), `${name}, 390`).toEqual([])
      await page.setViewportSize({ width: 320, height: 740 })
      expect.soft(await crampedIn(page), `${name}, 320`).toEqual([])
      await page.setViewportSize(desktop)
      for (const colorScheme of inject('isDeep') ? themes : [themes[index % 2] ?? 'light']) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
        expect.soft(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([])
      }
    }
  }, 300_000)

  test('behavior: inputs have the design of the app, and a celebration stands still where motion is reduced', async () => {
    const { page } = await visitors.come({ reducedMotion: 'reduce' })
    await page.goto('/collection/lanterns-of-the-souk')
    await page.getByRole('checkbox', { name: 'For sale' }).check()
    const drawn = await page.evaluate(() => {
      const star = document.body.appendChild(document.createElement('i'))
      star.className = 'moment-star'
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? star)
      const { animationName } = getComputedStyle(star)
      star.remove()
      return {
        appearances: ['main select', 'input[type=checkbox]:checked', 'input[type=search]'].map(
          (selector) => styleOf(selector).appearance,
        ),
        hasArrow: styleOf('main select').backgroundImage.startsWith('url('),
        isFilled:
          styleOf('input[type=checkbox]:checked').backgroundColor === styleOf('.bg-clay').backgroundColor,
        animationName,
      }
    })
    expect(drawn).toEqual({
      appearances: ['none', 'none', 'none'],
      hasArrow: true,
      isFilled: true,
      animationName: 'none',
    })
  })

  test('behavior: shows its main content on the first screen of a phone, 375 by 812', async () => {
    const viewport = { width: 375, height: 812 }
    const { page } = await visitors.come({ viewport })
    const bottoms: Record<string, number> = {}
    const look = async (name: string, locator: Locator) => {
      await locator.waitFor()
      bottoms[name] = await locator.evaluate((element) => element.getBoundingClientRect().bottom)
    }
    await page.goto('/')
    await look('front page', page.getByRole('article', { name: 'For sale now' }))
    await page.goto('/collection/lanterns-of-the-souk')
    await look(
      'collection',
      page.getByRole('list', { name: 'Items of Lanterns of the Souk' }).locator('img').first(),
    )
    await openItem(page, listed)
    await look('item', priceBox(page).getByRole('button', { name: 'Buy now' }))
    await page.getByRole('heading', { name: 'Provenance' }).scrollIntoViewIfNeeded()
    const bar = page.getByRole('region', { name: 'Buy this item' })
    await bar.getByRole('button', { name: 'Buy now' }).waitFor()
    await connectDemoWallet(page, 'Amina')
    await page.goto('/me')
    const firstItem = page.getByRole('list', { name: 'Your items' }).locator('img').first()
    await look('portfolio', firstItem)
    expect((await firstItem.boundingBox())?.y, 'portfolio').toBeLessThan(500)
    for (const [name, bottom] of Object.entries(bottoms)) expect(bottom, name).toBeLessThan(viewport.height)
  })

  test('behavior: a contract’s address leads to its collection, which a phone shows whole and filters in a sheet', async () => {
    const { page } = await visitors.come({ viewport: { width: 375, height: 812 } })
    await page.goto(`/collection/${demo.contracts.lanterns}`)
    await page.waitForURL('**/collection/lanterns-of-the-souk')
    const earns = page.getByText('Creator fee')
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()
    expect(await earns.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await earns.waitFor()
    await page.getByRole('button', { name: 'Less', exact: true }).click()
    await earns.waitFor({ state: 'hidden' })
    // The bar below the items has it; nothing is there twice.
    expect(await page.getByRole('button', { name: 'Sweep the floor' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Filters' }).press('Enter')
    const filters = await dialog(page, 'Filters')
    await filters.getByRole('checkbox', { name: /^Round/ }).check()
    const show = filters.getByRole('button', { name: /^Show \d+ items$/ })
    await show.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await show.press('Enter')
    await filters.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filters 1' }).waitFor()
  })

  test('behavior: the menu changes language and theme, and links to the tools', async () => {
    const viewport = { width: 375, height: 812 }
    const { page } = await visitors.come({ viewport, colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = await dialog(page, 'Menu')
    await menu.getByRole('radio', { name: 'Dark' }).check()
    await page.locator('html[data-theme="dark"]').waitFor()
    // The whole page renders again, including the menu.
    await menu.getByRole('radio', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'NFTs kaufen und verkaufen, von Wallet zu Wallet.' }).waitFor()
    await page.getByRole('button', { name: 'Menü' }).click()
    await (await dialog(page, 'Menü')).getByRole('link', { name: 'Einstellungen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.each([640, 768, 1024])('behavior: the header fits, %i wide', async (width) => {
    const { page } = await visitors.come({ viewport: { width, height: 800 }, locale: 'de-DE' })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await overflowOf(page)).toBe(0)
  })
})
