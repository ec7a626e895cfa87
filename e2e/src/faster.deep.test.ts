import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  confirmButton,
  connectWallet,
  dialog,
  goOn,
  notForSale,
  openItem,
  openPurchase,
  sentHashes,
} from './app.js'
import { balanceOf, buyListing, giveToken, listToken, networkFees, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Opens the buying dialog for one buyer, and creates a rival. */
async function twoBuyers(options: { deaf?: boolean } = {}) {
  const [sellerAccount, buyerAccount, rival] = [await newcomer(), await newcomer(), await newcomer()]
  const token = await giveToken(sellerAccount)
  const listing = await listToken(sellerAccount, token, { price: parseEther('0.9') })
  // The market refuses requests for items that the page does not know to be sold, and browsers report each refusal.
  const known = options.deaf ? { mayBeOffline: true } : {}
  const buyer = await visitors.comeWithWallet(buyerAccount, {}, known)
  // The event stream never answers, so the page keeps its first data.
  if (options.deaf) await buyer.page.route('**/v2/events*', () => {})
  await openItem(buyer.page, token)
  await connectWallet(buyer.page, buyer.wallet)
  const offer = await openPurchase(buyer.page)
  const before = await balanceOf(buyerAccount.address)
  return { ...buyer, buyerAccount, rival, token, listing, offer, before }
}

describe('someone else is first', () => {
  test('default: the open dialog says so, and no money moves', async () => {
    const { page, wallet, buyerAccount, rival, token, listing, offer, before } = await twoBuyers()
    await buyListing(rival, listing)
    await offer.getByText('Someone else bought it first').waitFor()
    await offer.getByText('None of your money moved').waitFor()
    expect(await confirmButton(offer).count()).toBe(0)
    expect(askedOf(wallet)).toEqual([])
    expect(await balanceOf(buyerAccount.address)).toBe(before)
    expect(await ownerOf(token)).toBe(rival.address)
    await offer.getByRole('button', { name: 'Close', exact: true }).last().click()
    await notForSale(page)
  })

  test('behavior: the page does not know yet: the chain refuses before the wallet is asked', async () => {
    const { page, wallet, buyerAccount, rival, token, listing, offer, before } = await twoBuyers({
      deaf: true,
    })
    await buyListing(rival, listing)
    await goOn(offer)
    const failed = await dialog(page, 'Not bought')
    await failed.getByText('Someone else bought it first').waitFor()
    await failed.getByText('The listing has just been sold, completely or in part').waitFor()
    await failed.getByText('Nothing was sent').waitFor()
    expect(askedOf(wallet)).toEqual([])
    expect(await balanceOf(buyerAccount.address)).toBe(before)
    expect(await ownerOf(token)).toBe(rival.address)

    await failed.getByRole('button', { name: 'Try again' }).click()
    await (await dialog(page, 'Buy')).getByText('Someone else bought it first').waitFor()
  })

  test('behavior: the wallet still asks: the chain refuses, and only the network fee is spent', async () => {
    const { page, wallet, buyerAccount, rival, token, listing, offer, before } = await twoBuyers()
    const confirm = wallet.hangNext('eth_sendTransaction')
    await goOn(offer)
    await page.getByText('Waiting for your wallet').waitFor()
    await buyListing(rival, listing)
    confirm()
    const failed = await dialog(page, 'Not bought')
    await failed.getByText('The listing has just been sold, completely or in part').waitFor()
    await failed.getByText('Only the network fee was spent').waitFor()
    expect(await balanceOf(buyerAccount.address)).toBe(before - (await networkFees(sentHashes(wallet))))
    expect(await ownerOf(token)).toBe(rival.address)
  })
})
