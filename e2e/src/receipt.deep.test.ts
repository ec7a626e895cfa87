import { demo } from '@souk/devchain'
import type { ScriptedWallet } from '@souk/testing/browser'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  confirmButton,
  connectWallet,
  dialog,
  goOn,
  itemPath,
  listItem,
  openPurchase,
  priceBox,
  reviewListing,
} from './app.js'
import { holdMarket, watchBehind } from './behindReceipt.js'
import { auctionToken, giveToken, giveUnits, listToken, newcomer, offerFor } from './market.js'
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
    await form.getByRole('button', { name: 'Review the auction' }).click()
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

/** Here the market is silent from the moment on in which the wallet answers, so that the page knows only its own trade. */
describe('the page behind a receipt, before the market says anything', () => {
  const box = 'section[aria-label="Price"]'
  const list = 'table[aria-label^="Activity of"]'

  test('behavior: a lower price, and the next one after cancelling it', async () => {
    const { page, wallet, market } = await atHeldItem(await newcomer(), giveToken)
    await listItem(page, { price: '31' })
    await priceBox(page).getByText('31\u00a0ETH').first().waitFor()
    await priceBox(page).getByRole('button', { name: 'Edit price' }).click()
    const form = await dialog(page, 'Edit price')
    await form.getByRole('textbox', { name: 'Price' }).fill('30')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const review = await dialog(page, 'What you are about to sign')
    const lowered = await watchBehind(page, 'Listed', box)
    await confirm(wallet, 'eth_signTypedData_v4', { press: () => goOn(review), market })
    const now = await lowered()
    expect(now).toMatch(/30\sETH/)
    expect(now).not.toMatch(/31\sETH/)
    market.speak()
    await (await dialog(page, 'Listed')).getByRole('button', { name: 'Done' }).click()

    for (const [title, said, unsaid] of [
      ['30', /31\sETH/, /30\sETH|Not for sale/],
      ['31', /Not for sale/, /3[01]\sETH/],
    ] as const) {
      await priceBox(page).getByText(`${title}\u00a0ETH`).first().waitFor()
      await priceBox(page).getByRole('button', { name: 'Cancel listing' }).click()
      const question = await dialog(page, 'Cancel listing')
      const behind = await watchBehind(page, 'Listing cancelled', box)
      const press = () => question.getByRole('button', { name: 'Cancel in wallet' }).click()
      await confirm(wallet, 'eth_sendTransaction', { press, market })
      const left = await behind()
      expect(left).toMatch(said)
      expect(left).not.toMatch(unsaid)
      market.speak()
      await (await dialog(page, 'Listing cancelled')).getByRole('button', { name: 'Done' }).click()
    }
  })

  test('behavior: units of an edition have their price, and a new auction has no bid', async () => {
    const seller = await newcomer()
    const { page, wallet, market } = await atHeldItem(seller, () =>
      giveUnits(seller, { tokenId: 2n, units: 5n }),
    )
    const listing = await reviewListing(page, { price: '0.00005', units: 5 })
    const listed = await watchBehind(page, 'Listed')
    await confirm(wallet, 'eth_signTypedData_v4', { press: () => goOn(listing), market })
    const said = await listed()
    expect(said).toMatch(/Lowest price per unit\s+0\.00005\sETH/)
    expect(said).toMatch(/5 of 5 left/)
    market.speak()

    const token = await giveToken(seller)
    await page.goto(itemPath(token))
    await priceBox(page).getByRole('button', { name: 'List for sale' }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('radio', { name: 'Auction' }).check()
    await form.getByLabel('Reserve price').fill('0.1')
    await form.getByRole('button', { name: 'Review the auction' }).click()
    const review = await dialog(page, 'What you are about to sign')
    const started = await watchBehind(page, 'Auction started')
    await confirm(wallet, 'eth_signTypedData_v4', { press: () => goOn(review), market })
    const running = await started()
    expect(running).toMatch(/No bid yet/)
    expect(running).not.toMatch(/Not for sale/)
  })

  test('behavior: an accepted offer has left the portfolio with its item, also in the counts', async () => {
    const [owner, bidder] = [await newcomer(), await newcomer()]
    const [token] = [await giveToken(owner), await giveToken(owner)]
    await offerFor(bidder, token, { amount: parseEther('0.5') })
    const { page, wallet } = await visitors.comeWithWallet(owner)
    const market = await holdMarket(page)
    await page.goto('/me?tab=received')
    await connectWallet(page, wallet)
    await page.getByRole('tab', { name: /^Items\s*2$/ }).waitFor()
    // The market is shared. Offers of other tests on any item of the collection are among them, and stay with the other item.
    const row = page.getByRole('listitem').filter({ hasText: /0\.5\sWETH/ })
    const accept = row.getByRole('button', { name: 'Accept', exact: true })
    await accept.waitFor()
    const tab = await page.getByRole('tab', { name: /^Offers received\s*\d+$/ }).innerText()
    const received = Number(tab.match(/\d+/)?.[0])
    await accept.click()
    const accepting = await dialog(page, 'Accept the offer')
    const sold = await watchBehind(page, 'Sold')
    await confirm(wallet, 'eth_sendTransaction', { press: () => goOn(accepting), market })
    const said = await sold()
    expect(said).toMatch(/Items\s*1\s/)
    expect(said).toMatch(new RegExp(`Offers received\\s*${received - 1}\\s`))
    expect(said).not.toMatch(/0\.5\sWETH/)
  })

  test('behavior: a listing and its cancellation are in the activity of the item', async () => {
    const { page, wallet, market } = await atHeldItem(await newcomer(), giveToken)
    await page.locator(list).waitFor()
    const listing = await reviewListing(page, { price: '0.37' })
    const listed = await watchBehind(page, 'Listed', list)
    await confirm(wallet, 'eth_signTypedData_v4', { press: () => goOn(listing), market })
    expect(firstRow(await listed())).toMatch(/^Listing\s+0\.37\sETH/)
    market.speak()
    await (await dialog(page, 'Listed')).getByRole('button', { name: 'Done' }).click()

    await priceBox(page).getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(page, 'Cancel listing')
    const cancelled = await watchBehind(page, 'Listing cancelled', list)
    const press = () => question.getByRole('button', { name: 'Cancel in wallet' }).click()
    await confirm(wallet, 'eth_sendTransaction', { press, market })
    expect(firstRow(await cancelled())).toMatch(/^Listing cancelled\s+0\.37\sETH/)
  })

  test('behavior: a sale is in the activity of the item, as the market tells it later', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('0.38') })
    const { page, wallet, market } = await atHeldItem(await newcomer(), async () => token)
    await page.locator(list).waitFor()
    const offer = await openPurchase(page)
    const bought = await watchBehind(page, 'It is yours', list)
    await confirm(wallet, 'eth_sendTransaction', { press: () => goOn(offer), market })
    const rows = rowsIn(await bought())
    expect(rows[0]).toMatch(/^Sale\s+0\.38\sETH/)
    market.speak()
    // The page hears no event, so that these rows are an answer of the market.
    await page.reload()
    await page.locator(`${list} tbody tr`).getByText('Sale').waitFor()
    expect(rowsIn(await page.locator(list).innerText())).toEqual(rows)
  })

  test('behavior: swept items are not for sale, and no old figure of their collection is shown', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const zellige = demo.contracts.zellige
    for (const price of ['0.0011', '0.0012', '0.0013'])
      await listToken(seller, await giveToken(seller, zellige), { price: parseEther(price) })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    const market = await holdMarket(page)
    await page.goto('/collection/zellige')
    await connectWallet(page, wallet)
    await page.locator('main dl').getByText('0.0011\u00a0ETH').waitFor()
    await page.getByRole('button', { name: 'Sweep the floor' }).click()
    const form = await dialog(page, 'Sweep the floor')
    await form.getByLabel('Maximum per item').fill('0.0012')
    await form.getByRole('button', { name: /^Review 2 for/ }).click()
    const review = await dialog(page, 'Buy several items')
    await confirmButton(review).waitFor()
    const swept = await watchBehind(page, 'They are yours')
    await confirm(wallet, 'eth_sendTransaction', { press: () => goOn(review), market })
    expect(await swept()).not.toMatch(/0\.001[12]\sETH/)
  })
})

