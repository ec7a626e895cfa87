import { demo } from '@souk/devchain'
import { getNft, getNftsByCollection } from '@souk/market'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  fact,
  goOn,
  openItem,
  priceBox,
  sentHashes,
  toAmount,
} from './app.js'
import { balanceOf, giveToken, listToken, market, networkFees, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { zellige, wrappedNative: weth } = demo.contracts
const lanternsSlug = demo.collections[0].slug

describe('a collection', () => {
  test('default: found by keyboard, filtered, sorted and selected from, all of it in the address', async () => {
    const { page } = await visitors.come()
    await page.goto('/')
    const box = page.getByRole('combobox', { name: /^Search/ })
    await box.fill('lantern')
    await page.getByRole('option', { name: /^Lanterns of the Souk/ }).waitFor()
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lanterns of the Souk' }).waitFor()

    await page.getByRole('checkbox', { name: 'For sale' }).check()
    await page.getByRole('radio', { name: 'List' }).check()
    await page.getByLabel('To', { exact: true }).fill('0.2')
    await page.getByRole('button', { name: 'Remove Up to 0.2 ETH' }).waitFor()
    await page.getByLabel('Sort').selectOption('Highest price')
    const table = page.getByRole('table', { name: 'Items of Lanterns of the Souk' })
    await expect.poll(() => page.url()).toContain('sort=price-down')
    await page.reload()
    await table.waitFor()
    const prices = await table.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts()
    const amounts = prices.map((text) => toAmount(text))
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts.every((amount) => amount <= parseEther('0.2'))).toBe(true)
    expect(amounts).toEqual(amounts.toSorted((a, b) => (a > b ? -1 : 1)))

    await page.getByRole('columnheader', { name: 'Rarity' }).waitFor()
    await page.getByLabel('Sort').selectOption('Rarest')
    await expect.poll(() => page.url()).toContain('sort=rarity')
    const ranks = async () =>
      (await table.getByRole('row').locator('td:nth-of-type(4)').allInnerTexts()).map(Number)
    await expect.poll(async () => isRising(await ranks())).toBe(true)
    expect((await ranks()).length).toBe(amounts.length)

    await table.getByRole('checkbox', { name: /^Select all items for sale/ }).check()
    await page.getByText(`${amounts.length} selected`).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: `Cart, ${amounts.length} items` }).waitFor()
  }, 90_000)

  test.each([375, 1_280])(
    'behavior: its tabs and its search stay in reach on a long grid, %i wide',
    async (width) => {
      const { page } = await visitors.come({ viewport: { width, height: 812 } })
      await page.goto(`/collection/${lanternsSlug}`)
      await page.locator('[data-nft-link]').first().waitFor()
      await page.mouse.move(width / 2, 500)
      await page.mouse.wheel(0, 2_500)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2_500)
      const tab = page.getByRole('tab', { name: 'Offers' })
      const field = page.getByRole('searchbox', { name: 'Search by name, number or trait' })
      const isOnTop = (target: typeof tab) =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      expect(await isOnTop(tab)).toBe(true)
      // An item that scrolling has hidden comes out from under the bars with the focus.
      // A handle, because the grid renders other rows once it scrolls.
      const hidden = await page.locator('[data-nft-link]').first().elementHandle()
      await hidden?.focus()
      const isShown = () =>
        hidden?.evaluate((link) => {
          const { left, top } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(left + 4, top + 4))
        })
      await expect.poll(isShown).toBe(true)
      // On a phone there is no room for the field, but for a button that leads to it.
      if (width < 1_024) await page.getByRole('button', { name: 'Search by name, number or trait' }).click()
      else await field.click()
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await isOnTop(field)).toBe(true)
    },
  )

  test.each([375, 1_280])(
    'behavior: another tab leaves the row of tabs where it is, %i wide',
    async (viewportWidth) => {
      const { page } = await visitors.come({ viewport: { width: viewportWidth, height: 812 } })
      await page.goto(`/collection/${lanternsSlug}`)
      await page.locator('[data-nft-link]').first().waitFor()
      const row = page.getByRole('tablist', { name: 'Sections of this page' })
      const placeOf = async () => Math.round((await row.boundingBox())?.y ?? 0)
      for (const name of ['Holders', 'Charts', 'Items']) {
        await page.mouse.wheel(0, 2_500)
        await expect.poll(placeOf).toBe(65)
        const tab = row.getByRole('tab', { name })
        // A real mouse: Playwright's own click first scrolls what stands in the page's scroll padding to its middle.
        const { x, y, width, height } = (await tab.boundingBox()) ?? expect.fail(`${name} is not shown`)
        await page.mouse.click(x + width / 2, y + height / 2)
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
        expect(await placeOf()).toBe(65)
      }
    },
  )

  test('behavior: an offer on any of its items is in its book, and is accepted on an item’s page', async () => {
    const bidderAccount = await newcomer()
    const ownerAccount = await newcomer()
    const token = await giveToken(ownerAccount, zellige)
    const bidder = await visitors.comeWithWallet(bidderAccount)
    const owner = await visitors.comeWithWallet(ownerAccount)
    await bidder.page.goto('/collection/zellige?tab=offers')
    await connectWallet(bidder.page, bidder.wallet)
    await bidder.page.getByRole('button', { name: 'Collection offer' }).first().click()
    const form = await dialog(bidder.page, 'Make an offer')
    await form.getByLabel('Your offer per item').fill('0.25')
    await form.getByLabel('Quantity').fill('2')
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(bidder.page, 'What you are about to sign')
    expect(await fact(review, 'Maximum you pay')).toBe('0.5 WETH')
    expect(await fact(review, 'You receive')).toBe('Any 2 Zellige')
    const proceeds = toAmount(await fact(review, 'Their owners get'))
    await goOn(review)
    const made = await dialog(bidder.page, 'Offer made')
    await made.getByRole('button', { name: 'Done' }).click()
    const book = bidder.page.getByRole('table', { name: /^Collection and trait offers/ })
    await book
      .getByRole('row', { name: /0\.25 WETH/ })
      .getByText('Any item')
      .waitFor()
    await bidder.page.getByRole('heading', { name: 'Your offers on this collection' }).waitFor()

    // An offer on one of its items would be another one that can be accepted.
    await openItem(bidder.page, token)
    await priceBox(bidder.page).getByRole('button', { name: 'Make an offer' }).click()
    await form
      .getByText(/^You already have an open offer of 0\.5\sWETH on items of this collection\./)
      .waitFor()

    await openItem(owner.page, token)
    await connectWallet(owner.page, owner.wallet)
    await owner.page.getByRole('button', { name: 'Accept' }).first().click()
    const accepting = await dialog(owner.page, 'Accept the offer')
    expect(toAmount(await fact(accepting, 'You receive'))).toBe(proceeds / 2n)
    await goOn(accepting)
    const sold = await dialog(owner.page, 'Sold')
    expect(toAmount(await fact(sold, 'Received'))).toBe(proceeds / 2n)
    expect(await ownerOf(token)).toBe(bidderAccount.address)
    expect(await balanceOf(ownerAccount.address, weth)).toBe(parseEther('1') + proceeds / 2n)
    expect(await balanceOf(bidderAccount.address, weth)).toBe(parseEther('0.75'))
  }, 180_000)

  test('behavior: an offer on two traits only accepts items with both, and counts them', async () => {
    const bidderAccount = await newcomer()
    const ownerAccount = await newcomer()
    const token = await giveToken(ownerAccount)
    const { traits } = await getNft(market.api, token)
    const [one, other] = traits.map(({ type, value }) => `${type}:${value}`)
    const bidder = await visitors.comeWithWallet(bidderAccount)
    await bidder.page.goto(`/collection/${lanternsSlug}?traits=${encodeURIComponent(JSON.stringify([one]))}`)
    await connectWallet(bidder.page, bidder.wallet)
    await bidder.page.getByRole('button', { name: 'Collection offer' }).first().click()
    const form = await dialog(bidder.page, 'Make an offer')
    await form.getByRole('button', { name: `Without ${one?.replace(':', ': ')}` }).waitFor()
    const option = form.getByRole('option', { name: `${other?.replace(':', ': ')} (` })
    await form
      .getByLabel('Offer applies to')
      .selectOption({ value: (await option.getAttribute('value')) ?? '' })
    await form.getByLabel('Your offer per item').fill('0.2')
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(bidder.page, 'What you are about to sign')
    const both = [one, other].map((trait) => trait?.replace(':', ': ')).join(', ')
    expect(await fact(review, 'You receive')).toBe(`Any item of Lanterns of the Souk with ${both}`)
    const { nfts } = await getNftsByCollection(market.api, {
      slug: lanternsSlug,
      limit: 200,
      traits: Object.fromEntries(traits.slice(0, 2).map(({ type, value }) => [type, [String(value)]])),
    })
    expect(await fact(review, 'Matching items')).toContain(`${nfts.length} today`)
    await goOn(review)
    await dialog(bidder.page, 'Offer made')

    const owner = await visitors.comeWithWallet(ownerAccount)
    await openItem(owner.page, token)
    await connectWallet(owner.page, owner.wallet)
    await owner.page.getByText(`for items with ${both}`).waitFor()
    await owner.page.getByRole('button', { name: 'Accept' }).first().click()
    const accepting = await dialog(owner.page, 'Accept the offer')
    await goOn(accepting)
    await dialog(owner.page, 'Sold')
    expect(await ownerOf(token)).toBe(bidderAccount.address)
  }, 180_000)

  test('behavior: sweeps the cheapest three with one transaction, one left out by hand', async () => {
    const seller = await newcomer()
    const buyerAccount = await newcomer()
    const tokens = []
    for (const price of ['0.0011', '0.0012', '0.0013', '0.0014']) {
      const token = await giveToken(seller, zellige)
      await listToken(seller, token, { price: parseEther(price) })
      tokens.push(token)
    }
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await page.goto('/collection/zellige')
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Sweep the floor' }).click()
    const form = await dialog(page, 'Sweep the floor')
    await form.getByLabel('Maximum per item').fill('0.0014')
    await form.getByRole('button', { name: 'Review 3 for 0.0036 ETH' }).waitFor()
    await form.getByRole('list', { name: 'Items you would buy' }).getByRole('checkbox').nth(1).uncheck()
    const before = await balanceOf(buyerAccount.address)
    await form.getByRole('button', { name: 'Review 3 for 0.0038 ETH' }).click()
    const review = await dialog(page, 'Buy several items')
    await goOn(review)
    const receipt = await dialog(page, 'They are yours')
    expect(await fact(receipt, 'Paid')).toBe('0.0038 ETH')
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction'])
    expect(await Promise.all(tokens.map(ownerOf))).toEqual(
      [buyerAccount, seller, buyerAccount, buyerAccount].map(({ address }) => address),
    )
    expect(await balanceOf(buyerAccount.address)).toBe(
      before - parseEther('0.0038') - (await networkFees(sentHashes(wallet))),
    )

    // A bought item keeps its position until the visitor asks for the current order.
    await receipt.getByRole('button', { name: 'Done' }).click()
    const cards = page.getByRole('list', { name: 'Items of Zellige' }).getByRole('listitem')
    await expect.poll(() => cards.first().innerText()).toContain('Not listed')
    await page.getByRole('button', { name: 'Prices changed: sort again' }).click()
    await expect.poll(() => cards.first().innerText()).toContain('0.0012\u00a0ETH')
    expect(await page.getByRole('button', { name: /^Prices changed/ }).count()).toBe(0)
  }, 180_000)
})

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? 1))
}
