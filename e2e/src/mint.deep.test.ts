import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn } from './app.js'
import { newcomer } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { edition } = demo

describe('a mint', () => {
  test('default: a person mints two of the open edition and sees them', async () => {
    const account = await newcomer()
    const { page, wallet } = await visitors.comeWithWallet(account)
    await page.goto(`/collection/${edition.slug}`)
    const box = page.getByRole('region', { name: 'Mint: Open to everyone' })
    await box.getByText('Open now').waitFor()
    expect(await fact(box, 'Price')).toBe('0.02 ETH')
    expect(await fact(box, 'Limit per wallet')).toBe('5')
    expect(await fact(box, 'Left')).toMatch(/^\d+ of 500$/)
    await connectWallet(page, wallet)

    await box.getByRole('button', { name: 'More' }).click()
    await box.getByText('0.04 ETH').waitFor()
    await box.getByRole('button', { name: 'Mint 2' }).click()
    const review = await dialog(page, 'Mint')
    expect(await fact(review, 'You pay')).toBe('0.04 ETH')
    wallet.rejectNext('eth_sendTransaction')
    await goOn(review)
    const failed = await dialog(page, 'Not minted')
    await failed.getByText('You declined').waitFor()
    await failed.getByRole('button', { name: 'Try again' }).click()
    // The second press hits "Stop", which has taken the button's place.
    await review.getByRole('button', { name: 'Continue in wallet' }).dblclick()
    const receipt = await dialog(page, 'Minted')
    await receipt.getByText('All 2 are in your wallet').waitFor()
    expect(await fact(receipt, 'Paid')).toBe('0.04 ETH')
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])

    const received = receipt.getByRole('list', { name: 'What you received' })
    await received.getByRole('link', { name: /Glass of Mint Tea.*× 2/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Glass of Mint Tea' }).waitFor()
    await page.goto(`/collection/${edition.slug}`)
    await box.getByText('You have minted 2.').waitFor()
    for (let count = 0; count < 2; count++) await box.getByRole('button', { name: 'More' }).click()
    expect(await box.getByRole('button', { name: 'More' }).isDisabled()).toBe(true)
    expect(await box.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('3')
    expect(edition.price * 2n).toBe(parseEther('0.04'))
  }, 120_000)
})
