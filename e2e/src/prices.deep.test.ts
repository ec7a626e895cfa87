import { demo } from '@souk/devchain'
import type { Page } from 'playwright-core'
import { parseEther, parseUnits, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, itemPath } from './app.js'
import { giveToken, listToken, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { dusd } = demo.contracts

/** Prices with many digits, which differ in the last of those that a card shows. */
const prices = [
  { price: parseEther('0.500123456789'), currency: zeroAddress, shown: /0\.5001…\sETH/ },
  { price: parseUnits('123456.789012', 6), currency: dusd, shown: /123,456\.789…\sdUSD/ },
  { price: parseUnits('12345678.9', 6), currency: dusd, shown: /12,345,678\.9\sdUSD/ },
] as const

/** Lists the amounts that something cuts off: a box that hides what leaves it, or the edge of the page. */
function cutAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const amount = /\d[\d.,]*…?\s(ETH|WETH|dUSD)/
    const holds = (element: Element) => amount.test(element.textContent ?? '')
    const leaves = [...document.body.querySelectorAll('*')].filter(
      (element) => holds(element) && ![...element.children].some(holds) && element.checkVisibility(),
    )
    const boxesOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...boxesOf(element.parentElement)] : [element]
    const isCut = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { right, width } = range.getBoundingClientRect()
      // Tables scroll, and text for screen readers has no width.
      if (width < 2 || element.closest('table')) return false
      return boxesOf(element).some(
        (box) =>
          ['hidden', 'clip'].includes(getComputedStyle(box).overflowX) &&
          right > box.getBoundingClientRect().right + 0.5,
      )
    }
    return [...new Set(leaves.filter(isCut).map(({ textContent }) => String(textContent)))]
  })
}

describe('long prices', () => {
  test('default: no width and no language cuts off their digits', async () => {
    const seller = await newcomer()
    const tokens = []
    for (const { price, currency } of prices) {
      const token = await giveToken(seller)
      await listToken(seller, token, { price, currency })
      tokens.push(token)
    }
    const [first] = tokens
    if (!first) return
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.goto('/')
    const ways = [
      '/',
      '/activity',
      `/account/${seller.address}`,
      itemPath(first),
      '/collection/lanterns-of-the-souk',
    ]
    const own = ['/me', '/me?tab=listings']
    const cut: string[] = []
    const look = async (path: string) => {
      for (const language of ['en', 'de']) {
        await page.evaluate((chosen) => localStorage.setItem('souk.language', chosen), language)
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page
          .getByText(/\s(ETH|dUSD)$/)
          .first()
          .waitFor()
        for (const width of [360, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          )
          const found = await cutAmounts(page)
          cut.push(...found.map((text) => `${path} ${language} ${width}: ${text}`))
        }
      }
    }
    for (const path of ways) await look(path)
    await page.evaluate(() => localStorage.setItem('souk.language', 'en'))
    await page.goto('/')
    await connectWallet(page, wallet)
    for (const path of own) await look(path)
    expect(cut).toEqual([])
    await page.evaluate(() => localStorage.setItem('souk.language', 'en'))
    await page.goto(`/account/${seller.address}`)
    for (const { shown } of prices) await page.getByRole('article').getByText(shown).first().waitFor()
  })
})
