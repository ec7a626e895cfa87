import { demo } from '@souk/devchain'
import { getNft, getOrders } from '@souk/market'
import { parseEther, parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  buyItem,
  connectDemoWallet,
  connectWallet,
  dialog,
  fact,
  goOn,
  notForSale,
  openItem,
  openPurchase,
  priceBox,
  reviewListing,
  sentHashes,
  toAmount,
} from './app.js'
import { watchBehind } from './behindReceipt.js'
import {
  balanceOf,
  firstTokenOf,
  giveToken,
  giveUnits,
  market,
  networkFees,
  newcomer,
  ownerOf,
  unitsOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

describe('a sale', () => {
  test('default: one lists, another sees it at once and buys, all money arrives', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    const seller = await visitors.comeWithWallet(sellerAccount)
    const buyer = await visitors.comeWithWallet(buyerAccount)
    const onlooker = await visitors.come()
    await Promise.all([seller, buyer, onlooker].map(({ page }) => openItem(page, token)))
    await connectWallet(buyer.page, buyer.wallet)
    await notForSale(buyer.page)

    await connectWallet(seller.page, seller.wallet)
    const item = await seller.page.getByRole('heading', { level: 1 }).innerText()
    const review = await reviewListing(seller.page, { price: '1.234567' })
    const proceeds = toAmount(await fact(review, 'You receive'))
    expect(await fact(review, 'You give')).toBe(item)
    expect(await fact(review, 'You receive')).toBe('1.16049298 ETH')
    expect(await fact(review, 'The market gets')).toMatch(/^0\.01234567 ETH\s+0x976E/)
    expect(await fact(review, 'The creator gets')).toMatch(/^0\.06172835 ETH\s+0x9965/)
    expect(askedOf(seller.wallet)).toEqual([])

    await goOn(review)
    await dialog(seller.page, 'Listed')
    expect(askedOf(seller.wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])

    const price = parseEther('1.234567')
    const recipients = [sellerAccount.address, demo.artist.address, demo.marketFee.address] as const
    const before = await Promise.all([...recipients, buyerAccount.address].map((one) => balanceOf(one)))
    const behind = await watchBehind(buyer.page, 'It is yours')
    const receipt = await buyItem(buyer.page)
    // The page changes with the receipt, before the market tells.
    expect(await behind()).toMatch(/^Owned by\s+you$[\s\S]*^Not for sale$/m)
    expect(await fact(receipt, 'Paid')).toBe('1.234567 ETH')

    expect(await ownerOf(token)).toBe(buyerAccount.address)
    expect(askedOf(buyer.wallet)).toEqual(['eth_sendTransaction'])
    const after = await Promise.all([...recipients, buyerAccount.address].map((one) => balanceOf(one)))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
      proceeds,
      (price * 500n) / 10_000n,
      (price * 100n) / 10_000n,
      -price - (await networkFees(sentHashes(buyer.wallet))),
    ])

    for (const { page } of [seller, onlooker]) {
      await notForSale(page)
      await page.getByText('Last sale').waitFor()
      expect(await fact(page.getByRole('main'), 'Last sale')).toBe('1.234567 ETH')
    }
    await receipt.getByRole('button', { name: 'Done' }).click()
    await priceBox(buyer.page).getByRole('button', { name: 'List for sale' }).waitFor()
    expect((await getNft(market.api, token)).listing).toBeUndefined()
    const { orders } = await getOrders(market.api, { side: 'ask', maker: sellerAccount.address })
    expect(orders.filter(({ status }) => status === 'active')).toEqual([])
  })
})

describe('a sale between demo wallets', () => {
  test.each([
    { currency: 'dUSD', address: demo.contracts.dusd, decimals: 6, collection: demo.contracts.zellige },
    {
      currency: 'WETH',
      address: demo.contracts.wrappedNative,
      decimals: 18,
      collection: demo.contracts.lanterns,
    },
  ])('param: currency: $currency', async ({ currency, address, decimals, collection }) => {
    const [amina, bilal] = demo.accounts
    const token = { contract: collection, tokenId: await firstTokenOf(amina.address, collection) }
    const seller = await visitors.come()
    const buyer = await visitors.come()
    await Promise.all([seller, buyer].map(({ page }) => openItem(page, token)))
    await connectDemoWallet(seller.page, 'Amina')
    await connectDemoWallet(buyer.page, 'Bilal')

    const review = await reviewListing(seller.page, { price: '12.5', currency })
    const proceeds = await fact(review, 'You receive')
    expect(proceeds).toMatch(new RegExp(` ${currency}$`))
    await goOn(review)
    await dialog(seller.page, 'Listed')

    const price = parseUnits('12.5', decimals)
    const recipients = [amina, bilal, demo.artist, demo.marketFee]
    const before = await Promise.all(recipients.map((one) => balanceOf(one.address, address)))
    const offer = await openPurchase(buyer.page)
    await offer.getByText(`Allow paying with ${currency}`).waitFor()
    await goOn(offer)
    const receipt = await dialog(buyer.page, 'It is yours')
    expect(await fact(receipt, 'Paid')).toBe(`12.5 ${currency}`)

    expect(await ownerOf(token)).toBe(bilal.address)
    const royalty = collection === demo.contracts.lanterns ? (price * 500n) / 10_000n : 0n
    const after = await Promise.all(recipients.map((one) => balanceOf(one.address, address)))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
      toAmount(proceeds, decimals),
      -price,
      royalty,
      price / 100n,
    ])
    await notForSale(seller.page)
  })
})

describe('a sale of part of an edition', () => {
  test('default: three are listed, two are bought, one is left in every total', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveUnits(sellerAccount, { tokenId: 1n, units: 3n })
    const seller = await visitors.comeWithWallet(sellerAccount)
    const buyer = await visitors.comeWithWallet(buyerAccount)
    await openItem(seller.page, token)
    await connectWallet(seller.page, seller.wallet)
    const review = await reviewListing(seller.page, { price: '0.3', units: 3 })
    // Other listings of the same item ask for more.
    await review.getByRole('checkbox', { name: 'I have read the warning and want to continue' }).check()
    await goOn(review)
    await (await dialog(seller.page, 'Listed')).getByRole('button', { name: 'Done' }).click()
    await seller.page.goto('/me?tab=listings')
    const forSale = () => fact(seller.page.getByRole('region', { name: 'Value' }), 'For sale')
    await seller.page.getByText('3 of 3 left').waitFor()
    expect(await forSale()).toBe('0.9 ETH')

    await openItem(buyer.page, token)
    await connectWallet(buyer.page, buyer.wallet)
    await priceBox(buyer.page).getByText('All 3 for 0.9 ETH').waitFor()
    const offer = await openPurchase(buyer.page)
    await offer.getByLabel('Quantity').fill('2')
    await offer.getByText('0.6 ETH').waitFor()
    await goOn(offer)
    const receipt = await dialog(buyer.page, 'It is yours')
    expect(await fact(receipt, 'Paid')).toBe('0.6 ETH')
    expect(await unitsOf(sellerAccount.address, token)).toBe(1n)
    expect(await unitsOf(buyerAccount.address, token)).toBe(2n)
    await receipt.getByRole('button', { name: 'Done' }).click()
    await buyer.page.getByText('You hold 2.').waitFor()

    await seller.page.getByText('1 of 3 left').waitFor()
    expect(await forSale()).toBe('0.3 ETH')
    await seller.page.getByRole('button', { name: 'Edit price' }).click()
    const edit = await dialog(seller.page, 'Edit price')
    expect(await edit.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('0.3')
    expect(await edit.getByLabel('Quantity').inputValue()).toBe('1')
  })
})