/** Splits the text of a list of activity into its rows, without their times and transactions. */
function rowsIn(text: string): readonly string[] {
  const [, ...rows] = text.split(/(?=^(?:Listing|Sale|Transfer|Mint|Offer)\b)/m)
  return rows.map((row) => row.replace(/(now|\d+ \w+ ago)[\s\S]*$/, '').trim())
}

function firstRow(text: string): string {
  return rowsIn(text)[0] ?? text
}

/** Confirms with the wallet, which answers once the market is silent. */
async function confirm(
  wallet: ScriptedWallet,
  method: string,
  { press, market }: { press: () => Promise<void>; market: Awaited<ReturnType<typeof holdMarket>> },
): Promise<void> {
  const asked = askedOf(wallet).length
  const answer = wallet.hangNext(method)
  await press()
  await expect.poll(() => askedOf(wallet).length).toBe(asked + 1)
  market.silence()
  answer()
}

/** As `atItem`, with a market that can be silent. */
async function atHeldItem(...[person, give]: Parameters<typeof atItem>) {
  const token = await give(person)
  const { page, wallet } = await visitors.comeWithWallet(person)
  const market = await holdMarket(page)
  await page.goto(itemPath(token))
  await connectWallet(page, wallet)
  return { page, wallet, market }
}

/** Opens the page of an item that a person gets or looks at, with their wallet connected. */
async function atItem(
  person: Awaited<ReturnType<typeof newcomer>>,
  give: (person: Awaited<ReturnType<typeof newcomer>>) => ReturnType<typeof giveToken>,
) {
  const token = await give(person)
  const { page, wallet } = await visitors.comeWithWallet(person)
  await page.goto(itemPath(token))
  await connectWallet(page, wallet)
  return { page, wallet, token }
}
