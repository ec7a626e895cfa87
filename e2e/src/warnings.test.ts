import { demo } from '@souk/devchain'
import { erc20Abi, erc721Abi } from '@souk/seaport'
import type { Locator, Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, openItem, priceBox, reviewListing } from './app.js'
import { confirmed, giveToken, listToken, newcomer, offerFor, walletOf } from './market.js'
import { unseenWarnings } from './unseenWarnings.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { conduit, lanterns, wrappedNative } = demo.contracts

/** Looks at a review in two sizes, and follows the line above its buttons to a warning that is out of view at first. */
async function expectShown(page: Page, options: { review: Locator; warning: string }): Promise<void> {
  const { review } = options
  const line = review.getByRole('button', { name: 'Show the warning below' })
  await review.getByText(options.warning).waitFor()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await review.evaluate((panel) => panel.scrollTo(0, 0))
    await line.click()
    await line.waitFor({ state: 'detached' })
    await expect.poll(() => unseenWarnings(page)).toEqual([])
  }
}

describe('a review', () => {
  test('behavior: says above its buttons that a warning is below the view, for a listing', async () => {
    const seller = await newcomer()
    const [listed, token] = [await giveToken(seller), await giveToken(seller)]
    await listToken(seller, listed, { price: parseEther('70') })
    const revoke = { address: lanterns, abi: erc721Abi, functionName: 'setApprovalForAll' } as const
    await confirmed(await walletOf(seller).writeContract({ ...revoke, args: [conduit, false] }))
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const review = await reviewListing(page, { price: '80' })
    await expectShown(page, { review, warning: 'This also makes 1 earlier listing valid again' })
  })

  test('behavior: the same for an offer', async () => {
    const [bidder, holder] = [await newcomer(), await newcomer()]
    const [asked, token] = [await giveToken(holder), await giveToken(holder)]
    await offerFor(bidder, asked, { amount: parseEther('0.1') })
    const revoke = { address: wrappedNative, abi: erc20Abi, functionName: 'approve' } as const
    await confirmed(await walletOf(bidder).writeContract({ ...revoke, args: [conduit, 0n] }))
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(page, 'Make an offer')
    await form.getByRole('textbox', { name: 'Your offer' }).fill('0.2')
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await expectShown(page, { review, warning: 'This also makes 1 earlier offer valid again' })
  })
})
