import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  getCollection,
  getNft,
  getOrder,
  type MarketEvent,
  type MarketOrder,
  postOrder,
  watchEvents,
} from '@souk/market'
import { fulfillOrder, seaportAbi, seaportAddress, zeroHash } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latestSequence } from '../events/feed.js'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer
let owned: bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
})
afterAll(() => server.close())

const erc721 = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 id)',
])

const erc1155 = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

const api = () => apiOf(server)

async function settle(hash: `0x${string}`): Promise<`0x${string}`> {
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  await server.indexed(receipt.blockNumber)
  return hash
}

async function setApproval(approved: boolean, operator: Address = seaportAddress) {
  const args = [operator, approved] as const
  const wallet = chain.walletClient(amina)
  await settle(
    await wallet.writeContract({ address: lanterns, abi: erc721, functionName: 'setApprovalForAll', args }),
  )
}

async function list(
  identifier: bigint,
  changes: Parameters<typeof listing>[0]['changes'] = {},
): Promise<MarketOrder> {
  const { timestamp } = await chain.publicClient.getBlock()
  const components = listing({
    maker: amina.address,
    token: lanterns,
    identifier,
    price: parseEther('1'),
    now: timestamp,
    changes,
  })
  return postOrder(api(), { side: 'ask', order: await signOrder(amina.privateKey, components) })
}

function toCall({ order }: MarketOrder, signature: `0x${string}`) {
  const { counter: _, totalOriginalConsiderationItems, ...rest } = order.parameters
  return {
    parameters: { ...rest, totalOriginalConsiderationItems: BigInt(totalOriginalConsiderationItems) },
    signature,
  }
}

async function buy(posted: MarketOrder) {
  const row = await server.market.db
    .selectFrom('orders')
    .select('signature')
    .where('order_hash', '=', posted.orderHash)
    .executeTakeFirstOrThrow()
  const wallet = chain.walletClient(bilal)
  return settle(
    await wallet.writeContract({
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'fulfillOrder',
      args: [toCall(posted, row.signature as `0x${string}`) as never, zeroHash],
      value: posted.price,
    }),
  )
}

/** Waits for a number of events of orders and tokens, as a listener receives them. */
function hearEvents(after: number, count: number): Promise<readonly MarketEvent[]> {
  const events: MarketEvent[] = []
  return new Promise((resolve) => {
    const stop = watchEvents(api(), {
      after,
      onEvent: (event) => {
        if (event.type !== 'metadata') events.push(event)
        if (events.length < count) return
        stop()
        resolve(events)
      },
    })
  })
}

function withoutPlace({ sequence: _, at: __, ...event }: MarketEvent): object {
  return event
}

const statusOf = async (order: MarketOrder) => {
  const { status, reason } = await getOrder(api(), order)
  return reason ? `${status}: ${reason}` : status
}

const until = (order: MarketOrder, wanted: string) =>
  poll(async () => ((await statusOf(order)) === wanted ? true : undefined), {
    intervalMs: 20,
    deadlineMs: 40_000,
  })

