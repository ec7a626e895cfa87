import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { buyItem, connectWallet, dialog, goOn, notForSale, openItem, openPurchase, priceBox } from './app.js'
import { giveToken, listToken, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a reload', () => {
  test('behavior: after a purchase: the wallet is still there, and the item is mine', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    await listToken(sellerAccount, token, { price: parseEther('0.11') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await buyItem(page)
    await page.reload()
    await page.getByRole('button', { name: `Wallet ${wallet.name}` }).waitFor()
    await priceBox(page).getByRole('button', { name: 'List for sale' }).waitFor()
    await page.getByRole('link', { name: 'you', exact: true }).first().waitFor()
  })

  test('behavior: while the wallet asks: a later confirmation appears by itself', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    await listToken(sellerAccount, token, { price: parseEther('0.12') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const confirm = wallet.hangNext('eth_sendTransaction')
    await goOn(await openPurchase(page))
    await page.getByText('Waiting for your wallet').waitFor()
    await page.reload()
    await priceBox(page).getByRole('button', { name: 'Buy now' }).waitFor()
    confirm()
    await notForSale(page)
    expect(await ownerOf(token)).toBe(buyerAccount.address)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const list = await dialog(page, 'Notifications')
    await list.getByText(/^Completed · /).waitFor()
    expect(await list.getByText('its answer never arrived').count()).toBe(0)
  })
})

describe('a market that goes away', () => {
  test('behavior: a buyer sees a message meanwhile, and continues once it is back', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    await listToken(sellerAccount, token, { price: parseEther('0.13') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount, {}, { mayBeOffline: true })
    await openItem(page, token)
    await connectWallet(page, wallet)
    await page.route(/\/v2\/order\//, (route) => route.abort())
    await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
    const opening = await dialog(page, 'Buy')
    await opening.getByText('Nothing was sent').waitFor()
    await page.unroute(/\/v2\/order\//)
    await opening.getByRole('button', { name: 'Close' }).click()
    await buyItem(page)
  })
})
