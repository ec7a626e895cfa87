import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn, openItem, priceBox, sentHashes } from './app.js'
import { balanceOf, buyListing, giveToken, listToken, networkFees, newcomer, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a cart', () => {
  test('default: keeps its items, marks sold ones, and buys the rest with one transaction', async () => {
    // One after another, because the same account funds all of them.
    const first = await newcomer()
    const second = await newcomer()
    const buyerAccount = await newcomer()
    const rival = await newcomer()
    const tokens = [await giveToken(first), await giveToken(second), await giveToken(first)] as const
    const prices = ['0.2', '0.3', '0.404'] as const
    await listToken(first, tokens[0], { price: parseEther(prices[0]) })
    const sold = await listToken(second, tokens[1], { price: parseEther(prices[1]) })
    await listToken(first, tokens[2], { price: parseEther(prices[2]) })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, tokens[0])
    await priceBox(page).getByRole('button', { name: 'Add to cart' }).click()
    await priceBox(page).getByRole('button', { name: 'In your cart' }).waitFor()
    // The second by selecting cards, while the page stays a grid.
    await page.goto(`/collection/lanterns-of-the-souk?min=${prices[1]}&max=${prices[1]}`)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('article').getByRole('checkbox').check()
    await page.getByText(/^1 selected .+ · 0\.3\sETH$/).waitFor()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await page.getByText('1 item added to the cart').waitFor()
    await page.getByRole('button', { name: 'Cancel selection' }).click()
    await page.getByRole('article').getByRole('link').waitFor()
    // The third from its card. The button appears with the focus.
    await page.goto(`/collection/lanterns-of-the-souk?min=${prices[2]}&max=${prices[2]}`)
    const card = page.getByRole('article')
    await card.getByRole('button', { name: /^Add .* to cart$/ }).press('Enter')
    await card.getByRole('button', { name: / is in your cart$/ }).waitFor()
    await page.reload()
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Cart, 3 items' }).click()
    const cart = await dialog(page, 'Your cart')
    await cart.getByRole('button', { name: 'Buy 3 for 0.904 ETH' }).waitFor()

    await buyListing(rival, sold)
    await cart.getByText('Sold', { exact: true }).waitFor()
    await cart.getByRole('button', { name: 'Continue with the rest' }).click()
    await cart.getByText('1 item removed.').waitFor()
    const before = await balanceOf(buyerAccount.address)
    await cart.getByRole('button', { name: 'Buy 2 for 0.604 ETH' }).click()
    const review = await dialog(page, 'Buy several items')
    const rows = review.getByRole('list', { name: 'Items you buy' }).getByRole('listitem')
    await rows.nth(1).waitFor()
    // A name before the price can end with a number, too.
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/0\.2\sETH$/),
      expect.stringMatching(/0\.404\sETH$/),
    ])
    await goOn(review)
    const receipt = await dialog(page, 'They are yours')
    await receipt.getByText('2 items are in your wallet').waitFor()
    expect(await fact(receipt, 'Paid')).toBe('0.604 ETH')
    expect(await receipt.getByRole('list', { name: 'Now yours' }).getByRole('listitem').count()).toBe(2)
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction'])
    expect(await Promise.all([tokens[0], tokens[2]].map(ownerOf))).toEqual([
      buyerAccount.address,
      buyerAccount.address,
    ])
    expect(await balanceOf(buyerAccount.address)).toBe(
      before - parseEther('0.604') - (await networkFees(sentHashes(wallet))),
    )
    await receipt.getByRole('button', { name: 'Done' }).click()
    // There is no undo for bought items.
    await page.getByRole('button', { name: 'Cart, empty' }).click()
    const emptied = await dialog(page, 'Your cart')
    await emptied.getByText('Your cart is empty').waitFor()
    expect(await emptied.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  }, 180_000)
})
