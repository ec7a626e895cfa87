import { demo } from '@souk/devchain'
import { getFulfillmentData, getOrders, postOrder, postSwap } from '@souk/market'
import { createOrder, getCounter, getOrderStatus, ItemType, Order } from '@souk/seaport'
import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { askedOf, connectWallet, dialog, fact, goOn } from './app.js'
import {
  auctionToken,
  giveToken,
  giveUnits,
  listToken,
  market,
  newcomer,
  ownerOf,
  type Person,
  type Token,
  walletOf,
} from './market.js'
import { testVisitors } from './visitors.js'

const visitors = testVisitors()

/** Returns the rows of a list, by its name. */
function rows(page: Page, name: string) {
  return page.getByRole('list', { name, exact: true }).getByRole('listitem')
}

describe('layout', () => {
  test('default: the columns of listings begin at the same place, whatever their buttons', async () => {
    const person = await newcomer()
    const [listed, auctioned] = [await giveToken(person), await giveToken(person)]
    await listToken(person, listed, { price: parseEther('1234.56789') })
    await auctionToken(person, auctioned, { reserve: parseEther('0.1'), seconds: 1_500 })
    const { page } = await visitors.comeHome(person, 'listings')
    const lines = rows(page, 'Your listings')
    await lines
      .filter({ hasText: 'Auction' })
      .getByText(/Reserve/)
      .waitFor()
    await lines.getByRole('button', { name: 'Edit price' }).waitFor()
    const starts = await lines.evaluateAll((items) =>
      items.map((item) => [...item.children].slice(0, 4).map((cell) => cell.getBoundingClientRect().left)),
    )
    expect(starts).toHaveLength(2)
    expect(starts[1]).toEqual(starts[0])
  })

  test('behavior: a phone cuts off no amount of items to select', async () => {
    const person = await newcomer()
    await giveUnits(person, { tokenId: 1n, units: 2n })
    await listToken(person, await giveToken(person), { price: parseEther('1234.56789') })
    const { page } = await visitors.comeHome(person)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Select several' }).click()
    const tile = page.getByRole('list', { name: /^Select/ }).locator('label')
    await tile.getByText('2 held').waitFor()
    const cut = await tile
      .locator('.figures')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      )
    expect(cut).toEqual([])
  })
})

