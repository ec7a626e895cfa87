import { getNft } from '@souk/market'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, fact, goOn, openItem, openPurchase, priceBox } from './app.js'
import { giveToken, listToken, market, newcomer, offerFor } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

async function openNotifications(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return dialog(page, 'Notifications')
}

describe('a purchase', () => {
  test('default: every digit of the price is shown, also while the wallet asks, and an unanswered one is told when buying again', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.50175') })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByText('0.50175 ETH').first().waitFor()
    wallet.hangNext('eth_sendTransaction')
    const offer = await openPurchase(page)
    expect(await fact(offer, 'You pay')).toContain('0.50175 ETH')
    await goOn(offer)
    const asked = page.getByRole('region', { name: 'What you confirm' })
    await asked.getByText('0.50175 ETH').waitFor()
    await asked.getByText(/^0x/).waitFor()
    // Before this, the purchase is simulated, and a reload would leave nothing open.
    await page.getByText('Waiting for your wallet').waitFor()
    await page.reload()
    await page.getByRole('button', { name: `Wallet ${wallet.name}` }).waitFor()
    await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
    const again = await dialog(page, 'Buy')
    await again.getByText('You started to buy this before').waitFor()
    await page.keyboard.press('Escape')
    const list = await openNotifications(page)
    await list.getByText(/^Unfinished · /).waitFor()
    await list.getByRole('button', { name: 'Check again' }).click()
    await list.getByText('The market knows no sale from it.').waitFor()
    await list.getByRole('link', { name: 'View item' }).click()
    await priceBox(page).getByRole('button', { name: 'Buy now' }).waitFor()
  }, 120_000)
})

describe('an offer', () => {
  test('default: its form shows the best offer and the last sale, and its holder hears of it without any trade', async () => {
    const [holder, rival, bidder] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(holder)
    await offerFor(rival, token, { amount: parseEther('0.0123') })
    const one = await visitors.comeWithWallet(bidder)
    await openItem(one.page, token)
    await connectWallet(one.page, one.wallet)
    await priceBox(one.page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(one.page, 'Make an offer')
    expect(await fact(form, 'Best offer')).toBe('0.0123 WETH')
    expect(await fact(form, 'Floor')).toMatch(/ ETH$/)

    const other = await visitors.comeWithWallet(holder)
    await other.page.goto('/')
    await connectWallet(other.page, other.wallet)
    const list = await openNotifications(other.page)
    await list.getByText('One offer on your items waits for you').waitFor()
    await list.getByRole('link', { name: 'View offers' }).click()
    await other.page.getByText('0.0123 WETH').first().waitFor()
  }, 120_000)
})

describe('a swap', () => {
  test('default: the main button opens the choice, and a listed item is told', async () => {
    const [asker, holder] = [await newcomer(), await newcomer()]
    const [own, wanted] = [await giveToken(asker), await giveToken(holder)]
    await listToken(asker, own, { price: parseEther('0.7') })
    const { name } = await getNft(market.api, own)
    const { page, wallet } = await visitors.comeWithWallet(asker)
    await openItem(page, wanted)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Offer a swap' }).click()
    const form = await dialog(page, 'Offer a swap')
    await form.getByRole('button', { name: 'Choose what you give' }).click()
    await form.getByRole('checkbox', { name }).check()
    await form.getByRole('button', { name: 'Done, 1 item chosen' }).click()
    await form.getByText(`${name} is also for sale for 0.7 ETH.`).waitFor()
  }, 120_000)
})
