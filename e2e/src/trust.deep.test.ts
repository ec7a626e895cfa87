import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, test } from 'vitest'
import { connectWallet, dialog, openItem, priceBox } from './app.js'
import { giveToken, listToken, newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Lets the market say something else about its chain. */
async function say(page: Page, changes: object) {
  await page.route(/\/v2\/market$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...changes } })
  })
}

describe('a market that contradicts known facts', () => {
  test('default: is named on every page, sells nothing, and lets sellers cancel', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.6') })
    const foreign = `0x${'1'.repeat(64)}`

    const one = await visitors.comeWithWallet(buyer)
    await say(one.page, { conduit_key: foreign })
    await openItem(one.page, token)
    const banner = one.page.getByRole('alert').filter({ hasText: 'This market contradicts known facts' })
    await banner.getByText('You can still cancel orders').waitFor()
    await connectWallet(one.page, one.wallet)
    await priceBox(one.page).getByRole('button', { name: 'Buy now' }).click()
    const blocked = await dialog(one.page, 'You cannot trade here')
    await blocked.getByText('Conduit key').waitFor()
    await blocked.getByText(foreign).waitFor()
    await one.page.keyboard.press('Escape')
    await banner.getByRole('link', { name: 'View the facts' }).click()
    await one.page.getByRole('region', { name: 'The market’s word' }).getByText(foreign).waitFor()

    const two = await visitors.comeWithWallet(seller)
    await say(two.page, { conduit_key: foreign })
    await openItem(two.page, token)
    await connectWallet(two.page, two.wallet)
    await priceBox(two.page).getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(two.page, 'Cancel listing')
    await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    await dialog(two.page, 'Listing cancelled')
  })
})

describe('a market with the native currency only', () => {
  test('default: says why it takes no offers', async () => {
    const [owner, bidder] = [await newcomer(), await newcomer()]
    const token = await giveToken(owner)
    const { page, wallet } = await visitors.comeWithWallet(bidder)
    const native = { address: `0x${'0'.repeat(40)}`, symbol: 'ETH', name: 'Ether', decimals: 18 }
    await say(page, { currencies: [native], wrapped_native: null })
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(page, 'Make an offer')
    await form.getByText('This market has no currency for offers').waitFor()
  })
})
