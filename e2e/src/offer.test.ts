import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  fact,
  goOn,
  notForSale,
  openItem,
  priceBox,
  toAmount,
} from './app.js'
import { balanceOf, giveToken, newcomer, offerFor, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const weth = demo.contracts.wrappedNative

describe('an offer', () => {
  test('default: the bidder wraps and offers, the owner sees it at once and accepts, all money arrives', async () => {
    const [ownerAccount, bidderAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(ownerAccount)
    const owner = await visitors.comeWithWallet(ownerAccount)
    const bidder = await visitors.comeWithWallet(bidderAccount)
    await Promise.all([owner, bidder].map(({ page }) => openItem(page, token)))
    await connectWallet(owner.page, owner.wallet)
    await connectWallet(bidder.page, bidder.wallet)
    const name = await bidder.page.getByRole('heading', { level: 1 }).innerText()

    await priceBox(bidder.page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(bidder.page, 'Make an offer')
    await form.getByLabel('Currency').selectOption({ label: 'WETH' })
    await form.getByLabel('Your offer').fill('1.5')
    await form.getByText('Your wallet needs 0.5 WETH more').waitFor()
    await form.getByText('4 weeks').click()
    await form.getByRole('button', { name: 'Wrap 0.5 ETH' }).click()
    const wrapping = await dialog(bidder.page, 'Wrap')
    expect(await wrapping.getByLabel('Amount').inputValue()).toBe('0.5')
    await wrapping.getByLabel('Amount').fill('0.75')
    await wrapping.getByRole('button', { name: 'Review' }).click()
    await goOn(wrapping)
    const wrapped = await dialog(bidder.page, 'Wrapped')
    await wrapped.getByText('You received 0.75 WETH').waitFor()
    await wrapped.getByRole('button', { name: 'Continue' }).click()
    expect(await balanceOf(bidderAccount.address, weth)).toBe(parseEther('1.75'))

    expect(await form.getByLabel('Your offer').inputValue()).toBe('1.5')
    expect(await form.getByLabel('4 weeks').isChecked()).toBe(true)
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(bidder.page, 'What you are about to sign')
    expect(await fact(review, 'You give')).toBe('1.5 WETH')
    expect(await fact(review, 'You receive')).toBe(name)
    expect(await fact(review, 'Network')).toBe('Souk local (chain 31337)')
    const proceeds = toAmount(await fact(review, 'Its owner gets'))
    await goOn(review)
    await dialog(bidder.page, 'Offer made')
    expect(askedOf(bidder.wallet)).toEqual([
      'eth_sendTransaction',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
    ])

    const best = priceBox(owner.page)
    await best.getByText('1.5 WETH').waitFor()
    await best.getByRole('button', { name: 'Accept offer' }).click()
    const accepting = await dialog(owner.page, 'Accept the offer')
    expect(toAmount(await fact(accepting, 'You receive'))).toBe(proceeds)
    await goOn(accepting)
    const sold = await dialog(owner.page, 'Sold')
    expect(toAmount(await fact(sold, 'Received'))).toBe(proceeds)
    expect(await ownerOf(token)).toBe(bidderAccount.address)
    expect(await balanceOf(ownerAccount.address, weth)).toBe(parseEther('1') + proceeds)
    expect(await balanceOf(bidderAccount.address, weth)).toBe(parseEther('0.25'))
  }, 180_000)
})

describe('another offer', () => {
  test('default: form, review and receipt name the older one, which is cancelled first', async () => {
    const [owner, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(owner)
    await offerFor(bidder, token, { amount: parseEther('0.04') })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const older =
      /^You already have an open offer of 0\.04\sWETH on this item\. It stays open until .*, beside the new one\./
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(page, 'Make an offer')
    await form.getByText(older).waitFor()
    await form.getByLabel('Your offer').fill('0.05')
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await review.getByText(older).waitFor()
    await goOn(review)
    const made = await dialog(page, 'Offer made')
    await made.getByText(older).waitFor()
    expect(await made.getByText(/0\.05\sWETH on this item/).count()).toBe(0)
    await made.getByRole('button', { name: 'Done' }).click()

    // The plan to cancel has both.
    await priceBox(page)
      .getByRole('button', { name: /offer$/ })
      .click()
    await form.getByText(/^You already have 2 open offers on this item\./).waitFor()
    await form.getByLabel('Your offer').fill('0.06')
    await form.getByRole('button', { name: 'Cancel the older offers' }).click()
    const plan = page.getByRole('dialog')
    await plan.getByText('0.04 WETH').first().waitFor()
    await plan.getByText('0.05 WETH').first().waitFor()
  }, 120_000)
})

describe('an accepted offer', () => {
  test('behavior: is gone, also while the market still lists it', async () => {
    const [seller, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await offerFor(bidder, token, { amount: parseEther('0.6') })
    const { page, wallet } = await visitors.comeWithWallet(seller)
    // The market answers as if it never heard of the sale.
    const answers = new Map<string, { body: string; contentType: string }>()
    await page.route(/\/v2\/orders\/[^?]*\/offers\?/, async (route) => {
      const url = route.request().url()
      const before = answers.get(url)
      if (before) return route.fulfill(before)
      const response = await route.fetch()
      answers.set(url, { body: await response.text(), contentType: 'application/json' })
      return route.fulfill({ response })
    })
    await openItem(page, token)
    await connectWallet(page, wallet)
    const offers = page.getByText('0.6 WETH', { exact: true })
    await offers.first().waitFor()
    await priceBox(page).getByRole('button', { name: 'Accept offer' }).click()
    await goOn(await dialog(page, 'Accept the offer'))
    await (await dialog(page, 'Sold')).getByRole('button', { name: 'Done' }).click()
    await page.getByText(/^Owned by/).waitFor()
    await notForSale(page)
    expect(await priceBox(page).getByText('Best offer').count()).toBe(0)
    await page.getByText('No offers yet').waitFor()
  })
})

describe('rows of offers', () => {
  test('default: rows with and without a button have the same columns', async () => {
    const [bidder, other] = [await newcomer(), await newcomer()]
    const token = await giveToken(await newcomer())
    await offerFor(other, token, { amount: parseEther('0.3') })
    await offerFor(bidder, token, { amount: parseEther('0.2') })
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const list = page.getByRole('list', { name: /^Offers on / })
    await list.getByRole('button', { name: 'Cancel offer' }).waitFor()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await list
        .getByText(/^Ends in /)
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().left))
      expect(ends).toEqual([ends[0], ends[0]])
      const [row, button] = await Promise.all([
        list.getByRole('listitem').last().boundingBox(),
        list.getByRole('button', { name: 'Cancel offer' }).boundingBox(),
      ])
      if (!row || !button) throw new Error('The row or its button is not shown.')
      // The row's padding is between them.
      expect(Math.round(row.x + row.width - button.x - button.width)).toBe(16)
    }
  })
})

describe('sending', () => {
  test('default: the item goes to the address, and its sender learns which listings remain', async () => {
    const [senderAccount, friend] = [await newcomer(), await newcomer()]
    const token = await giveToken(senderAccount)
    const sender = await visitors.comeWithWallet(senderAccount)
    await openItem(sender.page, token)
    await connectWallet(sender.page, sender.wallet)
    await sender.page.getByRole('button', { name: 'Send item' }).click()
    const form = await dialog(sender.page, 'Send')
    await form.getByLabel('Recipient address').fill(friend.address.toLowerCase().replace('0x', '0xX'))
    await form.getByText('This is not an address. An address is 0x and 40 more characters.').waitFor()
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    expect(await fact(form, 'To')).toBe(friend.address)
    await goOn(form)
    await dialog(sender.page, 'Sent')
    expect(await ownerOf(token)).toBe(friend.address)
    expect(askedOf(sender.wallet)).toEqual(['eth_sendTransaction'])
  }, 120_000)
})
