import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getOrder, type MarketApi, postOrder, postOrders } from '@souk/market'
import { Auction, BulkOrder, Order, OrderType, seaportAbi, seaportAddress, zeroHash } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WriteError } from '../journal/journal.js'
import type { Market } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import { apiOf } from '../testing/apiOf.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { acceptOrders, OverloadedError } from './acceptOrders.js'
import { rejudge } from './rejudge.js'
import { findOrder } from './store.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const most = { mostBulkOrders: 8, mostWaitingOrders: 12 }
let server: TestServer
let market: Market
let api: MarketApi
let owned: bigint[]
let now: bigint

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, ...most })
  market = server.market
  await server.indexed(await chain.publicClient.getBlockNumber())
  const rows = await market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
  api = apiOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await approve(true)
  now = (await chain.publicClient.getBlock()).timestamp
})

async function approve(approved: boolean): Promise<void> {
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved }))
}

/** Holds back the answers of contract accounts until released. */
function holdAccounts() {
  const { node } = market.accounts
  const { call } = node
  let letGo = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const held: typeof call = async (args) => {
    arrive()
    await gate
    return call(args)
  }
  Object.assign(node, { call: held })
  return {
    arrived,
    letGo: () => {
      Object.assign(node, { call })
      letGo()
    },
  }
}

/** Makes the next block concern a token, as if something about it had changed. @returns The number of the block. */
async function touch(identifier: bigint): Promise<bigint> {
  const number = (await chain.publicClient.getBlockNumber()) + 1n
  const text = `token:${lanterns.toLowerCase()}:${identifier}`
  await market.db.insertInto('touches').values({ block_number: number, touch: text }).execute()
  await chain.testClient.mine({ blocks: 1 })
  return number
}

const until = (orderHash: Hex, wanted: string) =>
  poll(
    async () => {
      const { status, reason } = await getOrder(api, { orderHash })
      return [status, reason].join(' ').trim() === wanted ? true : undefined
    },
    { intervalMs: 20, deadlineMs: 15_000 },
  )

/** Each order of this file has its own salt, so that no test posts an order of another test. */
let salt = 1000n
const draft = (options: Partial<Parameters<typeof listing>[0]> = {}) =>
  listing({
    maker: amina.address,
    token: lanterns,
    identifier: owned[0]!,
    price: 10n ** 18n,
    now,
    ...options,
    changes: { salt: salt++, ...options.changes },
  })
const signed = (options: Partial<Parameters<typeof listing>[0]> = {}) =>
  signOrder(amina.privateKey, draft(options))
const ask = (order: Order.Order): Posted => ({ side: 'ask', order, protocolAddress: seaportAddress })

/** Signs orders with one signature. */
async function signBulk(components: readonly Order.Components[]): Promise<Order.Order[]> {
  const bulk = BulkOrder.create(components)
  const hash = Order.digest(bulk.treeHash, { chainId: 31_337 })
  const signature = await privateKeyToAccount(amina.privateKey).sign({ hash })
  return components.map((parameters, index) => ({
    parameters,
    signature: bulk.encodeSignature(index, signature),
  }))
}

const codesOf = (answers: Awaited<ReturnType<typeof acceptOrders>>) =>
  answers.map(({ row, refused }) => row?.status ?? refused?.facts.issues.map(({ code }) => code).join())

/** Counts the calls that read the state of orders. */
async function countCalls(run: () => Promise<unknown>): Promise<number> {
  const { request } = market.node
  let calls = 0
  const counted = (args: { method: string; params?: unknown }) => {
    // The selector of `getOrderStatus`, since metadata is read meanwhile.
    if (args.method === 'eth_call' && JSON.stringify(args.params).includes('46423aa7')) calls++
    return request(args as never)
  }
  Object.assign(market.node, { request: counted })
  try {
    await run()
    return calls
  } finally {
    Object.assign(market.node, { request })
  }
}