describe('follow', () => {
  test('default', async () => {
    await setApproval(true)
    const after = await latestSequence(server.market.db)
    const live = hearEvents(after, 5)
    const order = await list(owned[0]!)
    const hash = await buy(order)
    await until(order, 'filled')
    const nft = await getNft(api(), { contract: lanterns, tokenId: owned[0]! })
    expect(nft.owners).toEqual([{ address: bilal.address, quantity: 1n }])
    expect(nft.listing).toBeUndefined()
    expect(nft.lastSale?.price).toBe(parseEther('1'))
    expect((await getCollection(api(), { slug: 'lanterns-of-the-souk' })).stats).toMatchObject({
      listed: 0,
      sales: 1,
      volume: parseEther('1'),
    })
    const events = await live
    const isAbout = { contract: lanterns, collection: 'lanterns-of-the-souk' }
    const token = { ...isAbout, tokenId: owned[0], accounts: [amina.address] }
    const price = { price: parseEther('1'), currency: zeroAddress }
    const deal = { side: 'ask', orderType: 'basic', maker: amina.address, ...price } as const
    const moved = { from: amina.address, to: bilal.address, quantity: 1n, transactionHash: hash }
    const both = { ...token, accounts: [amina.address, bilal.address] }
    const { startTime, endTime, orderHash } = order
    expect(events.toSorted((a, b) => a.type.localeCompare(b.type)).map(withoutPlace)).toEqual([
      // Nothing else is for sale, so the first floor is the listing's price, and the second one has none.
      { type: 'floor', ...isAbout, accounts: [], ...price },
      { type: 'floor', ...isAbout, accounts: [] },
      { type: 'listing', orderHash, ...token, ...deal, total: 1n, remaining: 1n, startTime, endTime },
      { type: 'sale', orderHash, ...both, ...deal, taker: bilal.address, ...moved },
      { type: 'transfer', ...both, ...moved },
    ])
    expect(await hearEvents(after, 5)).toEqual(events)
  })

  test('behavior: a reorganisation that undoes a sale restores the listing', async () => {
    await setApproval(true)
    const order = await list(owned[1]!)
    await buy(order)
    await until(order, 'filled')
    await chain.testClient.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
    await until(order, 'active')
    const nft = await getNft(api(), { contract: lanterns, tokenId: owned[1]! })
    expect(nft.owners).toEqual([{ address: amina.address, quantity: 1n }])
    expect(nft.lastSale).toBeUndefined()
    expect(nft.listing?.orderHash).toBe(order.orderHash)
  })

  test('behavior: blocks that are dropped without a replacement', async () => {
    await setApproval(true)
    const order = await list(owned[2]!)
    await buy(order)
    await until(order, 'filled')
    await chain.testClient.request({ method: 'anvil_rollback' as never, params: [1] as never })
    await until(order, 'active')
  })

  test('behavior: a listing follows its maker’s approval', async () => {
    await setApproval(true)
    const order = await list(owned[3]!)
    await setApproval(false)
    await until(order, 'inactive: approval')
    expect((await getNft(api(), { contract: lanterns, tokenId: owned[3]! })).listing).toBeUndefined()
    await setApproval(true)
    await until(order, 'active')
  })

  test('behavior: a listing follows its token when it leaves and returns', async () => {
    await setApproval(true)
    const order = await list(owned[4]!)
    const move = (from: typeof amina | typeof bilal, to: Address) =>
      chain.walletClient(from).writeContract({
        address: lanterns,
        abi: erc721,
        functionName: 'transferFrom',
        args: [from.address, to, owned[4]!],
      })
    await settle(await move(amina, bilal.address))
    await until(order, 'inactive: balance')
    await settle(await move(bilal, amina.address))
    await until(order, 'active')
  })

  test('behavior: cancelled on chain, and by the counter', async () => {
    await setApproval(true)
    const first = await list(owned[5]!)
    const second = await list(owned[6]!)
    const wallet = chain.walletClient(amina)
    const { totalOriginalConsiderationItems: _, ...components } = first.order.parameters
    await settle(
      await wallet.writeContract({
        address: seaportAddress,
        abi: seaportAbi,
        functionName: 'cancel',
        args: [[components as never]],
      }),
    )
    await until(first, 'cancelled')
    await settle(
      await wallet.writeContract({
        address: seaportAddress,
        abi: seaportAbi,
        functionName: 'incrementCounter',
      }),
    )
    await until(second, 'inactive: counter')
  })

  test('behavior: the clock ends a listing', async () => {
    await setApproval(true)
    const { timestamp } = await chain.publicClient.getBlock()
    const order = await list(owned[7]!, { endTime: timestamp + 600n })
    await chain.testClient.increaseTime({ seconds: 700 })
    await chain.testClient.mine({ blocks: 1 })
    await until(order, 'expired')
    expect((await getNft(api(), { contract: lanterns, tokenId: owned[7]! })).listing).toBeUndefined()
  })

  test('behavior: a private listing is only for its buyer', async () => {
    await setApproval(true)
    const { timestamp } = await chain.publicClient.getBlock()
    const base = listing({
      maker: amina.address,
      token: lanterns,
      identifier: owned[8]!,
      price: 1n,
      now: timestamp,
    })
    const components = {
      ...base,
      consideration: [...base.consideration, { ...base.offer[0]!, recipient: bilal.address }],
      totalOriginalConsiderationItems: 2,
    }
    const order = await postOrder(api(), {
      side: 'ask',
      order: await signOrder(amina.privateKey, components),
    })
    expect(order.taker).toBe(bilal.address)
    expect((await getNft(api(), { contract: lanterns, tokenId: owned[8]! })).listing).toBeUndefined()
    expect(order.taker).not.toBe(zeroAddress)
  })

  test('behavior: a partially filled listing keeps its remaining units', async () => {
    const { spices } = demo.contracts
    const row = await server.market.db
      .selectFrom('balances')
      .selectAll()
      .where('contract', '=', spices.toLowerCase())
      .where('owner', '=', amina.address.toLowerCase())
      .orderBy('quantity', 'desc')
      .executeTakeFirstOrThrow()
    const amount = BigInt(row.quantity)
    await settle(
      await chain.walletClient(amina).writeContract({
        address: spices,
        abi: erc721,
        functionName: 'setApprovalForAll',
        args: [seaportAddress, true],
      }),
    )
    const { timestamp: now } = await chain.publicClient.getBlock()
    const identifier = BigInt(row.identifier)
    const maker = amina.address
    const components = listing({ maker, token: spices, identifier, amount, price: 1000n * amount, now })
    const order = await signOrder(amina.privateKey, components)
    const posted = await postOrder(api(), { side: 'ask', order })
    expect([posted.total, posted.remaining]).toEqual([amount, amount])
    const { executeAllActions } = await fulfillOrder(chain.walletClient(bilal), { order, unitsToFill: 1n })
    await settle(await executeAllActions())
    expect(await getOrder(api(), posted)).toMatchObject({ remaining: amount - 1n, unfilled: amount - 1n })
    const nft = await getNft(api(), { contract: spices, tokenId: identifier })
    expect(nft.listing).toMatchObject({ remaining: amount - 1n, total: amount, unitPrice: 1000n })
    expect(nft.lastSale?.price).toBe(1000n)
    expect(nft.owners.find((owner) => owner.address === maker)?.quantity).toBe(amount - 1n)
  })

  test('behavior: a divisible order that expires while its maker holds less keeps all remaining units', async () => {
    const { spices } = demo.contracts
    const wallet = chain.walletClient(amina)
    const approval = { address: spices, abi: erc721, functionName: 'setApprovalForAll' } as const
    await settle(await wallet.writeContract({ ...approval, args: [seaportAddress, true] }))
    const rows = await server.market.db
      .selectFrom('balances')
      .selectAll()
      .where('contract', '=', spices.toLowerCase())
      .where('owner', '=', amina.address.toLowerCase())
      .orderBy('quantity', 'desc')
      .execute()
    const [identifier, amount] = [BigInt(rows[0]!.identifier), BigInt(rows[0]!.quantity)]
    const { timestamp: now } = await chain.publicClient.getBlock()
    const terms = { maker: amina.address, token: spices, identifier, amount, price: 2000n * amount, now }
    const components = { ...listing(terms), endTime: now + 900n }
    const posted = await postOrder(api(), {
      side: 'ask',
      order: await signOrder(amina.privateKey, components),
    })
    const args = [amina.address, bilal.address, identifier, amount - 1n, '0x'] as const
    await settle(
      await wallet.writeContract({ address: spices, abi: erc1155, functionName: 'safeTransferFrom', args }),
    )
    // Nobody has bought any: all units are signed, and one of them can be filled now.
    expect(await getOrder(api(), posted)).toMatchObject({ status: 'active', remaining: 1n, unfilled: amount })
    await chain.testClient.increaseTime({ seconds: 1_000 })
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(await chain.publicClient.getBlockNumber())
    expect(await getOrder(api(), posted)).toMatchObject({
      status: 'expired',
      remaining: amount,
      unfilled: amount,
    })
  })
})
