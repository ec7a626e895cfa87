import { demo } from '@souk/devchain'
import { getNft, getOrders } from '@souk/market'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  buyItem,
  connectWallet,
  dialog,
  fact,
  notForSale,
  openItem,
  priceBox,
  reviewListing,
  sentHashes,
  toAmount,
} from './app.js'
import { balanceOf, giveToken, market, networkFees, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a sale', () => {
  test('default: one lists, another sees it at once and buys, all money arrives', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    const seller = await visitors.comeWithWallet(sellerAccount)
    const buyer = await visitors.comeWithWallet(buyerAccount)
    const onlooker = await visitors.come()
    await Promise.all([seller, buyer, onlooker].map(({ page }) => openItem(page, token)))
    await connectWallet(buyer.page, buyer.wallet)
    await notForSale(buyer.page)

    await connectWallet(seller.page, seller.wallet)
    const item = await seller.page.getByRole('heading', { level: 1 }).innerText()
    const review = await reviewListing(seller.page, { price: '1.234567' })
    const proceeds = toAmount(await fact(review, 'You get'))
    expect(await fact(review, 'You give')).toBe(item)
    expect(await fact(review, 'You get')).toBe('1.16049298 ETH')
    expect(await fact(review, 'The market gets')).toMatch(/^0\.01234567 ETH \(0x976E/)
    expect(await fact(review, 'The creator gets')).toMatch(/^0\.06172835 ETH \(0x9965/)
    expect(askedOf(seller.wallet)).toEqual([])

    await review.getByRole('button', { name: 'Continue in wallet' }).click()
    await dialog(seller.page, 'Listed')
    expect(askedOf(seller.wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])

    const price = parseEther('1.234567')
    const recipients = [sellerAccount.address, demo.artist.address, demo.marketFee.address] as const
    const before = await Promise.all([...recipients, buyerAccount.address].map((one) => balanceOf(one)))
    const receipt = await buyItem(buyer.page)
    expect(await fact(receipt, 'Paid')).toBe('1.234567 ETH')

    expect(await ownerOf(token)).toBe(buyerAccount.address)
    expect(askedOf(buyer.wallet)).toEqual(['eth_sendTransaction'])
    const after = await Promise.all([...recipients, buyerAccount.address].map((one) => balanceOf(one)))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
      proceeds,
      (price * 500n) / 10_000n,
      (price * 100n) / 10_000n,
      -price - (await networkFees(sentHashes(buyer.wallet))),
    ])

    for (const { page } of [seller, onlooker]) {
      await notForSale(page)
      await page.getByText('Last sale').waitFor()
      expect(await fact(page.getByRole('main'), 'Last sale')).toBe('1.234567 ETH')
    }
    await receipt.getByRole('button', { name: 'Done' }).click()
    await priceBox(buyer.page).getByRole('button', { name: 'List for sale' }).waitFor()
    expect((await getNft(market.api, token)).listing).toBeUndefined()
    const { orders } = await getOrders(market.api, { side: 'ask', maker: sellerAccount.address })
    expect(orders.filter(({ status }) => status === 'active')).toEqual([])
  })
})
