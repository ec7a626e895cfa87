import { getOrderStatus } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, notForSale, openItem, openPurchase, priceBox } from './app.js'
import { giveToken, listToken, market, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('cancelling', () => {
  test('default: the exchange cancels it, and a visitor of the item can no longer buy it', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    const { orderHash } = await listToken(sellerAccount, token, { price: parseEther('0.5') })
    const seller = await visitors.comeWithWallet(sellerAccount)
    const buyer = await visitors.comeWithWallet(buyerAccount)
    const onlooker = await visitors.come()
    await Promise.all([seller, buyer, onlooker].map(({ page }) => openItem(page, token)))
    await connectWallet(buyer.page, buyer.wallet)
    await openPurchase(buyer.page)
    await priceBox(onlooker.page).getByRole('button', { name: 'Buy now' }).waitFor()

    await connectWallet(seller.page, seller.wallet)
    await priceBox(seller.page).getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(seller.page, 'Cancel listing')
    await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    await dialog(seller.page, 'Listing cancelled')

    expect(askedOf(seller.wallet)).toEqual(['eth_sendTransaction'])
    expect((await getOrderStatus(market.publicClient, { orderHash })).isCancelled).toBe(true)
    await notForSale(onlooker.page)
    const stopped = await dialog(buyer.page, 'Buy')
    await stopped.getByText('The seller cancelled it').waitFor()
    expect(askedOf(buyer.wallet)).toEqual([])
    expect(await ownerOf(token)).toBe(sellerAccount.address)
  })

  test('behavior: from the list of own items', async () => {
    const sellerAccount = await newcomer()
    const token = await giveToken(sellerAccount)
    const { orderHash } = await listToken(sellerAccount, token, { price: parseEther('0.5') })
    const seller = await visitors.comeWithWallet(sellerAccount)
    await seller.page.goto('/me?tab=listings')
    await connectWallet(seller.page, seller.wallet)
    const listings = seller.page.getByRole('list', { name: 'Your listings' })
    await listings.getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(seller.page, 'Cancel listing')
    await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    await dialog(seller.page, 'Listing cancelled')
    await listings.waitFor({ state: 'detached' })
    expect((await getOrderStatus(market.publicClient, { orderHash })).isCancelled).toBe(true)
  })
})
