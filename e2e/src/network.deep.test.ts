import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  goOn,
  openItem,
  openPurchase,
  priceBox,
  reviewListing,
} from './app.js'
import { giveToken, listToken, market, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const elsewhere = 1

describe('a wallet on another network', () => {
  test('default: a listing stops before any request, and continues after the switch', async () => {
    const sellerAccount = await newcomer()
    const token = await giveToken(sellerAccount)
    const { page, wallet } = await visitors.comeWithWallet(sellerAccount, { startsOn: elsewhere })
    await openItem(page, token)
    await connectWallet(page, wallet)
    await page.getByText('Your wallet is on chain 1').waitFor()

    await priceBox(page).getByRole('button', { name: 'List for sale' }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('textbox', { name: 'Price' }).fill('0.4')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    await form.getByText('Switch your wallet to Souk local').waitFor()
    expect(askedOf(wallet)).toEqual([])

    await form.getByRole('button', { name: 'Switch to Souk local' }).click()
    const review = await dialog(page, 'What you are about to sign')
    expect(wallet.chainId).toBe(market.chain.id)
    await goOn(review)
    await dialog(page, 'Listed')
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
  })

  test('behavior: the banner switches the wallet, and returns when the wallet leaves', async () => {
    const { page, wallet } = await visitors.comeWithWallet(await newcomer(), { startsOn: elsewhere })
    await page.goto('/')
    await connectWallet(page, wallet)
    const banner = page.getByRole('alert').filter({ hasText: 'Your wallet is on chain 1' })
    wallet.rejectNext('wallet_switchEthereumChain')
    await banner.getByRole('button', { name: 'Switch to Souk' }).click()
    await banner.getByText('The wallet did not switch').waitFor()
    await banner.getByRole('button', { name: 'Switch to Souk' }).click()
    await banner.waitFor({ state: 'detached' })
    await wallet.switchTo(elsewhere)
    await banner.waitFor()
  })

  test('behavior: a wallet that leaves between review and signature signs and pays nothing', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const [listed, unlisted] = [await giveToken(sellerAccount), await giveToken(buyerAccount)]
    await listToken(sellerAccount, listed, { price: parseEther('0.6') })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, listed)
    await connectWallet(page, wallet)
    const offer = await openPurchase(page)
    await wallet.switchTo(elsewhere)
    await goOn(offer)
    await (await dialog(page, 'Not bought')).getByText('Switch your wallet to Souk local').waitFor()
    expect(await ownerOf(listed)).toBe(sellerAccount.address)

    await wallet.switchTo(market.chain.id)
    await openItem(page, unlisted)
    const review = await reviewListing(page, { price: '0.6' })
    await wallet.switchTo(elsewhere)
    await goOn(review)
    await (await dialog(page, 'Not listed')).getByText('Switch your wallet to Souk local').waitFor()
    expect(wallet.requests.filter(({ method, result }) => method.startsWith('eth_s') && result)).toEqual([])
  })
})
