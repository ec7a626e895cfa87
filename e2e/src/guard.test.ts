import { getCollection } from '@souk/market'
import { encodeFunctionData, formatEther, parseAbi, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, openItem, priceBox } from './app.js'
import { giveToken, listToken, market, mintLantern, newcomer, offerFor, ownerOf } from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const agreement = 'I have read the warning and want to continue'

/** Returns the floor of the lanterns in wei; the demo lists some for ether. */
async function floor(): Promise<bigint> {
  const { stats } = await getCollection(market.api, { slug: 'lanterns-of-the-souk' })
  return stats.floor?.price ?? expect.fail('no lantern is for sale')
}

describe('the guard before a purchase', () => {
  test('default: buying far above other prices needs agreement', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    // The market is shared. A token that was sold for more than the floor is compared with that sale, so this one is new.
    const [token, cheap] = [await mintLantern(sellerAccount), await giveToken(sellerAccount)]
    await listToken(sellerAccount, cheap, { price: parseEther('0.1') })
    await listToken(sellerAccount, token, { price: (await floor()) * 20n })
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Buy now' }).click()
    const offer = await dialog(page, 'Buy')
    const warning = offer.getByRole('alert').filter({ hasText: 'Warning' })
    await warning
      .getByText(/You would pay [\d.]+\sETH\. The cheapest of its kind is for sale at [\d.]+\sW?ETH\./)
      .waitFor()
    await offer.getByRole('button', { name: 'Confirm the warning first' }).click()
    expect(askedOf(wallet)).toEqual([])
    await offer.getByRole('checkbox', { name: agreement }).check()
    await offer.getByRole('button', { name: 'Continue in wallet' }).click()
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyerAccount.address)
  }, 120_000)
})

describe('the guard before an offer', () => {
  test('default: an offer far above others needs agreement', async () => {
    const [ownerAccount, bidderAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(ownerAccount)
    const { page, wallet } = await visitors.comeWithWallet(bidderAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'Make an offer' }).click()
    const form = await dialog(page, 'Make an offer')
    await form.getByLabel('Currency').selectOption({ label: 'WETH' })
    await form.getByLabel('Your offer').fill(formatEther((await floor()) * 6n))
    // The form says the same before anything is wrapped.
    await form.getByRole('alert').filter({ hasText: 'Warning' }).waitFor()
    await form.getByRole('button', { name: 'Review the offer' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await review.getByRole('alert').filter({ hasText: 'Warning' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await review.evaluate((panel) => panel.scrollTo(0, 0))
    await review.getByRole('button', { name: 'Confirm the warning first' }).click()
    expect(askedOf(wallet)).toEqual([])
    // The box is in view now, and has the focus, which is seen.
    const box = review.getByRole('checkbox', { name: agreement })
    const end =
      (await review.getByRole('button', { name: 'Confirm the warning first' }).boundingBox())?.y ?? 0
    expect((await box.boundingBox())?.y).toBeLessThan(end)
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await box.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    await box.check()
    await review.getByRole('button', { name: 'Continue in wallet' }).click()
    await dialog(page, 'Offer made')
  }, 120_000)

  test('behavior: accepting an offer far below others needs the price typed', async () => {
    const [ownerAccount, bidderAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(ownerAccount)
    const low = (await floor()) / 50n
    await offerFor(bidderAccount, token, { amount: low })
    const { page, wallet } = await visitors.comeWithWallet(ownerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await page
      .getByRole('list', { name: /^Offers on/ })
      .getByRole('button', { name: 'Accept' })
      .click()
    const accepting = await dialog(page, 'Accept the offer')
    await accepting.getByRole('alert').filter({ hasText: 'Danger' }).waitFor()
    await accepting.getByRole('button', { name: 'Type the price again' }).click()
    expect(askedOf(wallet)).toEqual([])
    await accepting.getByLabel(/^Type .* to continue$/).fill(formatEther(low))
    await accepting.getByRole('button', { name: 'Continue in wallet' }).click()
    await dialog(page, 'Sold')
    expect(await ownerOf(token)).toBe(bidderAccount.address)
  }, 120_000)
})

describe('the inspector', () => {
  test('default: calldata without its contract is not told as the exchange’s, and German findings are German', async () => {
    const { page } = await visitors.come({ locale: 'de-DE' })
    const abi = parseAbi(['function setApprovalForAll(address operator, bool approved)'])
    const operator = '0x00000000000000000000000000000000000000d1'
    await page.goto('/inspect')
    const report = page.getByRole('article')
    await page
      .getByRole('textbox')
      .first()
      .fill(encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator, true] }))
    await report.getByText('Der Vertrag fehlt').waitFor()
    expect(await report.innerText()).toContain('alle deine Stücke von einem nicht genannten Vertrag')
    expect(await report.innerText()).toContain('weder die Börse noch ein bekannter Kanal')
    expect(await report.innerText()).not.toMatch(/neither|angenommen wird die Börse/)
    const { contract } = await giveToken(await newcomer())
    await report.getByLabel('Adresse des Vertrags').fill(contract)
    await report.getByText('Der Vertrag fehlt').waitFor({ state: 'hidden' })
    expect((await report.innerText()).toLowerCase()).toContain(contract.toLowerCase())
  }, 60_000)
})