describe('portfolio', () => {
  test('default: three items for sale by one signature, one of them cancelled', async () => {
    const person = await newcomer()
    const tokens = []
    for (let count = 0; count < 3; count++) tokens.push(await giveToken(person))
    const { page, wallet } = await visitors.comeHome(person)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'List 3 items' }).click()
    const form = await dialog(page, 'List several items')
    await form.getByLabel('Price per item').waitFor()
    await form.getByText('Ladder').click()
    await form.getByLabel('First price').fill('50')
    await form.getByLabel('Step', { exact: true }).fill('1')
    await form.getByText('3 items priced.').waitFor()
    expect(await form.getByRole('button', { name: 'Set prices' }).count()).toBe(0)
    await form.getByRole('button', { name: 'Review 3 items' }).click()
    const review = await dialog(page, 'What you are about to sign')
    await goOn(review)
    const receipt = await dialog(page, 'Listed')
    expect(await receipt.getByRole('list', { name: 'Listed items' }).getByRole('listitem').count()).toBe(3)
    await receipt.getByRole('button', { name: 'Done' }).click()
    // Listed items are no longer selected.
    await page.getByRole('button', { name: 'Select several' }).waitFor()
    expect(askedOf(wallet)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4'])
    const { orders } = await getOrders(market.api, { side: 'ask', maker: person.address })
    expect(orders.map(({ price }) => price).sort()).toEqual(
      ['50', '51', '52'].map((price) => parseEther(price)),
    )

    await page.getByRole('tab', { name: /^For sale/ }).click()
    await rows(page, 'Your listings')
      .filter({ hasText: '51' })
      .getByRole('button', { name: 'Cancel listing' })
      .click()
    await (await dialog(page, 'Cancel listing')).getByRole('button', { name: 'Cancel in wallet' }).click()
    await (await dialog(page, 'Listing cancelled')).getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => rows(page, 'Your listings').count()).toBe(2)
    for (const { orderHash, price } of orders) {
      const { isCancelled } = await getOrderStatus(market.publicClient, { orderHash })
      expect(isCancelled).toBe(price === parseEther('51'))
    }
  })

  test('behavior: cancelling by the counter names the other orders it cancels', async () => {
    const person = await newcomer()
    for (const price of ['60', '61'])
      await listToken(person, await giveToken(person), { price: parseEther(price) })
    const before = await getCounter(market.publicClient, { offerer: person.address })
    const { page } = await visitors.comeHome(person, 'listings')
    const listings = rows(page, 'Your listings')
    await listings.filter({ hasText: '60' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Cancel 1 order …' }).click()
    const plan = await dialog(page, 'Cancel orders')
    await plan.getByText('All orders I ever signed').click()
    const others = plan.getByRole('list', { name: 'This also cancels 1 order' })
    await others.getByText('61').waitFor()
    await plan.getByRole('button', { name: 'Cancel in wallet' }).click()
    await (await dialog(page, 'Cancelled')).getByRole('button', { name: 'Done' }).click()

    expect(await getCounter(market.publicClient, { offerer: person.address })).not.toBe(before)
    await page.getByText('Nothing for sale').waitFor()
  })

  test('behavior: sets and swaps are among the listings, the value, the approvals and what the counter cancels', async () => {
    const [person, other] = [await newcomer(), await newcomer()]
    const [first, second, third] = [await giveToken(person), await giveToken(person), await giveToken(person)]
    const wanted = await giveToken(other)
    const set = await signAs(person, {
      offer: [itemOf(first), itemOf(second)],
      consideration: [{ amount: parseEther('62') }],
    })
    await postOrder(market.api, { side: 'ask', order: set })
    const added = { currency: demo.contracts.wrappedNative, amount: parseEther('0.2') }
    const swap = await signAs(person, { offer: [itemOf(third), added], consideration: [itemOf(wanted)] })
    await postSwap(market.api, { order: swap })

    const { page } = await visitors.comeHome(person, 'listings')
    const row = rows(page, 'Your listings').filter({ hasText: '62' })
    // A number stands for the item until its name is read.
    await row.getByText(/^[^#].* and 1 more$/).waitFor()
    await row.getByText('Set of 2 items, sold as a whole').waitFor()
    expect(await fact(page.getByRole('region', { name: 'Value' }), 'Offered')).toBe('0.2 WETH')
    await page.getByRole('tab', { name: 'Approvals' }).click()
    const approval = rows(page, 'Approvals by contract').filter({ hasText: 'Lanterns of the Souk' })
    await approval.getByText('2 orders depend on it').waitFor()
    await page.getByRole('tab', { name: /^For sale/ }).click()
    const name = await row.locator('.font-semibold').first().innerText()
    await signAs(person, { offer: [itemOf(first)], consideration: [{ amount: parseEther('63') }] }).then(
      (order) => postOrder(market.api, { side: 'ask', order }),
    )
    await rows(page, 'Your listings').filter({ hasText: '63' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Cancel 1 order …' }).click()
    const plan = await dialog(page, 'Cancel orders')
    await plan.getByText('All orders I ever signed').click()
    const others = plan.getByRole('list', { name: 'This also cancels 2 orders' })
    await others.getByText(name).waitFor()
    await others.getByText('Swap').waitFor()
  })

  test('behavior: revoking an approval deactivates a listing, with its reason', async () => {
    const person = await newcomer()
    await listToken(person, await giveToken(person), { price: parseEther('70') })
    const { page } = await visitors.comeHome(person, 'approvals')
    const approval = rows(page, 'Approvals by contract').filter({ hasText: 'Lanterns of the Souk' })
    await approval.getByText('1 order depends on it').waitFor()
    await approval.getByRole('button', { name: /^Revoke/ }).click()
    const question = await dialog(page, 'Revoke the approval')
    await question.getByText('1 order can no longer be used.').waitFor()
    await question.getByRole('button', { name: 'Revoke in wallet' }).click()
    await (await dialog(page, 'Approval revoked')).getByRole('button', { name: 'Done' }).click()
    await page.getByText('No approvals').waitFor()

    await page.getByRole('tab', { name: /^For sale/ }).click()
    await rows(page, 'Inactive, but still signed')
      .getByText('The exchange is not approved to move it')
      .waitFor()
  })
})

const itemOf = ({ contract, tokenId }: Token) => ({ itemType: ItemType.ERC721, contract, tokenId })

/** Signs an order without the app. */
async function signAs(
  person: Person,
  items: Pick<createOrder.Options, 'offer' | 'consideration'>,
): Promise<Order.Order> {
  const { executeAllActions } = await createOrder(walletOf(person), {
    ...items,
    endTime: BigInt(Math.floor(Date.now() / 1000)) + 86_400n,
    conduitKey: demo.conduitKey,
  })
  return executeAllActions()
}

describe('inspector', () => {
  test('default: inspects an order, and fills it without the market', async () => {
    const [seller, buyer] = [await newcomer(), await newcomer()]
    const token = await giveToken(seller)
    const { orderHash } = await listToken(seller, token, { price: parseEther('0.9') })
    const asked = { side: 'ask', orderHash, fulfiller: buyer.address } as const
    const { order } = await getFulfillmentData(market.api, asked)
    const { page, wallet } = await visitors.comeWithWallet(buyer, {}, { mayBeOffline: true })
    await page.goto('/inspect')
    await connectWallet(page, wallet)
    // Given the hash, the market returns the order with its signature.
    await page.getByLabel('Data to inspect').fill(orderHash)
    await page.getByText(`Signed by the offerer, ${seller.address.slice(0, 6)}`).waitFor()
    await page.getByRole('button', { name: 'Buy with this order' }).waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    // Blocks only the market; the node still answers through it.
    await page.route(/\/v2\//, (route) => route.abort())

    await page.getByLabel('Data to inspect').fill(JSON.stringify(Order.serialize(order)))
    await page.getByText('It can be filled now.').waitFor()
    await page.getByText(`Signed by the offerer, ${seller.address.slice(0, 6)}`).waitFor()
    await page.getByRole('button', { name: 'Buy with this order' }).click()
    const offer = await dialog(page, 'Buy')
    await goOn(offer)
    await dialog(page, 'It is yours')
    expect(await ownerOf(token)).toBe(buyer.address)

    await page.route(/\/rpc/, (route) => route.abort())
    await (await dialog(page, 'It is yours')).getByRole('button', { name: 'Done' }).click()
    const free = { consideration: [], totalOriginalConsiderationItems: 0 }
    const stolen = Order.serialize({ ...order, parameters: { ...order.parameters, ...free } })
    await page.getByLabel('Data to inspect').fill(JSON.stringify(stolen))
    await page.getByText('Do not sign or fill this').waitFor()
    await page.getByText('Not checked on the chain').waitFor()
  })
})
