import { demo } from '@souk/devchain'
import { createOrder, erc721Abi, ItemType, type Order, seaportAddress } from '@souk/seaport'
import { deploy } from '@souk/testing'
import { isAddressEqual, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import type * as Trade from '../domain/Trade.js'
import { failure, stage } from '../testing/stage.js'
import type { prepareFulfillOrders } from './prepareFulfillOrders.js'

const scene = stage()
const [amina, bilal, celeste] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts

async function list() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  return scene.market(amina).createListing({ asset, price: parseEther('1') })
}

describe('prepareFulfillOrders', () => {
  /** The server with a log of its requests. Another market may not support one of its calls. */
  function watched(lacks?: string) {
    const api = scene.api()
    const asked: string[] = []
    const fetch: typeof api.fetch = async (input, init) => {
      const { pathname } = new URL(String(input))
      asked.push(pathname)
      return pathname === lacks ? new Response('{}', { status: 404 }) : api.fetch(input, init)
    }
    return { api: { ...api, fetch }, asked }
  }

  test('behavior: the market is asked once, however many orders there are', async () => {
    const orders = [await list(), await list(), await list()]
    const { api, asked } = watched()
    const [signed, byHash, read] = [orders[0]!, orders[1]!, await getOrder(scene.api(), orders[2]!)]
    const given = [{ order: signed.order }, { order: byHash.orderHash }, { order: read }]
    const nobody = { order: `0x${'ab'.repeat(32)}` } as const
    const { plan } = await scene.market(bilal, { api }).prepareFulfillOrders({ orders: [...given, nobody] })
    expect(asked).toEqual(['/v2/orders/signed'])
    expect(plan.orderHashes).toEqual(orders.map(({ orderHash }) => orderHash))
    expect(plan.dropped).toMatchObject([
      { index: 3, orderHash: nobody.order, reasons: [{ name: 'MarketApi.NotFoundError' }] },
    ])
  })

  test('behavior: a market that is asked for one order at a time', async () => {
    const orders = [await list(), await list()].map(({ orderHash }) => ({ order: orderHash }))
    const { api, asked } = watched('/v2/orders/signed')
    const { plan } = await scene.market(bilal, { api }).prepareFulfillOrders({ orders })
    expect(plan.orderHashes).toHaveLength(2)
    expect(asked).toHaveLength(5)
  })
})

/** An order whose zone agrees until the exchange itself asks it: always, or only together with other orders. */
async function fickle(
  person: (typeof demo.accounts)[number],
  order: Pick<createOrder.Options, 'offer' | 'consideration'>,
  way: 'reverts' | 'wantsNoCompany' = 'reverts',
): Promise<Order.Order> {
  const zone = await deploy(scene.chain, 'Fickle', [seaportAddress, way === 'reverts' ? 0 : 2])
  const client = scene.chain.walletClient(person)
  return (await createOrder(client, { ...order, zone, restrictedByZone: true })).executeAllActions()
}

const lantern = (tokenId: bigint) => ({ itemType: ItemType.ERC721, contract: lanterns, tokenId }) as const
const weth = (amount: bigint) => ({ currency: wrappedNative, amount })

async function fickleListing(way?: 'reverts' | 'wantsNoCompany'): Promise<Order.Order> {
  const offer = [lantern(await scene.lanternOf(amina.address))]
  return fickle(amina, { offer, consideration: [{ amount: parseEther('1') }] }, way)
}

async function runAll(prepared: prepareFulfillOrders.Result) {
  const stages: Trade.Progress[] = []
  const running = prepared.run()
  for (;;) {
    const next = await running.next()
    if (next.done) return { outcome: next.value, stages }
    stages.push(next.value)
  }
}

const isOwner = async (account: typeof bilal, { order }: { order: Order.Order }) => {
  const args = [order.parameters.offer[0]?.identifierOrCriteria ?? 0n] as const
  const read = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args } as const
  return isAddressEqual(await scene.chain.publicClient.readContract(read), account.address)
}

