import { demo } from '@souk/devchain'
import { getFulfillmentData, type MarketOrder, postOrder } from '@souk/market'
import { createOrder, fulfillOrder, ItemType } from '@souk/seaport'
import type { Page } from 'playwright-core'
import { erc721Abi, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  connectWallet,
  dialog,
  fact,
  goOn,
  listItem,
  openItem,
  priceBox,
  reviewListing,
} from './app.js'
import {
  balanceOf,
  confirmed,
  giveToken,
  giveUnits,
  listToken,
  market,
  newcomer,
  offerFor,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

const worth = (page: Page, name: string) => fact(page.getByRole('region', { name: 'Value' }), name)

/** Signs an order that can be filled in part, without the app. */
async function post(
  maker: Person,
  side: 'ask' | 'bid',
  items: Pick<createOrder.Options, 'offer' | 'consideration'>,
): Promise<MarketOrder> {
  const { executeAllActions } = await createOrder(walletOf(maker), {
    ...items,
    allowPartialFills: true,
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return postOrder(market.api, { side, order: await executeAllActions() })
}

/** Fills some units of an order, without the app. */
async function fill(taker: Person, { side, orderHash }: MarketOrder, unitsToFill: bigint): Promise<void> {
  const asked = { side, orderHash, fulfiller: taker.address } as const
  const { order } = await getFulfillmentData(market.api, asked)
  const { executeAllActions } = await fulfillOrder(walletOf(taker), { order, unitsToFill })
  await confirmed(await executeAllActions())
}

const unitsIn = ({ contract, tokenId }: Token, amount: bigint) => ({
  itemType: ItemType.ERC1155,
  contract,
  tokenId,
  amount,
})

describe('totals', () => {
  test('default: an offer that others fill in part counts with its rest, without a reload', async () => {
    const [bidder, seller] = [await newcomer(), await newcomer()]
    const jar = await giveUnits(seller, { tokenId: 3n, units: 1n })
    const offer = await post(bidder, 'bid', {
      offer: [{ currency: demo.contracts.wrappedNative, amount: parseEther('0.1') }],
      consideration: [unitsIn(jar, 2n)],
    })
    const { page } = await visitors.comeHome(bidder, 'made')
    const row = page.getByRole('list', { name: 'Your offers' }).getByRole('listitem')
    await row.getByText('2 of 2 left').waitFor()
    expect(await worth(page, 'Offered')).toBe('0.1 WETH')
    await page.getByText('0.1 WETH offered, 1 WETH held').waitFor()

    await fill(seller, offer, 1n)
    await row.getByText('1 of 2 left').waitFor()
    expect(await worth(page, 'Offered')).toBe('0.05 WETH')
    await page.getByText('0.05 WETH offered, 0.95 WETH held').waitFor()
  })

  test('behavior: the holder of many units sells some of them to an offer, and keeps the listing of the others', async () => {
    const [bidder, holder] = [await newcomer(), await newcomer()]
    const jar = await giveUnits(holder, { tokenId: 3n, units: 6n })
    await post(holder, 'ask', {
      offer: [unitsIn(jar, 2n)],
      consideration: [{ amount: parseEther('0.5') }],
    })
    await post(bidder, 'bid', {
      offer: [{ currency: demo.contracts.wrappedNative, amount: parseEther('0.4') }],
      consideration: [unitsIn(jar, 4n)],
    })
    const { page } = await visitors.comeHome(holder, 'received')
    // The market is shared, and offers of other tests may be open.
    const rows = page.getByRole('list', { name: 'Offers you received' }).getByRole('listitem')
    const row = rows.filter({ hasText: '0.1 WETH each, for up to 4' })
    await row.getByRole('button', { name: 'Accept' }).click()
    const review = await dialog(page, 'Accept the offer')
    await review.getByLabel('How many you sell').fill('3')
    await review.getByText(/^3 × /).waitFor()
    expect(await fact(review, 'The bidder pays')).toBe('0.3 WETH')
    expect(await review.getByText('You have a listing of this item').count()).toBe(0)
    await goOn(review)
    const receipt = await dialog(page, 'Sold')
    await receipt.getByText(/^3 × .* are sold$/).waitFor()
    await receipt.getByText('The offer is still open for 1 more.').waitFor()
    expect(await balanceOf(holder.address, demo.contracts.wrappedNative)).toBe(parseEther('1.3'))
  })

  test('behavior: a collection that is not read yet is neither left out of the value nor called by its slug', async () => {
    const [holder, seller] = [await newcomer(), await newcomer()]
    await giveToken(holder)
    await giveUnits(holder, { tokenId: 3n, units: 2n })
    await listToken(seller, await giveToken(seller), { price: parseEther('5') })
    const { page } = await visitors.come()
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/v2\/collection\/lanterns-of-the-souk$/, async (route) => {
      await held
      await route.continue()
    })
    const other = page.waitForResponse(/\/v2\/collection\/spice-jars$/)
    await page.goto(`/account/${holder.address}`)
    await other
    await page.getByRole('list', { name: 'Items of this wallet' }).getByRole('link').nth(1).waitFor()
    await page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await worth(page, 'At floor')).toBe('')
    expect(await page.getByRole('button', { name: /^(lanterns-of-the-souk|spice-jars)/ }).count()).toBe(0)
    release()
    await page.getByRole('button', { name: /^Lanterns of the Souk/ }).waitFor()
    expect(await worth(page, 'At floor')).toMatch(/^[\d.]+ ETH/)
  })

  test('behavior: an offer for an item that came to its maker says who could accept it', async () => {
    const [bidder, owner] = [await newcomer(), await newcomer()]
    const token = await giveToken(owner)
    await offerFor(bidder, token, { amount: parseEther('0.1') })
    const { page, wallet } = await visitors.comeHome(bidder, 'made')
    const row = page.getByRole('list', { name: 'Your offers' }).getByRole('listitem')
    await row.getByText('0.1 WETH').waitFor()
    const args = [owner.address, bidder.address, token.tokenId] as const
    const transfer = { address: token.contract, abi: erc721Abi, functionName: 'transferFrom', args } as const
    await confirmed(await walletOf(owner).writeContract(transfer))
    await row.getByText('You have this item now. Its next owner could accept the offer.').waitFor()

    // Before the listing is signed, its review says so too. After the cancellation, the form is as it was.
    await openItem(page, token)
    const review = await reviewListing(page, { price: '7' })
    await review
      .getByText(/^Your own offer of 0\.1\sWETH on this item is still open until .* buy the item back/)
      .waitFor()
    expect(askedOf(wallet)).toEqual([])
    await review.getByRole('button', { name: 'Cancel the offer' }).click()
    await (await dialog(page, 'Cancel offer')).getByRole('button', { name: 'Cancel in wallet' }).click()
    const cancelled = await dialog(page, 'Offer cancelled')
    await cancelled.getByRole('button', { name: 'Continue with the new listing' }).click()
    const form = await dialog(page, 'List for sale')
    expect(await form.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('7')
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const again = await dialog(page, 'What you are about to sign')
    await again.getByRole('button', { name: 'Continue in wallet' }).waitFor()
    expect(await again.getByText('buy the item back').count()).toBe(0)
  })

  test('behavior: the plan to cancel follows while others buy', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const jar = await giveUnits(seller, { tokenId: 3n, units: 5n })
    const listing = await post(seller, 'ask', {
      offer: [unitsIn(jar, 5n)],
      consideration: [{ amount: parseEther('1') }],
    })
    await listToken(seller, await giveToken(seller), { price: parseEther('7') })
    const { page } = await visitors.comeHome(seller, 'listings')
    await page.getByText('5 of 5 left').waitFor()
    expect(await worth(page, 'For sale')).toBe('8 ETH')
    await page.getByRole('button', { name: 'Select all', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel 2 orders …' }).click()
    const plan = await dialog(page, 'Cancel orders')
    const planned = plan.getByRole('list', { name: 'Orders to cancel' })
    await planned.getByText('5 of 5 left').waitFor()
    await planned.getByText('1 ETH', { exact: true }).waitFor()

    await fill(buyer, listing, 3n)
    await planned.getByText('2 of 5 left').waitFor()
    await planned.getByText('0.4 ETH', { exact: true }).waitFor()
    await plan.getByRole('button', { name: 'Keep them' }).click()
    await expect.poll(() => worth(page, 'For sale')).toBe('7.4 ETH')
  })
})

describe('one of several listings', () => {
  test('default: cancelling it says that the item is still for sale, and cancels the other too', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    await listToken(seller, token, { price: parseEther('40') })
    await listToken(seller, token, { price: parseEther('50') })
    const { page } = await visitors.comeHome(seller, 'listings')
    const listings = page.getByRole('list', { name: 'Your listings' }).getByRole('listitem')
    await listings.filter({ hasText: '40 ETH' }).getByRole('button', { name: 'Cancel listing' }).click()
    const question = await dialog(page, 'Cancel listing')
    await question.getByText('Your other listings of this item stay open: 50 ETH.').waitFor()
    await question.getByRole('button', { name: 'Cancel in wallet' }).click()
    const receipt = await dialog(page, 'Listing cancelled')
    await receipt.getByText('The item is still for sale: 50 ETH').waitFor()
    await receipt.getByRole('button', { name: 'Cancel the other listing' }).click()
    const plan = await dialog(page, 'Cancel orders')
    await plan.getByRole('button', { name: 'Cancel in wallet' }).click()
    await (await dialog(page, 'Cancelled')).getByRole('button', { name: 'Done' }).click()
    await page.getByText('Nothing for sale').waitFor()
  })
})

describe('signed orders in a file', () => {
  test('default: an auction and an offer on a collection are in it, and an import says what the market has', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'List for sale' }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByRole('radio', { name: 'Auction' }).check()
    await form.getByLabel('Reserve price').fill('0.1')
    await form.getByRole('button', { name: 'Review the auction' }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Auction started')).getByRole('button', { name: 'Done' }).click()
    await page.goto('/collection/lanterns-of-the-souk?tab=offers')
    await page.getByRole('button', { name: 'Collection offer' }).first().click()
    const offer = await dialog(page, 'Make an offer')
    await offer.getByLabel('Your offer per item').fill('0.01')
    await offer.getByRole('button', { name: 'Review the offer' }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Offer made')).getByRole('button', { name: 'Done' }).click()

    await page.goto('/me?tab=listings')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save signed orders' }).click()
    const path = await (await download).path()
    await page.getByText('2 orders saved.', { exact: true }).waitFor()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByText('2 orders were here already.', { exact: true }).waitFor()

    // The market keeps the signatures of inactive orders to itself, so the wallet signs this one again.
    const other = await giveToken(seller)
    await listToken(seller, other, { price: parseEther('0.5') })
    const args = [seller.address, demo.accounts[0].address, other.tokenId] as const
    const transfer = { address: other.contract, abi: erc721Abi, functionName: 'transferFrom', args } as const
    await confirmed(await walletOf(seller).writeContract(transfer))
    await page.getByRole('tab', { name: /For sale.*inactive/ }).waitFor()
    await page.getByRole('button', { name: 'Save signed orders' }).click()
    await page.getByText(/^2 orders saved\. 1 order left out: it is inactive/).waitFor()
    const whole = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Sign 1 inactive order again' }).click()
    const file = await (await whole).path()
    await page.getByText('3 orders saved.', { exact: true }).waitFor()
    await page.locator('input[type=file]').setInputFiles(file)
    await page
      .getByText('3 orders were here already. 1 of these 3 is inactive for now.', { exact: true })
      .waitFor()
  })
})

describe('a changed price', () => {
  test('default: begins with the present price, and cancels the listing first to raise it', async () => {
    const seller = await newcomer()
    const token = await giveToken(seller)
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await listItem(page, { price: '30' })
    await priceBox(page).getByRole('button', { name: 'Edit price' }).click()
    const form = await dialog(page, 'Edit price')
    const price = form.getByRole('textbox', { name: 'Price' })
    expect(await price.inputValue()).toBe('30')
    await form
      .getByText(/^30\sETH is the current price\. That listing ends when the item is sold, on /)
      .waitFor()
    await price.fill('29')
    await form
      .getByText(/^Your listing at 30\sETH also stays open\. It ends when the item is sold, on /)
      .waitFor()
    await price.fill('31')
    await form.getByText('4 weeks').click()
    await form.getByRole('button', { name: 'First cancel the listing at 30 ETH' }).click()
    await (await dialog(page, 'Cancel listing')).getByRole('button', { name: 'Cancel in wallet' }).click()
    const cancelled = await dialog(page, 'Listing cancelled')
    await cancelled.getByRole('button', { name: 'Continue with the new listing' }).click()
    // The listing is cancelled, so there is no price to edit any more.
    const fresh = await dialog(page, 'List for sale')
    expect(await fresh.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('31')
    expect(await fresh.getByLabel('4 weeks').isChecked()).toBe(true)
    await fresh.getByRole('button', { name: 'Review the listing' }).click()
    await goOn(await dialog(page, 'What you are about to sign'))
    await (await dialog(page, 'Listed')).getByRole('button', { name: 'Done' }).click()
    await priceBox(page).getByText('31 ETH', { exact: true }).first().waitFor()
  })
})

describe('a cart of two currencies', () => {
  test('default: after one is paid, the receipt goes on with the other', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const inEther = await giveToken(seller)
    const inDollars = await giveToken(seller)
    await listToken(seller, inEther, { price: parseEther('0.2') })
    const { executeAllActions } = await createOrder(walletOf(seller), {
      offer: [{ itemType: ItemType.ERC721, contract: inDollars.contract, tokenId: inDollars.tokenId }],
      consideration: [{ currency: demo.contracts.dusd, amount: 700_000_000n }],
      endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
      conduitKey: demo.conduitKey,
    })
    await postOrder(market.api, { side: 'ask', order: await executeAllActions() })
    const { page, wallet } = await visitors.comeWithWallet(buyer)
    for (const token of [inEther, inDollars]) {
      await openItem(page, token)
      await priceBox(page).getByRole('button', { name: 'Add to cart' }).click()
    }
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const cart = await dialog(page, 'Your cart')
    await cart.getByRole('button', { name: 'Buy it for 0.2 ETH' }).click()
    await goOn(await dialog(page, 'Buy'))
    const receipt = await dialog(page, 'It is yours')
    await receipt.getByRole('button', { name: 'Back to the cart' }).click()
    await (await dialog(page, 'Your cart')).getByRole('button', { name: 'Buy it for 700 dUSD' }).click()
    const second = await dialog(page, 'Buy')
    const approval = second.getByRole('listitem').filter({ hasText: 'Allow paying with dUSD' })
    // That the other listings are in ether is a note, and no box to tick.
    await second.getByText(/This price was not checked: other listings use a different currency/).waitFor()
    expect(await second.getByRole('checkbox').count()).toBe(0)
    await second.getByText('Unlimited').click()
    await approval.getByText(/^Lets .* take any amount of dUSD/).waitFor()
    await second.getByText('Exact amount').first().click()
    await approval.getByText(/^Lets .* take up to 700\sdUSD/).waitFor()
    await goOn(second)
    await (await dialog(page, 'It is yours')).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Cart, empty' }).waitFor()
  })
})
