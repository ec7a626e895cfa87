import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getOrder } from '@souk/market'
import { fulfillOrder, ItemType, Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'
import { listing } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let server: TestServer
let owned: readonly bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
  await settle(
    await chain.walletClient(amina).writeContract({
      address: lanterns,
      abi: parseAbi(['function setApprovalForAll(address operator, bool approved)']),
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    }),
  )
})
afterAll(() => server.close())

async function settle(hash: Hex) {
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  await server.indexed(receipt.blockNumber)
}

async function draft(identifier: bigint, changes: Partial<Order.Components> = {}) {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const price = parseEther('1')
  return listing({ maker: amina.address, token: lanterns, identifier, price, now, changes })
}

/** The maker validates orders without a signature. */
async function validate(...orders: readonly Order.Components[]) {
  const args = orders.map(({ counter: _, ...parameters }) => ({
    parameters: {
      ...parameters,
      totalOriginalConsiderationItems: BigInt(parameters.totalOriginalConsiderationItems),
    },
    signature: '0x' as const,
  }))
  const call = { address: seaportAddress, abi: seaportAbi, functionName: 'validate' } as const
  await settle(await chain.walletClient(amina).writeContract({ ...call, args: [args] }))
}

const statusOf = async (order: Order.Components) =>
  (await server.market.db
    .selectFrom('shown_orders')
    .select(['status', 'signed_by', 'signature', 'side'])
    .where('order_hash', '=', Order.hash(order))
    .executeTakeFirst()) ?? 'unknown'

describe('takeValidated', () => {
  test('default: an order that its maker validated is in the book, and can be bought', async () => {
    const order = await draft(owned[0] ?? 0n)
    await validate(order)
    const api = apiOf(server)
    const found = await getOrder(api, { orderHash: Order.hash(order) })
    expect(found).toMatchObject({ status: 'active', side: 'ask', price: parseEther('1') })
    const fill = await fulfillOrder(chain.walletClient(bilal), { order: found.order })
    await settle(await fill.executeAllActions())
    expect(await statusOf(order)).toMatchObject({ status: 'filled', signed_by: 'chain', signature: '0x' })
  })

  test('behavior: a swap that its maker validated', async () => {
    const order = await draft(owned[7] ?? 0n)
    const foreign = Array.from({ length: 108 }, (_, index) => BigInt(index + 1)).find(
      (id) => !owned.includes(id),
    )
    const wanted = {
      ...order.offer[0],
      ...{ itemType: ItemType.ERC721, token: lanterns, identifierOrCriteria: foreign ?? 0n },
      ...{ startAmount: 1n, endAmount: 1n, recipient: amina.address },
    }
    const swap = { ...order, consideration: [wanted], totalOriginalConsiderationItems: 1 }
    await validate(swap)
    expect(await statusOf(swap)).toMatchObject({ status: 'active', side: 'swap', signed_by: 'chain' })
  })

  test('behavior: an order that was validated before the market began to follow the chain', async () => {
    const order = await draft(owned[1] ?? 0n)
    await validate(order)
    const later = await testServer({ rpcUrl: chain.rpcUrl })
    await later.indexed(await chain.publicClient.getBlockNumber())
    const found = await getOrder(apiOf(later), { orderHash: Order.hash(order) })
    expect(found.status).toBe('active')
    await later.close()
  }, 60_000)

  test('behavior: orders that a post would be refused for are left out, and following goes on', async () => {
    const [token, untraded, unowned, good] = [owned[2] ?? 0n, owned[3] ?? 0n, 4_000n, owned[4] ?? 0n]
    const foreign = await draft(untraded)
    const orders = [
      { ...foreign, offer: foreign.offer.map((item) => ({ ...item, token: wrappedNative })) },
      await draft(unowned),
      await draft(token, { endTime: foreign.startTime + 3_600n, zone: bilal.address, orderType: 2 }),
      await draft(good),
    ]
    await validate(...orders)
    const [, second, third, last] = await Promise.all(orders.map(statusOf))
    expect([second, third, last]).toEqual([
      'unknown',
      'unknown',
      expect.objectContaining({ status: 'active' }),
    ])
    expect(await statusOf(orders[0] ?? foreign)).toBe('unknown')
  })

  test('behavior: an order goes with the block that validated it, and comes back with it', async () => {
    const order = await draft(owned[5] ?? 0n)
    const snapshot = await chain.testClient.snapshot()
    await validate(order)
    expect(await statusOf(order)).toMatchObject({ status: 'active' })
    await chain.testClient.revert({ id: snapshot })
    await chain.testClient.mine({ blocks: 3 })
    await poll(async () => (isInactive(await statusOf(order)) ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 15_000,
    })
    await validate(order)
    await poll(async () => (isInactive(await statusOf(order)) ? undefined : true), {
      intervalMs: 20,
      deadlineMs: 15_000,
    })
  })

  test('behavior: an order whose maker has cancelled all orders since is left out', async () => {
    const order = await draft(owned[6] ?? 0n)
    await validate(order)
    const call = { address: seaportAddress, abi: seaportAbi, functionName: 'incrementCounter' } as const
    await settle(await chain.walletClient(amina).writeContract(call))
    expect(await statusOf(order)).toMatchObject({ status: 'inactive' })
    const later = await testServer({ rpcUrl: chain.rpcUrl })
    await later.indexed(await chain.publicClient.getBlockNumber())
    await expect(getOrder(apiOf(later), { orderHash: Order.hash(order) })).rejects.toMatchObject({
      name: 'MarketApi.NoMatchingOrderError',
    })
    await later.close()
  })
})

function isInactive(found: Awaited<ReturnType<typeof statusOf>>): boolean {
  return found !== 'unknown' && found.status === 'inactive'
}
