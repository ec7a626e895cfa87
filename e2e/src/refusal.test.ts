import { getOrders } from '@souk/market'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  goOn,
  notForSale,
  openItem,
  openPurchase,
  reviewListing,
} from './app.js'
import { balanceOf, giveToken, listToken, market, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const [send, sign] = ['eth_sendTransaction', 'eth_signTypedData_v4'] as const

describe('a wallet that refuses', () => {
  test('behavior: to connect', async () => {
    const { page, wallet } = await visitors.comeWithWallet(await newcomer())
    wallet.rejectNext('wallet_requestPermissions')
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const choice = page.getByRole('list', { name: 'Wallets in this browser' }).getByRole('button')
    await choice.click()
    await page.getByText('You declined in the wallet').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await connectWallet(page, wallet)
  })

  test('behavior: to approve, then to sign; the listing succeeds at the third attempt', async () => {
    const sellerAccount = await newcomer()
    const token = await giveToken(sellerAccount)
    const { page, wallet } = await visitors.comeWithWallet(sellerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const review = await reviewListing(page, { price: '0.8' })
    const toWallet = review.getByRole('button', { name: 'Continue in wallet' })

    for (const [method, outcome] of [
      [send, 'Nothing was sent, and nothing has moved.'],
      [sign, 'Nothing was signed, and nothing has moved.'],
    ] as const) {
      wallet.rejectNext(method)
      await toWallet.click()
      const failed = await dialog(page, 'Not listed')
      await failed.getByText('You declined').waitFor()
      await failed.getByText(outcome).waitFor()
      const { orders } = await getOrders(market.api, { side: 'ask', maker: sellerAccount.address })
      expect(orders).toEqual([])
      await failed.getByRole('button', { name: 'Try again' }).click()
    }
    await toWallet.click()
    await dialog(page, 'Listed')
    expect(askedOf(wallet)).toEqual([send, send, sign, sign])
  })

  test('behavior: to pay; nothing moves, and the purchase succeeds at the second attempt', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    await listToken(sellerAccount, token, { price: parseEther('0.7') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const before = await balanceOf(buyerAccount.address)
    wallet.rejectNext(send)
    await goOn(await openPurchase(page))
    const failed = await dialog(page, 'Not bought')
    await failed.getByText('Nothing was sent, and nothing has moved.').waitFor()
    expect(await balanceOf(buyerAccount.address)).toBe(before)
    expect(await ownerOf(token)).toBe(sellerAccount.address)

    await failed.getByRole('button', { name: 'Try again' }).click()
    await goOn(await dialog(page, 'Buy'))
    const receipt = await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyerAccount.address)
    await receipt.getByRole('button', { name: 'Done' }).click()
    await notForSale(page)
  })
})
