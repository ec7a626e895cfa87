import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, itemPath } from './app.js'
import { auctionToken, giveToken, market, newcomer, offerFor } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Replaces the browser's notifications by a list, and the focus of the page by none. */
function recordNotices(): void {
  const log: string[] = []
  class Recorded {
    static permission = 'default'
    static async requestPermission() {
      log.push('asked')
      Recorded.permission = 'granted'
      return 'granted'
    }
    onclick: (() => void) | null = null
    constructor(title: string, options: { body: string }) {
      log.push(`${title}: ${options.body}`)
      Object.assign(window, { lastNotice: this })
    }
    close() {}
  }
  Object.assign(window, { Notification: Recorded, noticeLog: log })
  document.hasFocus = () => false
}

const logOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'noticeLog') as string[])

describe('notifications of the browser', () => {
  test('default: asks on the click only, shows what concerns the wallet, and leads to it', async () => {
    const [seller, bidder, rival] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 3_000 })
    await offerFor(bidder, token, { amount: parseEther('0.2') })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await page.addInitScript(recordNotices)
    await page.goto('/settings')
    await connectWallet(page, wallet)
    const choices = page.getByRole('region', { name: 'Notifications' })
    expect(await choices.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true)
    expect(await logOf(page)).toEqual([])
    await choices.getByText('Show them').click()
    await choices.getByRole('radio', { name: 'Show them', checked: true }).waitFor()
    expect(await logOf(page)).toEqual(['asked'])
    const isRead = () => Object.keys(localStorage).filter((key) => key.startsWith('souk.seen.')).length === 3
    await page.waitForFunction(isRead)

    await offerFor(rival, token, { amount: parseEther('0.3') })
    await page.waitForFunction(() => (Reflect.get(window, 'noticeLog') as string[]).length === 2)
    const [, notice] = await logOf(page)
    expect(notice).toMatch(/^News for you: You were outbid on .*: the highest bid is 0\.3\sWETH$/)
    await page.evaluate(() => (Reflect.get(window, 'lastNotice') as { onclick: () => void }).onclick())
    await page.waitForURL(`**${itemPath(token)}`)
  })
})

describe('the end of an auction', () => {
  test('default: the winner, the loser and the seller each hear of it', async () => {
    const [seller, winner, loser] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 300 })
    const pages = await Promise.all(
      [seller, winner, loser].map(async (person) => {
        const { page, wallet } = await visitors.comeWithWallet(person)
        await page.goto('/networks')
        await connectWallet(page, wallet)
        await page.waitForFunction(() =>
          Object.keys(localStorage).some((key) => key.startsWith('souk.seen.notices.')),
        )
        return page
      }),
    )
    await offerFor(loser, token, { amount: parseEther('0.2') })
    await offerFor(winner, token, { amount: parseEther('0.3') })
    // By the chain's clock, and short enough that the listings of other tests stay active.
    await market.testClient.increaseTime({ seconds: 330 })
    await market.testClient.mine({ blocks: 1 })
    const said = [
      /^Your auction of .* ended with a bid of 0\.3\sWETH\. You can settle it$/,
      /^You won .* for 0\.3\sWETH\. Settle the auction to receive it$/,
      /^Another bid won .*, at 0\.3\sWETH\. Your bid stays open$/,
    ]
    for (const [index, page] of pages.entries()) {
      await page.reload()
      await page.getByRole('button', { name: /, \d new$/ }).press('Enter')
      const list = await dialog(page, await page.getByRole('dialog').getByRole('heading').first().innerText())
      await list.getByRole('link', { name: said[index] ?? '' }).waitFor()
    }
  })
})
