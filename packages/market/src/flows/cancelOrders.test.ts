import { demo } from '@souk/devchain'
import { Order } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import { failure, stage, type Tamper } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste, dario] = demo.accounts
const { lanterns } = demo.contracts
const slug = 'lanterns-of-the-souk'

async function list(seller: (typeof demo.accounts)[number] = amina) {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(seller.address) }
  return scene.market(seller).createListing({ asset, price: parseEther('1'), collection: slug })
}

describe('cancelOrder', () => {
  test('default', async () => {
    const listed = await list()
    const stages: string[] = []
    const market = scene.market(amina)
    const onProgress = ({ type }: { type: string }) => stages.push(type)
    const { transactionHash, untold } = await market.cancelOrder({ order: listed.orderHash, onProgress })
    expect(stages).toEqual(['preparing', 'ready', 'asking', 'sent', 'confirmed', 'telling'])
    expect(transactionHash).toHaveLength(66)
    expect(untold).toEqual([])
    const { status } = await getOrder(scene.api(), { orderHash: listed.orderHash })
    expect(status).toBe('cancelled')
    const refused = await failure(scene.market(bilal).fulfillOrder({ order: listed }))
    expect(refused).toMatchObject({ name: 'Order.CancelledError' })
  })

  test('behavior: the chain decides where the market does not answer', async () => {
    const listed = await list()
    const { receipt, untold } = await scene
      .market(amina, { isDown: true })
      .cancelOrder({ order: listed.order })
    expect(receipt?.status).toBe('success')
    expect(untold).toMatchObject([
      { orderHash: listed.orderHash, error: { name: 'Request.MissingResponseError' } },
    ])
  })

  test('behavior: what is cancelled already costs nothing', async () => {
    const listed = await list()
    const market = scene.market(amina)
    await market.cancelOrder({ order: listed })
    const { plan } = await market.prepareCancelOrders({ orders: [listed] })
    expect(plan).toMatchObject({ steps: [{ kind: 'tell' }], orderHashes: [], closed: [listed.orderHash] })
    expect((await market.cancelOrder({ order: listed })).receipt).toBeUndefined()
  })

  test('error: of another account', async () => {
    const listed = await list()
    const error = await failure(scene.market(bilal).cancelOrder({ order: listed }))
    expect(error).toMatchObject({ name: 'Order.NotYoursError' })
  })
})

describe('cancelOrders', () => {
  test('default', async () => {
    const orders = [await list(), await list()]
    const { orderHashes } = await scene.market(amina).cancelOrders({ orders })
    expect(orderHashes).toEqual(orders.map(({ orderHash }) => orderHash))
    for (const { orderHash } of orders)
      expect((await getOrder(scene.api(), { orderHash })).status).toBe('cancelled')
  })

  test('param: by counter', async () => {
    const orders = [await list(celeste), await list(celeste)]
    const [named, other] = orders as [(typeof orders)[0], (typeof orders)[0]]
    const market = scene.market(celeste)
    const { plan } = await market.prepareCancelOrders({ by: 'counter', orders: [named] })
    expect(plan.alsoCancelled.map(({ orderHash }) => orderHash)).toEqual([other.orderHash])
    await market.cancelOrders({ by: 'counter' })
    for (const { orderHash } of orders)
      expect(await getOrder(scene.api(), { orderHash })).toMatchObject({
        status: 'inactive',
        reason: 'counter',
      })
    const dead = await scene.market(celeste, { isDown: true }).prepareCancelOrders({ by: 'counter' })
    expect(dead.plan.unknown).toMatchObject({ name: 'Request.MissingResponseError' })
  })

  test('behavior: by counter: sets and swaps are cancelled too, and a market may lack swaps', async () => {
    const lanternOf = async ({ address }: typeof dario | typeof bilal) => ({
      contract: lanterns,
      tokenId: await scene.lanternOf(address),
    })
    const seller = scene.market(dario)
    const set = await seller.createBundle({
      assets: [await lanternOf(dario), await lanternOf(dario)],
      price: '2',
    })
    const swap = await seller.createSwap({ give: [await lanternOf(dario)], want: [await lanternOf(bilal)] })
    const { plan } = await seller.prepareCancelOrders({ by: 'counter' })
    expect(plan).toMatchObject({ unknown: undefined })
    expect(plan.alsoCancelled.map(({ orderHash }) => orderHash)).toEqual([set.orderHash, swap.orderHash])
    const tamper: Tamper = (answer, path) =>
      path.includes('/swaps') ? new Response('{}', { status: 404 }) : answer
    const without = await scene.market(dario, { tamper }).prepareCancelOrders({ by: 'counter' })
    expect(without.plan).toMatchObject({ unknown: undefined, alsoCancelled: [{ orderHash: set.orderHash }] })
    await seller.cancelOrders({ by: 'counter' })
    expect(await getOrder(scene.api(), { orderHash: swap.orderHash })).toMatchObject({
      status: 'inactive',
      reason: 'counter',
    })
  })

  test('error: nothing is named', async () => {
    const error = await failure(scene.market(amina, { isDown: true }).cancelOrders({ orders: [] }))
    expect(error).toMatchObject({ name: 'Order.NoOrdersError' })
  })
})

describe('approveOrder', () => {
  test('default', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const { plan } = await scene.market(amina).prepareCreateListing({ asset, price: '1', collection: slug })
    const order = { parameters: plan.parameters, signature: '0x' } as const
    const approved = await scene.market(amina).approveOrder({ order })
    expect(approved.orderHash).toBe(Order.hash(plan.parameters))
    // The order has no signature, and none is requested.
    const bought = await scene.market(bilal, { isDown: true }).fulfillOrder({ order })
    expect(bought.filled?.orderHash).toBe(approved.orderHash)
  })

  test('error: of another account', async () => {
    const listed = await list()
    const error = await failure(scene.market(bilal).approveOrder({ order: listed }))
    expect(error).toMatchObject({ name: 'Order.NotYoursError' })
  })
})

describe('isOrderFulfillable', () => {
  test('default', async () => {
    const listed = await list()
    const market = scene.market(bilal)
    expect(await market.isOrderFulfillable({ order: listed.orderHash })).toBe(true)
    expect(await market.isOrderFulfillable({ order: listed.order })).toBe(true)
    await scene.market(amina).cancelOrder({ order: listed })
    expect(await market.isOrderFulfillable({ order: listed.order })).toBe(false)
  })

  test('behavior: another signature', async () => {
    const [first, second] = [await list(), await list()]
    const order = { ...first.order, signature: second.order.signature }
    expect(await scene.market(bilal).isOrderFulfillable({ order })).toBe(false)
  })
})
