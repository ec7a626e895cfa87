import { demo } from '@souk/devchain'
import { getFulfillmentData, getOrders, postOrder } from '@souk/market'
import { createOrder, ItemType, Order } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn, openItem, priceBox } from './app.js'
import {
  balanceOf,
  buyListing,
  giveToken,
  market,
  newcomer,
  offerFor,
  ownerOf,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()
const { wrappedNative } = demo.contracts

describe('publishing on chain', () => {
  test('default: a listing without a signature, which another person buys', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await priceBox(page).getByRole('button', { name: 'List for sale' }).click()
    const form = await dialog(page, 'List for sale')
    await form.getByLabel('Price', { exact: true }).fill('0.7')
    await form.getByText('On chain', { exact: true }).click()
    await form.getByRole('button', { name: 'Review the listing' }).click()
    const review = await dialog(page, 'What you are about to publish')
    expect(await fact(review, 'Network fee')).not.toBe('')
    await review.getByText('Wait for the market').waitFor()
    await goOn(review)
    const listedDialog = await dialog(page, 'Listed')
    expect(await fact(listedDialog, 'Network fee')).toContain('ETH')
    expect(await fact(listedDialog, 'Transaction')).toContain('0x')
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])

    const { contract, tokenId } = token
    const { orders } = await getOrders(market.api, {
      side: 'ask',
      contract,
      tokenIds: [tokenId],
      maker: seller.address,
    })
    const [listed] = orders
    expect(listed).toMatchObject({ price: parseEther('0.7'), status: 'active' })
    await buyListing(buyer, { orderHash: listed?.orderHash ?? '0x' })
    expect(await ownerOf(token)).toBe(buyer.address)
  })
})

describe('publishing a set and a swap on chain', () => {
  test('default: one transaction each, without a signature', async () => {
    const [seller, other] = [await newcomer(), await newcomer()]
    const tokens = [await giveToken(seller), await giveToken(seller)]
    const wanted = await giveToken(other)
    const { page, wallet } = await visitors.comeWithWallet(seller)
    await page.goto('/me')
    await connectWallet(page, wallet)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Sell as a set' }).click()
    const form = await dialog(page, 'Sell as a set')
    await form.getByRole('textbox', { name: 'Price of the whole set' }).fill('9')
    await form.getByText('On chain', { exact: true }).click()
    await form.getByRole('button', { name: 'Review the listing' }).click()
    await goOn(await dialog(page, 'What you are about to publish'))
    const listed = await dialog(page, 'Listed')
    expect(await fact(listed, 'Network fee')).toContain('ETH')
    await listed.getByRole('button', { name: 'Done' }).click()
    const sets = await getOrders(market.api, { side: 'ask', maker: seller.address, bundled: true })
    expect(sets.orders).toMatchObject([
      { price: parseEther('9'), status: 'active', order: { signature: '0x' } },
    ])

    await openItem(page, wanted)
    await page.getByRole('button', { name: 'Offer a swap' }).click()
    const swap = await dialog(page, 'Offer a swap')
    await swap.getByRole('group', { name: 'You give' }).getByRole('button', { name: 'Choose items' }).click()
    await swap.getByRole('checkbox').first().check()
    await swap.getByRole('button', { name: 'Done, 1 item chosen' }).click()
    await swap.getByText('On chain', { exact: true }).click()
    await swap.getByRole('button', { name: 'Review the swap' }).click()
    const review = await dialog(page, 'What you are about to publish')
    await review.getByText('It moves nothing, but it is binding').waitFor()
    await goOn(review)
    expect(await fact(await dialog(page, 'Swap offered'), 'Network fee')).toContain('ETH')
    expect(askedOf(wallet)).toEqual(tokens.map(() => 'eth_sendTransaction').concat('eth_sendTransaction'))
  })
})

describe('settling two orders', () => {
  test('default: who has both sees what moves and what is left over, and settles them', async () => {
    const [seller, bidder, matcher] = [await newcomer(), await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const listing = await signedListing(seller, token, parseEther('0.5'))
    const low = await signedOffer(bidder, token, parseEther('0.4'))
    const offer = await signedOffer(bidder, token, parseEther('0.6'))
    const { page, wallet } = await visitors.comeWithWallet(matcher)
    await page.goto('/inspect')
    await page.getByLabel('Data to inspect').fill(textOf(listing))
    const section = page.getByRole('region', { name: 'Settle it against another order' })
    await section.getByRole('button', { name: 'Add a second order' }).click()
    const second = section.getByLabel('Second order')
    await second.fill('not an order')
    await section.getByText('This is not an order.').waitFor()
    await second.fill(textOf(offer))
    await section.getByText('Connect your wallet to check whether they fit.').waitFor()
    await section.getByRole('button', { name: 'Connect wallet' }).click()
    await page
      .getByRole('list', { name: 'Wallets in this browser' })
      .getByRole('button', { name: wallet.name })
      .click()
    await second.fill(textOf(low))
    await section.getByText('They do not fit').waitFor()
    await section.getByText('Order 1 asks for 0.1 WETH').waitFor()

    await second.fill(textOf(offer))
    await section.getByText('They fit', { exact: true }).waitFor()
    await section.getByText('Left over: 0.1 WETH').waitFor()
    await section.getByRole('button', { name: 'Settle both orders' }).click()
    const review = await dialog(page, 'Settle two orders')
    await review.getByText('It comes to your wallet').waitFor()
    const before = await balanceOf(matcher.address, wrappedNative)
    await goOn(review)
    await (await dialog(page, 'Settled')).getByText('Both orders are settled').waitFor()
    expect(await ownerOf(token)).toBe(bidder.address)
    expect((await balanceOf(matcher.address, wrappedNative)) - before).toBe(parseEther('0.1'))
  })
})

const textOf = (order: Order.Order) => JSON.stringify(Order.serialize(order))

async function signedListing(seller: Person, token: Token, amount: bigint): Promise<Order.Order> {
  const { executeAllActions } = await createOrder(walletOf(seller), {
    offer: [{ itemType: ItemType.ERC721, contract: token.contract, tokenId: token.tokenId }],
    consideration: [{ currency: wrappedNative, amount }],
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  const order = await executeAllActions()
  await postOrder(market.api, { side: 'ask', order })
  return order
}

async function signedOffer(bidder: Person, token: Token, amount: bigint): Promise<Order.Order> {
  const { orderHash } = await offerFor(bidder, token, { amount })
  const asked = { side: 'bid', orderHash, fulfiller: bidder.address } as const
  return (await getFulfillmentData(market.api, asked)).order
}
