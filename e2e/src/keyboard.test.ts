import { demo } from '@souk/devchain'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { confirmButton, dialog, openItem, priceBox } from './app.js'
import { giveToken, listToken, newcomer, ownerOf } from './market.js'
import { violationsOf } from './violationsOf.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  expect.fail(`Tab does not lead to ${target}`)
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

describe('with only Tab and Enter', () => {
  test('default: connects a demo wallet and buys', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.31') })
    const { page } = await visitors.come()
    await openItem(page, token)
    await pressOn(page, priceBox(page).getByRole('button', { name: 'Buy now' }))
    const wallets = await dialog(page, 'Connect a wallet')
    await pressOn(page, wallets.getByRole('button', { name: 'Celeste' }))
    const offer = await dialog(page, 'Buy')
    // The price is far above the others; the space bar agrees to that.
    await tabTo(page, offer.getByRole('checkbox', { name: 'I have read the warning and want to continue' }))
    await page.keyboard.press('Space')
    await pressOn(page, confirmButton(offer))
    const receipt = await dialog(page, 'It is yours')
    await pressOn(page, receipt.getByRole('button', { name: 'Done' }))
    await receipt.waitFor({ state: 'detached' })
    // Another one has taken the place of the button that opened the dialog.
    await priceBox(page).getByRole('button', { name: 'List for sale' }).and(page.locator(':focus')).waitFor()
    expect(await ownerOf(token)).toBe(demo.accounts[2].address)
  })

  test('behavior: the first Tab skips the header', async () => {
    const { page } = await visitors.come()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    // The page has a search field of its own.
    await page.keyboard.press('/')
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('behavior: a link leads past the filters of a collection to its first item', async () => {
    const { page } = await visitors.come()
    await page.goto('/collection/lanterns-of-the-souk')
    const first = page.getByRole('article').first()
    await first.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const skip = page.getByRole('link', { name: 'Skip to items' })
    await tabTo(page, skip)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await first.locator(':focus').waitFor()
  })

  test('behavior: keys typed after `/` reach the search, even while its code loads', async () => {
    const { page } = await visitors.come()
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/SearchDialog-[^/]+\.js$/, async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/networks')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.type('/amber glass')
    release()
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.and(page.locator(':focus')).waitFor()
    await page.keyboard.type(' lamp')
    expect(await field.inputValue()).toBe('amber glass lamp')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('behavior: a side panel keeps the focus inside, and Escape and Back close it on the first page of a tab', async () => {
    const { page } = await visitors.come()
    await page.goto('/activity')
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    const button = page.getByRole('button', { name: 'Cart, empty' })
    await button.focus()
    await page.keyboard.press('Enter')
    const cart = await dialog(page, 'Your cart')
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab')
      // Past its last control, the panel itself brings the focus back to its first.
      await cart.locator(':focus').waitFor()
    }
    expect(await violationsOf(page)).toEqual([])
    const depth = () => page.evaluate(() => window.history.state.overlays ?? 0)
    const atDepth = (wanted: number) =>
      page.waitForFunction((wanted) => (window.history.state.overlays ?? 0) === wanted, wanted)
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'detached' })
    await button.and(page.locator(':focus')).waitFor()
    await atDepth(0)
    await page.keyboard.press('Enter')
    await cart.waitFor()
    await atDepth(1)
    await page.goBack()
    await cart.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/activity')
    // Forward does not open the panel again, and a reload leaves no entry that Back would step through.
    await page.evaluate(() => window.history.forward())
    await button.press('Enter')
    await cart.waitFor()
    await atDepth(1)
    await page.reload()
    await atDepth(0)
    expect(await depth()).toBe(0)
    // A link in a panel takes the place of the panel's entry.
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await (await dialog(page, 'Menu')).waitFor()
    await atDepth(1)
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    expect(await depth()).toBe(0)
  })
})