describe('acceptOrders', () => {
  test('default: orders under one signature, in order, with one call to the node', async () => {
    const orders = await signBulk([4, 2, 0, 3, 1].map((index) => draft({ identifier: owned[index]! })))
    let posted: Awaited<ReturnType<typeof postOrders>> = []
    const calls = await countCalls(async () => {
      posted = await postOrders(api, { side: 'ask', orders })
    })
    expect(calls).toBe(1)
    expect(posted.map(({ orderHash, status }) => [orderHash, status])).toEqual(
      orders.map(({ parameters }) => [Order.hash(parameters), 'active']),
    )
    const rows = await market.db
      .selectFrom('orders')
      .select(['order_hash', 'signed_by'])
      .where(
        'order_hash',
        'in',
        posted.map(({ orderHash }) => orderHash),
      )
      .orderBy('sequence')
      .execute()
    expect(rows).toEqual(posted.map(({ orderHash }) => ({ order_hash: orderHash, signed_by: 'key' })))
  })

  test('behavior: simultaneous posts share calls to the node', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => signed()))
    const calls = await countCalls(() =>
      Promise.all(orders.map((order) => acceptOrders(market, [ask(order)]))),
    )
    expect(calls).toBe(1)
  })

  test('behavior: a refused post does not affect others of its batch, and each is stored once it is answered', async () => {
    const flaws: readonly Partial<Parameters<typeof listing>[0]>[] = [
      {},
      { changes: { endTime: now - 1n } },
      {},
      { changes: { counter: 9n } },
      { price: 0n },
      {},
    ]
    const orders = await Promise.all(flaws.map((flaw) => signed(flaw)))
    const unsigned = { ...(await signed()), signature: `0x${'11'.repeat(64)}1b` as const }
    const posts = [...orders, unsigned].map(async (order) => {
      const answer = codesOf(await acceptOrders(market, [ask(order)]))
      const known = await findOrder(market.db, Order.hash(order.parameters))
      return [...answer, known?.status]
    })
    expect(await Promise.all(posts)).toEqual([
      ['active', 'active'],
      ['order_expired', undefined],
      ['active', 'active'],
      ['counter_mismatch', undefined],
      ['zero_amount', undefined],
      ['active', 'active'],
      ['signature_invalid', undefined],
    ])
  })

  test('behavior: equal orders in one post, and again', async () => {
    const [one, two] = [await signed(), await signed()]
    const first = await postOrders(api, { side: 'ask', orders: [one, two, one] })
    expect(first[2]).toEqual(first[0])
    expect(await postOrders(api, { side: 'ask', orders: [two, one] })).toEqual([first[1], first[0]])
    const { count } = await market.db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('order_hash', 'in', [first[0]!.orderHash, first[1]!.orderHash])
      .executeTakeFirstOrThrow()
    expect(count).toBe('2')
  })

  test('behavior: the same orders in several simultaneous posts', async () => {
    const orders = [await signed(), await signed()]
    const posts = await Promise.all([0, 1, 2, 3].map(() => postOrders(api, { side: 'ask', orders })))
    for (const post of posts) expect(post).toEqual(posts[0])
  })

  test('behavior: all or none of a bulk', async () => {
    const sound = await signed()
    const expired = await signed({ changes: { endTime: now - 1n } })
    const orders = [sound, expired, { ...(await signed()), signature: '0x' as const }]
    await expect(postOrders(api, { side: 'ask', orders })).rejects.toMatchObject({
      status: 400,
      code: 'order_expired',
      facts: {
        issues: [
          { index: 1, code: 'order_expired' },
          { index: 2, code: 'signature_invalid' },
        ],
      },
    })
    const orderHash = Order.hash(sound.parameters)
    expect(
      await market.db.selectFrom('orders').select('status').where('order_hash', '=', orderHash).execute(),
    ).toEqual([])
    // Issues of other orders do not count against it.
    expect((await postOrder(api, { side: 'ask', order: sound })).status).toBe('active')
  })

  test('behavior: of independent orders, the valid ones', async () => {
    const orders = [await signed(), await signed({ price: 0n }), await signed()]
    expect(codesOf(await acceptOrders(market, orders.map(ask)))).toEqual(['active', 'zero_amount', 'active'])
  })

  test('error: more in one post than allowed', async () => {
    const orders = await signBulk(Array.from({ length: 9 }, () => draft()))
    await expect(postOrders(api, { side: 'ask', orders })).rejects.toMatchObject({
      status: 400,
      code: 'bulk_too_large',
      facts: { details: { orders: 9, most: 8 } },
    })
    expect(await postOrders(api, { side: 'ask', orders: [] })).toEqual([])
  })

  test('error: a wrong hash', async () => {
    const order = await signed()
    const post = (orderHash: Hex) => acceptOrders(market, [{ ...ask(order), orderHash }])
    expect(codesOf(await post(zeroHash))).toEqual(['hash_mismatch'])
    expect(codesOf(await post(Order.hash(order.parameters)))).toEqual(['active'])
  })

  test('error: too many orders wait', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const { journal } = market
    market.journal = { ...journal, append: () => gate }
    const busy = []
    for (let lane = 0; lane < 2; lane++) {
      busy.push(acceptOrders(market, [ask(await signed())]))
      await poll(() => (market.intake.running === lane + 1 ? true : undefined), { intervalMs: 1 })
    }
    const waiting = await Promise.all(Array.from({ length: 12 }, () => signed()))
    const posts = waiting.map((order) => acceptOrders(market, [ask(order)]))
    const order = await signed()
    await expect(acceptOrders(market, [ask(order)])).rejects.toThrow(OverloadedError)
    const response = await server.app.request('/v2/orders/souk/seaport/listings', {
      method: 'POST',
      body: JSON.stringify({ ...Order.serialize(order), protocol_address: seaportAddress }),
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    market.journal = journal
    open()
    expect((await Promise.all([...busy, ...posts])).flatMap(codesOf)).toEqual(Array(14).fill('active'))
    expect(market.intake).toMatchObject({ waiting: [], size: 0, byCaller: new Map(), running: 0 })
  })

  test('error: the disk refuses', async () => {
    const { journal } = market
    const order = await signed()
    market.journal = { ...journal, append: () => Promise.reject(new WriteError({ path: 'full' })) }
    await expect(acceptOrders(market, [ask(order)])).rejects.toThrow(WriteError)
    market.journal = journal
    expect(await findOrder(market.db, Order.hash(order.parameters))).toBeUndefined()
    expect(codesOf(await acceptOrders(market, [ask(order)]))).toEqual(['active'])
  })

  test('error: the node is away', async () => {
    const { request } = market.node
    const order = await signed()
    Object.assign(market.node, { request: () => Promise.reject(new Error('connect ECONNREFUSED')) })
    const posts = await Promise.allSettled([
      acceptOrders(market, [ask(order)]),
      postOrder(api, { side: 'ask', order, retries: 0 }),
    ])
    Object.assign(market.node, { request })
    expect(posts).toMatchObject([
      { reason: { name: 'Chain.NodeError' } },
      { reason: { status: 503, code: 'chain_unavailable', facts: { retryAfterMs: 2000 } } },
    ])
    expect(codesOf(await acceptOrders(market, [ask(order)]))).toEqual(['active'])
  })

  test('behavior: answers known orders while the node is away', async () => {
    const order = await signed()
    await acceptOrders(market, [ask(order)])
    const { request } = market.node
    Object.assign(market.node, { request: () => Promise.reject(new Error('connect ECONNREFUSED')) })
    const answers = await acceptOrders(market, [ask(order)])
    Object.assign(market.node, { request })
    expect(codesOf(answers)).toEqual(['active'])
  })

  test('behavior: a maker whose contract burns all gas does not affect others', async () => {
    const burner: Address = '0x00000000000000000000000000000000000bad00'
    await chain.testClient.setCode({ address: burner, bytecode: '0x5b600056' })
    const burning = { parameters: draft({ maker: burner }), signature: '0x1234' } as const
    const orders = [burning, await signed(), burning, await signed()]
    expect(codesOf(await acceptOrders(market, orders.map(ask)))).toEqual(
      [
        'signature_invalid,balance_insufficient,approval_missing',
        'active',
        'signature_invalid,balance_insufficient,approval_missing',
        'active',
      ].map((codes) => codes.replace(',approval_missing', '')),
    )
  }, 60_000)

  test('behavior: a post does not wait for the contract of another post’s order', async () => {
    const account = holdAccounts()
    const slow = {
      parameters: draft({ maker: '0x00000000000000000000000000000000000bad01' }),
      signature: '0x',
    } as const
    const waiting = acceptOrders(market, [ask(slow)])
    expect(codesOf(await acceptOrders(market, [ask(await signed())]))).toEqual(['active'])
    await account.arrived
    account.letGo()
    expect(codesOf(await waiting)).toEqual(['signature_invalid,balance_insufficient'])
  })

  test('behavior: follows blocks while a contract does not answer about its order', async () => {
    const answer = (word: string) => `0x7f${word.padEnd(64, '0')}60005260206000f3` as Hex
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('1626ba7e') })
    const order = { parameters: draft(), signature: '0x1234' } as const
    const { orderHash } = await postOrder(api, { side: 'ask', order })
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('ffffffff') })
    const account = holdAccounts()
    const raised = await touch(owned[0]!)
    await account.arrived
    await server.indexed(raised)
    expect((await getOrder(api, { orderHash })).status).toBe('active')
    account.letGo()
    await until(orderHash, 'inactive signature')
    await chain.testClient.setCode({ address: amina.address, bytecode: '0x' })
  })

  test('behavior: fees of the market and the collection, with their rounding', async () => {
    const strict: Market = {
      ...market,
      rules: {
        ...market.rules,
        requiredFees: [{ recipient: demo.marketFee.address, basisPoints: 250 }],
        enforcesCollectionFees: true,
      },
    }
    const { royaltyBps } = demo.collections.find(({ address }) => address === lanterns)!
    const price = 10n ** 15n + 7n
    const make = (fees: readonly (readonly [Address, bigint])[]) => {
      const base = draft()
      const parts = fees.map(([recipient, amount]) => ({
        ...base.consideration[0]!,
        startAmount: amount,
        endAmount: amount,
        recipient,
      }))
      const rest = price - fees.reduce((sum, [, amount]) => sum + amount, 0n)
      const own = { ...base.consideration[0]!, startAmount: rest, endAmount: rest }
      const consideration = [own, ...parts]
      return signOrder(amina.privateKey, {
        ...base,
        consideration,
        totalOriginalConsiderationItems: consideration.length,
      })
    }
    const market25 = (price * 250n) / 10_000n
    const royalty = (price * BigInt(royaltyBps)) / 10_000n
    const { artist, marketFee } = demo
    const orders = await Promise.all([
      make([]),
      make([[marketFee.address, market25]]),
      make([
        [marketFee.address, market25 - 1n],
        [artist.address, royalty],
      ]),
      make([
        [marketFee.address, market25],
        [artist.address, royalty],
      ]),
    ])
    expect(royaltyBps).toBeGreaterThan(0)
    expect(codesOf(await acceptOrders(strict, orders.map(ask)))).toEqual([
      'fee_missing,fee_missing',
      'fee_missing',
      'fee_missing',
      'active',
    ])
  })

  test('behavior: an order that ends too far in the future', async () => {
    const strict: Market = { ...market, rules: { ...market.rules, maxOrderSeconds: 7200n } }
    const orders = [await signed(), await signed({ changes: { endTime: now + 9000n } })]
    expect(codesOf(await acceptOrders(strict, orders.map(ask)))).toEqual(['active', 'time_window'])
  })

  test('behavior: a changing price needs an end', async () => {
    const base = draft()
    const moving = { ...base, consideration: [{ ...base.consideration[0]!, endAmount: 1n }] }
    const orders = [
      await signOrder(amina.privateKey, { ...moving, endTime: 2n ** 256n - 1n }),
      await signOrder(amina.privateKey, { ...moving, endTime: now + 3000n }),
    ]
    const answers = await acceptOrders(market, orders.map(ask))
    expect(codesOf(answers)).toEqual(['time_window', 'active'])
    expect(answers[0]?.refused?.message).toBe('Expiration time must be set if order will change in price.')
  })

  test('behavior: an English auction is stored, and cannot be bought', async () => {
    const zone = Auction.soukZone
    const auction = { zone, orderType: OrderType.FULL_RESTRICTED }
    const identifier = owned[5]!
    const orders = [
      await signed({ identifier, currency: wrappedNative, changes: auction }),
      await signed({ identifier, changes: auction }),
      await signed({
        identifier,
        currency: wrappedNative,
        changes: { ...auction, orderType: OrderType.PARTIAL_RESTRICTED },
      }),
    ]
    const answers = await acceptOrders(market, orders.map(ask))
    expect(codesOf(answers)).toEqual(['active', 'currency_unsupported', 'items_unsupported'])
    expect(answers[1]?.refused?.message).toBe('English auctions must use wrapped ETH or an ERC-20 token.')
    expect(answers[0]?.row?.kind).toBe('english')
    const token = await market.db
      .selectFrom('tokens')
      .select('listing_hash')
      .where('contract', '=', lanterns.toLowerCase())
      .where('identifier', '=', String(identifier))
      .executeTakeFirst()
    expect(token?.listing_hash).toBeNull()
  })
})

