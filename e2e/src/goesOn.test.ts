import { getOrders } from '@souk/market'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, goOn, openItem, openPurchase, reviewListing } from './app.js'
import { giveToken, listToken, market, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const history = (open: number) => ({
  name: open === 0 ? 'Notifications' : `Notifications, ${open} open`,
  exact: true,
})

describe('a trade', () => {
  test('behavior: continues when its window closes, and is listed until it is done', async () => {
    const sellerAccount = await newcomer()
    const buyerAccount = await newcomer()
    const token = await giveToken(sellerAccount)
    await listToken(sellerAccount, token, { price: parseEther('0.21') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const confirm = wallet.hangNext('eth_sendTransaction')
    const offer = await openPurchase(page)
    await goOn(offer)
    const buying = await dialog(page, 'Buying')
    await buying.getByText('Waiting for your wallet').waitFor()
    await buying.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', history(1)).click()
    const list = await dialog(page, 'Notifications')
    await list.getByText('In progress').waitFor()
    confirm()
    await list.getByText('It is yours').waitFor()
    expect(await ownerOf(token)).toBe(buyerAccount.address)
    await list.getByRole('button', { name: 'Clear completed' }).click()
    await list.getByText('No transactions yet').waitFor()
  }, 120_000)

  test('behavior: a signed order that did not arrive survives a reload, and is sent without asking again', async () => {
    const sellerAccount = await newcomer()
    const token = await giveToken(sellerAccount)
    const { page, wallet } = await visitors.comeWithWallet(sellerAccount, {}, { mayBeOffline: true })
    await openItem(page, token)
    await connectWallet(page, wallet)
    await page.route('**/v2/orders/**/listings', (route) => route.abort())
    const review = await reviewListing(page, { price: '0.33' })
    await goOn(review)
    const failed = await dialog(page, 'Not listed')
    await failed.getByText('Signed, but not on the market yet').waitFor()

    await page.unroute('**/v2/orders/**/listings')
    await page.reload()
    await page.getByRole('button', history(1)).click()
    const list = await dialog(page, 'Notifications')
    await list.getByText('One order you signed has not reached the market.').waitFor()
    await list.getByRole('button', { name: 'Send now' }).click()
    await list.getByText('Listed').waitFor()
    const { orders } = await getOrders(market.api, { side: 'ask', maker: sellerAccount.address })
    expect(orders.map(({ status }) => status)).toEqual(['active'])
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
  }, 120_000)
})