describe('run of prepareFulfillOrders, where the exchange would refuse the whole', () => {
  test('behavior: leaves out what it is refused for, and fills the others', async () => {
    const [first, second] = [await list(), await list()]
    const orders = [first, { order: await fickleListing() }, second].map(({ order }) => ({ order }))
    const sweep = await scene.market(bilal).prepareFulfillOrders({ orders })
    expect(sweep.plan.dropped).toEqual([])
    const { outcome, stages } = await runAll(sweep)
    expect(outcome.filled.map(({ orderHash }) => orderHash)).toEqual([first.orderHash, second.orderHash])
    expect(outcome.skipped).toEqual([])
    expect(outcome.dropped.map(({ index, reasons }) => [index, reasons[0]?.name])).toEqual([
      [1, 'Transaction.RevertedError'],
    ])
    expect(stages.map(({ type }) => type)).toEqual(['asking', 'sent', 'confirmed'])
    expect(await Promise.all([first, second].map((order) => isOwner(bilal, order)))).toEqual([true, true])
  })

  test('behavior: as often as others show themselves behind', async () => {
    const [first, second] = [await list(), await list()]
    const hostile = [await fickleListing(), await fickleListing('wantsNoCompany')]
    const orders = [first.order, ...hostile, second.order].map((order) => ({ order }))
    const outcome = await scene.market(bilal).fulfillOrders({ orders })
    expect(outcome.filled).toHaveLength(2)
    expect(outcome.dropped.map(({ index }) => index)).toEqual([1, 2])
  })

  test('behavior: what was approved before stays approved', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const currency = wrappedNative
    const honest = await scene.market(amina).createListing({ asset, price: parseEther('1'), currency })
    const offer = [lantern(await scene.lanternOf(amina.address))]
    const hostile = await fickle(amina, { offer, consideration: [weth(parseEther('1'))] })
    const orders = [{ order: hostile }, { order: honest.order }]
    const { outcome, stages } = await runAll(
      await scene.market(celeste).prepareFulfillOrders({ orders, exactApproval: true }),
    )
    expect(stages.map((stage) => ('step' in stage ? [stage.type, stage.step, stage.of] : []))).toEqual([
      ['asking', 0, 2],
      ['sent', 0, 2],
      ['confirmed', 0, 2],
      ['asking', 1, 2],
      ['sent', 1, 2],
      ['confirmed', 1, 2],
    ])
    expect([outcome.filled.length, outcome.dropped.map(({ index }) => index)]).toEqual([1, [0]])
  })

  test('error: what is refused was to pay for the others', async () => {
    const tokenId = await scene.lanternOf(bilal.address)
    const bid = await fickle(amina, { offer: [weth(parseEther('2'))], consideration: [lantern(tokenId)] })
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const listed = { asset, price: parseEther('1'), currency: wrappedNative }
    const { order } = await scene.market(amina).createListing(listed)
    const sweep = await scene.market(bilal).prepareFulfillOrders({ orders: [{ order: bid }, { order }] })
    expect(sweep.plan.payment).toEqual([])
    expect(await failure(runAll(sweep))).toMatchObject({ name: 'Order.SweepRefusedError' })
    expect(await isOwner(bilal, { order })).toBe(false)
  })

  test('error: all or nothing was asked for', async () => {
    const orders = [{ order: (await list()).order }, { order: await fickleListing() }]
    const sweep = await scene.market(bilal).prepareFulfillOrders({ orders, allOrNothing: true })
    expect(await failure(runAll(sweep))).toMatchObject({
      name: 'Order.SweepRefusedError',
      facts: { refused: [{ index: 1 }] },
    })
  })

  test('error: nothing else is left', async () => {
    const orders = [{ order: await fickleListing() }, { order: await fickleListing() }]
    const error = await failure(scene.market(bilal).fulfillOrders({ orders }))
    expect(error).toMatchObject({ name: 'Order.SweepRefusedError', facts: { refused: [{}, {}] } })
  })
})