describe('the conditions of an accepted order', () => {
  test('behavior: an order that becomes fillable again is marked as old', async () => {
    const posted = await postOrder(api, { side: 'ask', order: await signed() })
    expect(posted.revivedAt).toBeUndefined()
    await approve(false)
    await until(posted.orderHash, 'inactive approval')
    await approve(true)
    await until(posted.orderHash, 'active')
    const { revivedAt } = await getOrder(api, posted)
    expect(revivedAt!.getTime()).toBeGreaterThan(posted.createdAt.getTime())
  })

  test('behavior: a start is not a return', async () => {
    const order = await signed({ changes: { startTime: now + 500n } })
    const posted = await postOrder(api, { side: 'ask', order })
    await chain.testClient.increaseTime({ seconds: 600 })
    await chain.testClient.mine({ blocks: 1 })
    await until(posted.orderHash, 'active')
    expect((await getOrder(api, posted)).revivedAt).toBeUndefined()
  })

  test('behavior: an order that only the exchange vouched for ends with its validation', async () => {
    const { parameters, signature } = await signed()
    const { counter: _, ...rest } = parameters
    const total = BigInt(parameters.totalOriginalConsiderationItems)
    const hash = await chain.walletClient(amina).writeContract({
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'validate',
      args: [[{ parameters: { ...rest, totalOriginalConsiderationItems: total }, signature }]],
    })
    await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
    const posted = await postOrder(api, { side: 'ask', order: { parameters, signature: '0x' } })
    await chain.testClient.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
    await until(posted.orderHash, 'inactive signature')
  })

  test('behavior: a contract account that no longer confirms its order', async () => {
    const answer = (word: string) => `0x7f${word.padEnd(64, '0')}60005260206000f3` as Hex
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('1626ba7e') })
    const order = { parameters: draft(), signature: '0x1234' } as const
    const { orderHash } = await postOrder(api, { side: 'ask', order })
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('ffffffff') })
    await rejudge(market, [orderHash])
    expect(await getOrder(api, { orderHash })).toMatchObject({ status: 'inactive', reason: 'signature' })
    await chain.testClient.setCode({ address: amina.address, bytecode: '0x' })
    await expect(
      postOrder(api, { side: 'ask', order: await signOrder(bilal.privateKey, draft()) }),
    ).rejects.toMatchObject({
      code: 'signature_invalid',
    })
  })

  test('behavior: a change that several notice has one event', async () => {
    const answer = (word: string) => `0x7f${word.padEnd(64, '0')}60005260206000f3` as Hex
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('1626ba7e') })
    const order = { parameters: draft(), signature: '0x1234' } as const
    const { orderHash } = await postOrder(api, { side: 'ask', order })
    await chain.testClient.setCode({ address: amina.address, bytecode: answer('ffffffff') })
    await Promise.all(Array.from({ length: 4 }, () => rejudge(market, [orderHash])))
    await chain.testClient.setCode({ address: amina.address, bytecode: '0x' })
    const events = await market.db
      .selectFrom('events')
      .select(['type', 'reason'])
      .where('order_hash', '=', orderHash)
      .orderBy('sequence')
      .execute()
    expect(events.map(({ type, reason }) => [type, reason])).toEqual([
      ['listing', null],
      ['invalid', 'signature'],
    ])
  })
})
