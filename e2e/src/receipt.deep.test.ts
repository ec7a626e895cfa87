import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, goOn, itemPath, openPurchase, priceBox, reviewListing } from './app.js'
import { watchBehind } from './behindReceipt.js'
import { auctionToken, giveToken, giveUnits, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** In every one of these, the page behind the receipt is read with the receipt, not once the market has told of it. */
describe('the page behind a receipt', () => {
  test('default: a listing is for sale', async () => {
    const { page } = await atItem(await newcomer(), giveToken)
    const review = await reviewListing(page, { price: '1.5' })
    const behind = await watchBehind(page, 'Listed')
    await goOn(review)
    const said = await behind()
    expect(said).toMatch(/1\.5\sETH/)
    expect(said).not.toMatch(/Not for sale|Nobody is selling/)
  })

  test('behavior: an auction runs', async () => {
    const { page } = await atItem(await newcomer(), giveToken)
    await priceBox(page).getByRole('button', { name: 'List for sale' }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('radio', { name: 'Auction' }).check()
    await form.getByLabel('Reserve price').fill('0.1')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const review = await dialog(page, 'What you are about to sign')
    const behind = await watchBehind(page, 'Auction started')
    await goOn(review)
    const said = await behind()
    // Whether an earlier offer is a bid in it, only the market knows, so the box with the highest bid comes with its answer.
    expect(said).toMatch(/0\.1\sWETH\s+by you\s+Auction · Ends in 7 days/)
    expect(said).not.toMatch(/Not for sale|Nobody is selling/)
  })

  test('behavior: a bid is the highest, and so is a second one of the same bidder', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await auctionToken(seller, token, { reserve: parseEther('0.1'), seconds: 1_500, creatorBasisPoints: 500 })
    const { page } = await atItem(await newcomer(), async () => token)
    for (const [button, amount] of [
      ['Place a bid', '0.15'],
      ['Bid higher', '0.2'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click()
      const form = await dialog(page, 'Place a bid')
      await form.getByLabel('Your bid').fill(amount)
      await form.getByRole('button', { name: 'Review the bid' }).click()
      const review = await dialog(page, 'What you are about to sign')
      const behind = await watchBehind(page, 'Bid placed')
      await goOn(review)
      const said = await behind()
      expect(said).toMatch(new RegExp(`Highest bid\\s+${amount}\\sWETH[\\s\\S]*by you`))
      expect(said).not.toMatch(/No bid yet|No offers yet/)
      await (await dialog(page, 'Bid placed')).getByRole('button', { name: 'Done' }).click()
    }
  })

  test('behavior: bought units of an edition are held, and no longer for sale', async () => {
    const seller = await newcomer()
    const listed = await atItem(seller, () => giveUnits(seller, { tokenId: 2n, units: 5n }))
    const listing = await reviewListing(listed.page, { price: '0.0001', units: 5 })
    const posted = await watchBehind(listed.page, 'Listed')
    await goOn(listing)
    expect(await posted()).toMatch(/5 of 5 left/)

    const { page } = await atItem(await newcomer(), async () => listed.token)
    const offer = await openPurchase(page)
    await offer.getByLabel('Quantity').fill('3')
    await offer.getByText('0.0003 ETH').first().waitFor()
    const behind = await watchBehind(page, 'It is yours')
    await goOn(offer)
    const said = await behind()
    expect(said).toMatch(/You hold 3\./)
    expect(said).toMatch(/2 of 5 left/)
  })
})

/** Opens the page of an item that a person gets or looks at, with their wallet connected. */
async function atItem(
  person: Awaited<ReturnType<typeof newcomer>>,
  give: (person: Awaited<ReturnType<typeof newcomer>>) => ReturnType<typeof giveToken>,
) {
  const token = await give(person)
  const { page, wallet } = await visitors.comeWithWallet(person)
  await page.goto(itemPath(token))
  await connectWallet(page, wallet)
  return { page, token }
}
