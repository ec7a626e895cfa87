import { getOrderStatus } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, notForSale, openItem, openPurchase, priceBox } from './app.js'
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

  test('behavior: while the wallet asks, the dialog says what is cancelled', async () => {
    const person = await newcomer()
    const [token, other] = [await giveToken(person), await giveToken(person)]
    await listToken(person, token, { price: parseEther('80') })
    await listToken(person, other, { price: parseEther('81') })
    const { page, wallet } = await visitors.comeHome(person, 'listings')
    const listing = () =>
      page.getByRole('list', { name: 'Your listings' }).getByRole('listitem').filter({ hasText: '80' })
    const asked = page.getByRole('region', { name: 'What you confirm' })
    await listing().getByRole('button', { name: 'Cancel listing' }).click()
    wallet.hangNext('eth_sendTransaction')
    await (await dialog(page, 'Cancel listing')).getByRole('button', { name: 'Cancel in wallet' }).click()
    expect(await fact(asked, 'Price')).toBe('80 ETH')
    expect(await fact(asked, 'Listing to cancel')).not.toBe('')
    expect(await fact(asked, 'Leaves your wallet')).toBe('Only the network fee')

    await page.goto('/me?tab=listings')
    await listing().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Cancel 1 order …' }).click()
    const plan = await dialog(page, 'Cancel orders')
    await plan.getByText('All orders I ever signed').click()
    await plan.getByRole('list', { name: 'This also cancels 1 order' }).waitFor()
    wallet.hangNext('eth_sendTransaction')
    await plan.getByRole('button', { name: 'Cancel in wallet' }).click()
    expect(await fact(asked, 'Orders to cancel')).toBe('1 order')
    expect(await fact(asked, 'Method')).toBe('All orders I ever signed')
    expect(await fact(asked, 'Also cancelled')).toBe('1 order')

    await page.goto('/me?tab=approvals')
    await page
      .getByRole('list', { name: 'Approvals by contract' })
      .getByRole('button', { name: /^Revoke/ })
      .click()
    wallet.hangNext('eth_sendTransaction')
    await (await dialog(page, 'Revoke the approval'))
      .getByRole('button', { name: 'Revoke in wallet' })
      .click()
    expect(await fact(asked, 'Approval of')).toBe('Lanterns of the Souk')
    expect(await fact(asked, 'Contract that loses it')).toMatch(/^0x/)
    expect(await fact(asked, 'Orders that need it')).toBe('2')
  }, 120_000)
})
