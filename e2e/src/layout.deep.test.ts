import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { itemPath } from './app.js'
import { auctionToken, giveToken, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('what belongs beside each other', () => {
  test('behavior: the plots of two charts begin at the same height', async () => {
    const { page } = await visitors.come({ viewport: { width: 1440, height: 900 } })
    await page.goto('/collection/lanterns-of-the-souk?tab=charts')
    const tops = await Promise.all(
      ['Volume', 'Sales'].map(async (title) => {
        const chart = page.getByRole('figure', { name: title, exact: true })
        const box = await chart.getByRole('status').boundingBox()
        return box?.y
      }),
    )
    expect(tops[0]).toBeGreaterThan(0)
    expect(tops[1]).toBe(tops[0])
  })

  test('behavior: on a phone in German, no name of other items is cut on the page of an item', async () => {
    const { page } = await visitors.come({ viewport: { width: 375, height: 812 } })
    await page.addInitScript(() => localStorage.setItem('souk.language', 'de'))
    await page.goto(itemPath({ contract: demo.contracts.lanterns, tokenId: 3n }))
    const heading = page.getByRole('heading', { name: /^Mehr aus / })
    await heading.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const names = page.locator('section', { has: heading }).getByRole('listitem').getByRole('link')
    const texts = [heading, ...(await names.all())]
    expect(texts.length).toBeGreaterThan(3)
    const cut = await Promise.all(
      texts.map((text) =>
        text.evaluate((element) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = element
          return scrollWidth > clientWidth || scrollHeight > clientHeight ? textContent : ''
        }),
      ),
    )
    expect(cut.filter(Boolean)).toEqual([])
  })

  test('behavior: in German, the actions of an own item are in one row', async () => {
    const owner = await newcomer()
    const token = await giveToken(owner)
    const { page, wallet } = await visitors.comeWithWallet(owner)
    await page.addInitScript(() => localStorage.setItem('souk.language', 'de'))
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(itemPath(token))
    await page.getByRole('button', { name: 'Wallet verbinden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click()
    const rows = new Set<number | undefined>()
    for (const name of ['Stück senden', 'Als Set anbieten', 'Beobachten', 'Ausblenden']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      await button.waitFor()
      rows.add((await button.boundingBox())?.y)
    }
    expect(rows.size).toBe(1)
  })

  test.each([
    [320, 604_000, /Tage/],
    [390, 86_000, /Stunden/],
  ])(
    'behavior: in German, an auction’s badge shows all of its time, %i wide',
    async (width, seconds, unit) => {
      const seller = await newcomer()
      await auctionToken(seller, await giveToken(seller), { reserve: parseEther('0.1'), seconds })
      const { page } = await visitors.come({ viewport: { width, height: 900 } })
      await page.addInitScript(() => localStorage.setItem('souk.language', 'de'))
      await page.goto('/collection/lanterns-of-the-souk?auction=true')
      const badge = page.locator('main [role=timer]').filter({ hasText: unit }).first()
      await badge.waitFor()
      const room = await badge.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
      expect(room).toBe(0)
    },
  )

  test.each(['en', 'de'])(
    'behavior: a phone shows the whole name of each order of a collection, in %s',
    async (language) => {
      const { page } = await visitors.come({ viewport: { width: 390, height: 844 } })
      await page.addInitScript((chosen) => localStorage.setItem('souk.language', chosen), language)
      await page.goto('/collection/lanterns-of-the-souk')
      const select = page.getByLabel(/^Sort(ieren)?$/)
      await select.waitFor()
      await page.evaluate(() => document.fonts.ready)
      const cut = await select.evaluate((field: HTMLSelectElement) => {
        const { paddingLeft, paddingRight, fontFamily, fontSize, fontWeight } = getComputedStyle(field)
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const text = document.createElement('span')
        Object.assign(text.style, {
          fontFamily,
          fontSize,
          fontWeight,
          position: 'absolute',
          whiteSpace: 'nowrap',
        })
        document.body.append(text)
        const widthOf = (name: string) => {
          text.textContent = name
          return text.getBoundingClientRect().width
        }
        return [...field.options].flatMap(({ text }) => (widthOf(text) > room ? [text] : []))
      })
      expect(cut).toEqual([])
    },
  )
})
