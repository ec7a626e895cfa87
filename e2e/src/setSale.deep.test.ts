import { getNft } from '@souk/market'
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
import { balanceOf, giveToken, giveUnits, market, newcomer, offerFor, ownerOf, unitsOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a set', () => {
  test('default: one sells three of two collections as a set, another finds it on an item’s page and buys it', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(sellerAccount), await giveToken(sellerAccount)] as const
    const spice = await giveUnits(sellerAccount, { tokenId: 2n, units: 3n })
    await offerFor(buyerAccount, tokens[0], { amount: parseEther('0.1') })
    const before = await Promise.all([...tokens, spice].map((token) => getNft(market.api, token)))
    const seller = await visitors.comeWithWallet(sellerAccount)
    const buyer = await visitors.comeWithWallet(buyerAccount)
    await openItem(buyer.page, tokens[1])
    await notForSale(buyer.page)

    // The seller begins with one item, and adds the others in the portfolio.
    await openItem(seller.page, tokens[0])
    await connectWallet(seller.page, seller.wallet)
    await seller.page.getByRole('button', { name: 'Sell as a set' }).click()
    const shelf = seller.page.getByRole('list', { name: 'Select items to list' })
    await shelf.getByRole('checkbox').nth(2).waitFor()
    await seller.page.getByText('1 selected').waitFor()
    await seller.page.getByText('Choose the other items of the set.').waitFor()
    const chosen = shelf.getByRole('checkbox').first()
    expect(await chosen.getAttribute('aria-label')).toBe(`Select ${before[0]?.name}`)
    expect(await chosen.isChecked()).toBe(true)
    const isInView = (box: Element) => {
      const { top, bottom } = box.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    await expect.poll(() => chosen.evaluate(isInView)).toBe(true)
    for (const box of await shelf.getByRole('checkbox').all()) await box.check()
    await seller.page.getByRole('button', { name: 'Sell as a set' }).click()
    const form = await dialog(seller.page, 'Sell as a set')
    await form.getByText('The floors of these items add up to').waitFor()
    await form.getByRole('textbox', { name: /^Quantity of/ }).fill('2')
    await form.getByRole('textbox', { name: 'Price of the whole set' }).fill('9')
    await form.getByText(/^Creator of .*Lanterns of the Souk/).waitFor()
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const review = await dialog(seller.page, 'What you are about to sign')
    const proceeds = toAmount(await fact(review, 'You receive'))
    expect(await fact(review, 'You give')).toMatch(/^Set of 3 items\s+Sold only as a whole\.$/)
    expect(await review.getByText(/items at once|only be bought as a whole/).count()).toBe(0)
    expect(await fact(review, 'Buyer pays')).toBe('9 ETH')
    await goOn(review)
    const listed = await dialog(seller.page, 'Listed')
    await listed.getByText('Your set is for sale').waitFor()
    await listed.getByRole('link', { name: before[0]?.name ?? '' }).click()
    await seller.page.getByRole('article', { name: /^Part of a set of 3/ }).waitFor()

    // The page of an item shows the set without a reload, and its own price stays.
    const set = buyer.page.getByRole('article', { name: /^Part of a set of 3/ })
    await set.getByText('9 ETH').waitFor()
    await priceBox(buyer.page).getByText('For sale as part of a set').waitFor()
    expect(await set.getByRole('listitem').count()).toBe(3)
    await connectWallet(buyer.page, buyer.wallet)
    await set.getByRole('button', { name: 'Buy the set' }).click()
    const offer = await dialog(buyer.page, 'Buy')
    await offer.getByRole('list', { name: 'Items of the set' }).waitFor()
    expect(await fact(offer, 'You pay')).toBe('9 ETH')
    // The buyer's own offer on one of them stays open.
    const lamp = before[0]?.name ?? ''
    await offer.getByText(`Your offer of 0.1 WETH on ${lamp} stays open until`).waitFor()
    const earlier = await balanceOf(sellerAccount.address)
    await goOn(offer)
    const receipt = await dialog(buyer.page, 'They are yours')
    await receipt.getByText('The set of 3 items is in your wallet').waitFor()
    await receipt.getByText(`${lamp} is yours, and your offer of 0.1 WETH on it is still open`).waitFor()
    expect(await receipt.getByRole('list', { name: 'Items of the set' }).getByRole('listitem').count()).toBe(
      3,
    )
    expect(askedOf(buyer.wallet)).toEqual(['eth_sendTransaction'])
    expect(await Promise.all(tokens.map(ownerOf))).toEqual(Array(2).fill(buyerAccount.address))
    expect(await unitsOf(buyerAccount.address, spice)).toBe(2n)
    expect((await balanceOf(sellerAccount.address)) - earlier).toBe(proceeds)

    // The seller sees it sold, and no single item has a price or a last sale because of it.
    await seller.page.getByRole('article').waitFor({ state: 'detached' })
    const row = seller.page.getByRole('table', { name: /^Activity of/ }).getByRole('row', { name: /Sale/ })
    await row.getByText('in a set of 3').waitFor()
    await row.getByText('9 ETH').waitFor()
    const after = await Promise.all([...tokens, spice].map((token) => getNft(market.api, token)))
    expect(after.map(({ listing, lastSale }) => [listing, lastSale])).toEqual(
      before.map(({ listing, lastSale }) => [listing, lastSale]),
    )
    await receipt.getByRole('link', { name: 'View my items' }).click()
    const items = buyer.page.getByRole('list', { name: 'Your items' })
    for (const { name } of before) await items.getByRole('link', { name }).waitFor()
  }, 120_000)
})
