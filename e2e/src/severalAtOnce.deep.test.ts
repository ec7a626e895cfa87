import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn, sentHashes } from './app.js'
import { balanceOf, giveToken, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const weth = demo.contracts.wrappedNative

describe('several at once', () => {
  test('default: two offers with one signature, both accepted with one transaction', async () => {
    const [ownerAccount, bidderAccount] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(ownerAccount), await giveToken(ownerAccount)]
    const owner = await visitors.comeWithWallet(ownerAccount)
    const bidder = await visitors.comeWithWallet(bidderAccount)
    await bidder.page.goto(`/account/${ownerAccount.address}`)
    await connectWallet(bidder.page, bidder.wallet)
    await bidder.page.getByRole('button', { name: 'Select several' }).click()
    await bidder.page.getByRole('button', { name: 'Select all shown' }).click()
    await bidder.page.getByRole('button', { name: 'Make 2 offers' }).click()
    const form = await dialog(bidder.page, 'Make several offers')
    await form.getByText('One price').click()
    await form.getByLabel('Price per item').fill('0.75')
    await form.getByRole('button', { name: 'Set prices' }).click()
    await form.getByText('Your offers add up to 1.5 WETH, and your wallet holds 1 WETH.').waitFor()
    await form
      .getByRole('textbox', { name: /^Offer for / })
      .first()
      .fill('0.25')
    await form.getByRole('button', { name: 'Review 2 offers' }).click()
    const review = await dialog(bidder.page, 'What you are about to sign')
    expect(await fact(review, 'You give at most')).toBe('1 WETH')
    await goOn(review)
    await (await dialog(bidder.page, 'Offers made')).getByText('Your 2 offers are live').waitFor()
    expect(askedOf(bidder.wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])

    await owner.page.goto('/me?tab=received')
    await connectWallet(owner.page, owner.wallet)
    const offers = owner.page.getByRole('list', { name: 'Offers you received' })
    await offers.getByRole('checkbox', { name: /0\.25 WETH$/ }).check()
    await offers.getByRole('checkbox', { name: /0\.75 WETH$/ }).check()
    await owner.page.getByRole('button', { name: 'Accept 2 offers' }).click()
    const accepting = await dialog(owner.page, 'Accept several offers')
    expect(await fact(accepting, 'You receive')).toBe('0.94 WETH')
    await goOn(accepting)
    const sold = await dialog(owner.page, 'Sold')
    expect(await fact(sold, 'Received')).toBe('0.94 WETH')
    for (const token of tokens) expect(await ownerOf(token)).toBe(bidderAccount.address)
    expect(await balanceOf(ownerAccount.address, weth)).toBe(parseEther('1.94'))
    expect(await balanceOf(bidderAccount.address, weth)).toBe(0n)
  }, 180_000)

  test('behavior: a selection that begins on the page of an item has that item', async () => {
    const token = await giveToken(await newcomer())
    const { page } = await visitors.come({ viewport: { width: 390, height: 844 } })
    await page.goto(`/item/${token.contract}/${token.tokenId}`)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: 'Offer on several items' }).click()
    await page.getByText(`1 selected ${name}`).waitFor()
    await page.getByRole('button', { name: 'Make 1 offer' }).waitFor()
  }, 60_000)

  test('default: two items sent to one address', async () => {
    const [senderAccount, friend] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(senderAccount), await giveToken(senderAccount)]
    const sender = await visitors.comeWithWallet(senderAccount)
    await sender.page.goto('/me')
    await connectWallet(sender.page, sender.wallet)
    await sender.page.getByRole('button', { name: 'Select several' }).click()
    await sender.page.getByRole('button', { name: 'Select all shown' }).click()
    await sender.page.getByRole('button', { name: 'Send', exact: true }).click()
    const form = await dialog(sender.page, 'Send')
    await form.getByText('Your wallet sends 2 transactions').waitFor()
    await form.getByLabel('Recipient address').fill('bilal')
    await form.getByText(demo.accounts[1].address).waitFor()
    await form.getByRole('button', { name: 'Review' }).click()
    expect(await fact(form, 'To')).toContain('Bilal')
    // The market knows Bilal, so the guard has nothing to warn about.
    expect(await form.getByRole('checkbox').count()).toBe(0)
    await form.getByRole('button', { name: 'Back' }).click()
    await form.getByLabel('Recipient address').fill(friend.address)
    await form.getByRole('button', { name: 'Review' }).click()
    expect(await fact(form, 'To')).toBe(friend.address)
    await goOn(form)
    const sent = await dialog(sender.page, 'Sent')
    await sent.getByText('2 items were sent').waitFor()
    for (const hash of sentHashes(sender.wallet)) await sent.getByTitle(hash).waitFor()
    for (const token of tokens) expect(await ownerOf(token)).toBe(friend.address)
    expect(sentHashes(sender.wallet)).toHaveLength(2)
  }, 120_000)
})
