import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWallet, dialog, goOn, openItem, priceBox } from './app.js'
import { buyListing, giveToken, listToken, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a set', () => {
  test('behavior: it competes with a single listing, falls in price, and ends when the item sells alone', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(seller), await giveToken(seller)] as const
    const alone = await listToken(seller, tokens[0], { price: parseEther('2') })
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.setViewportSize({ width: 390, height: 844 })
    await openItem(page, tokens[1])
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Sell as a set' }).click()
    const shelf = page.getByRole('list', { name: 'Select items to list' })
    await shelf.getByRole('checkbox').nth(1).waitFor()
    for (const box of await shelf.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Sell as a set' }).click()
    const form = await dialog(page, 'Sell as a set')
    await form.getByText('Also for sale alone at 2 ETH').waitFor()
    await form.getByText('Whichever sells first ends the other').waitFor()
    await form.getByRole('radio', { name: 'Falling price' }).check()
    await form.getByRole('textbox', { name: 'Start price' }).fill('5')
    await form.getByRole('textbox', { name: 'End price' }).fill('3')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await review.getByText('anyone can buy at the current price').waitFor()
    await goOn(review)
    const listed = await dialog(page, 'Listed')
    await listed.getByText('falls from 5 ETH to 3 ETH').waitFor()
    await listed.getByRole('button', { name: 'Done' }).click()

    await openItem(page, tokens[1])
    const set = page.getByRole('article', { name: /^Part of a set of 2/ })
    await set.getByText('The price is falling.').waitFor()
    await buyListing(buyer, alone)
    expect(await ownerOf(tokens[0])).toBe(buyer.address)
    await set.getByText('Inactive: if').waitFor()
    await set.getByRole('button', { name: 'Cancel listing' }).click()
    await (await dialog(page, 'Cancel listing')).getByRole('button', { name: 'Cancel in wallet' }).click()
    await (await dialog(page, 'Listing cancelled')).getByRole('button', { name: 'Done' }).click()
    await set.waitFor({ state: 'detached' })
    await priceBox(page).getByText('Not for sale').waitFor()
  }, 120_000)
})
