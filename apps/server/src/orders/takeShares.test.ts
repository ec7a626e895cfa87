import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../market/log.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
type Player = (typeof demo.accounts)[number]
const adminKey = 'of-this-test'
const shares = { book: 0, maker: 6, token: 40, address: 8 }
let server: TestServer
let url: string
let owned: ReadonlyMap<Player, readonly bigint[]>
let now: bigint

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    shares,
    trustedProxies: 1,
    adminKey,
    logger: createLogger({ level: 'silent' }),
  })
  url = (await server.listen()).url
  for (const owner of [amina, bilal])
    await server.indexed(await setApproval(chain, { owner, token: lanterns, approved: true }))
  owned = new Map(
    await Promise.all([amina, bilal].map(async (player) => [player, await tokensOf(player)] as const)),
  )
  now = (await chain.publicClient.getBlock()).timestamp
})
afterAll(() => server.close())

async function tokensOf({ address }: Player): Promise<readonly bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', address.toLowerCase())
    .orderBy('identifier')
    .execute()
  return rows.map((row) => BigInt(row.identifier))
}

let salt = 0n
/** Signs a listing of one of a maker's tokens, each with another salt. */
function sign(maker: Player, place: number): Promise<Order.Order> {
  const identifier = owned.get(maker)?.[place] ?? 0n
  const draft = listing({ maker: maker.address, token: lanterns, identifier, price: 1n, now })
  return signOrder(maker.privateKey, { ...draft, salt: salt++ })
}

type From = { from: string; key?: string }

async function post(order: Order.Order, { from, key }: From) {
  const response = await fetch(`${url}/v2/orders/souk/seaport/listings`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, ...(key ? { 'x-api-key': key } : undefined) },
    body: JSON.stringify({ ...Order.serialize(order), protocol_address: seaportAddress }),
  })
  const { code, errors, facts } = await response.json()
  return { status: response.status, code, errors, facts }
}

/** Posts one after another. */
async function statuses(orders: readonly Promise<Order.Order>[], from: From): Promise<readonly number[]> {
  const found: number[] = []
  for (const order of orders) found.push((await post(await order, from)).status)
  return found
}

async function cancel(orders: readonly Order.Order[], by: Player): Promise<void> {
  const components = orders.map(({ parameters: { totalOriginalConsiderationItems: _, ...rest } }) => rest)
  const hash = await chain.walletClient(by).writeContract({
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'cancel',
    args: [components],
  } as never)
  await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
}

const statusOf = (order: Order.Order) =>
  server.market.db
    .selectFrom('orders')
    .select('status')
    .where('order_hash', '=', Order.hash(order.parameters))
    .executeTakeFirst()

describe('takeShares', () => {
  test('default: limits one maker; cancelled orders make room, and a key raises the limit', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, (_, place) => sign(amina, place)))
    const from = { from: '203.0.113.1' }
    expect(
      await statuses(
        orders.map((order) => Promise.resolve(order)),
        from,
      ),
    ).toEqual(Array(6).fill(200))
    const more = await sign(amina, 6)
    const maker = amina.address.toLowerCase()
    expect(await post(more, from)).toEqual({
      status: 409,
      code: 'share_full',
      errors: [
        `The maker ${maker} has 6 orders that are not over; 6 are allowed. Cancel some, or wait until some end. An API key raises the limit.`,
      ],
      facts: { share: 'maker', live: 6, most: 6, maker, issues: ['share_full'] },
    })
    // From another address it is the same maker, and an order that is already known is not new.
    expect((await post(more, { from: '203.0.113.2' })).status).toBe(409)
    expect((await post(orders[0]!, from)).status).toBe(200)
    const made = await fetch(`${url}/v2/admin/keys`, {
      method: 'POST',
      headers: { 'x-api-key': adminKey, 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ name: 'maker', factor: 2 }),
    })
    const { secret: key } = await made.json()
    const keyed = { from: '203.0.113.3', key }
    const accepted = await poll(async () => ((await post(more, keyed)).status === 200 ? true : undefined), {
      intervalMs: 50,
      deadlineMs: 40_000,
    })
    expect(accepted).toBe(true)
    await cancel([...orders, more], amina)
    expect(await statusOf(more)).toEqual({ status: 'cancelled' })
    expect(await statuses([sign(amina, 0)], from)).toEqual([200])
    await server.market.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  })

  test('error: limits one address, whoever the makers are', async () => {
    const from = { from: '203.0.113.4' }
    const makers = [amina, bilal, amina, bilal, amina, bilal, amina, bilal]
    expect(
      await statuses(
        makers.map((maker, place) => sign(maker, place)),
        from,
      ),
    ).toEqual(Array(8).fill(200))
    expect(await post(await sign(bilal, 9), from)).toMatchObject({
      status: 409,
      code: 'share_full',
      errors: [expect.stringContaining('Your network address has posted 8 orders')],
      facts: { share: 'address', live: 8, most: 8 },
    })
    expect(await statuses([sign(bilal, 9)], { from: '203.0.113.5' })).toEqual([200])
    const origins = await server.market.db
      .selectFrom('orders')
      .select('origin')
      .distinct()
      .where('status', '=', 'active')
      .execute()
    expect(origins.map(({ origin }) => origin).sort()).toEqual(['203.0.113.4', '203.0.113.5'])
    await server.market.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  })

  test('error: limits one maker on one token, so that others find room', async () => {
    const from = { from: '203.0.113.6' }
    expect(await statuses([sign(amina, 0), sign(amina, 0)], from)).toEqual([200, 200])
    expect(await post(await sign(amina, 0), from)).toMatchObject({
      status: 409,
      facts: { share: 'maker on token', live: 2, most: 2, contract: lanterns.toLowerCase() },
    })
    expect(await statuses([sign(amina, 1)], from)).toEqual([200])
    await server.market.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  })

  test('error: a bundle counts against the shares of each of its tokens', async () => {
    const from = { from: '203.0.113.12' }
    const [held = 0n, other = 0n] = (owned.get(bilal) ?? []).slice(-2)
    const draft = listing({ maker: bilal.address, token: lanterns, identifier: held, price: 1n, now })
    const offer = [held, other].flatMap((identifierOrCriteria) =>
      draft.offer.map((item) => ({ ...item, identifierOrCriteria })),
    )
    const bundle = signOrder(bilal.privateKey, { ...draft, offer, salt: salt++ })
    const alone = () => signOrder(bilal.privateKey, { ...draft, salt: salt++ })
    expect(await statuses([bundle, alone()], from)).toEqual([200, 200])
    expect(await post(await alone(), from)).toMatchObject({
      status: 409,
      facts: { share: 'maker on token', live: 2, most: 2, identifier: String(held) },
    })
    await server.market.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  })

  test('behavior: accepts the orders of a post that fit', async () => {
    const orders = await Promise.all(Array.from({ length: 7 }, (_, place) => sign(bilal, place)))
    const response = await fetch(`${url}/v2/orders/bulk/souk/seaport/listings`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({
        orders: orders.map((order) => ({ ...Order.serialize(order), protocol_address: seaportAddress })),
      }),
    })
    const { issues } = await response.json()
    expect([response.status, issues]).toMatchObject([409, [{ index: 6, code: 'share_full' }]])
  })
})
