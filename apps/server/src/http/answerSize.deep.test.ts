import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Page from '../market/Page.js'
import { acceptOrders } from '../orders/acceptOrders.js'
import { fillBook } from '../testing/fillBook.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
const listings = '/v2/orders/souk/seaport/listings'
let server: TestServer
let owned: readonly bigint[]
let now: bigint

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
  await server.described()
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
  now = (await chain.publicClient.getBlock()).timestamp
})
afterAll(() => server.close())

let salt = 0n
/** A listing that pays a number of accounts. */
function fat(payments: number): Promise<Order.Order> {
  const draft = listing({ maker: amina.address, token: lanterns, identifier: owned[0]!, price: 1n, now })
  const [own] = draft.consideration
  const consideration = Array.from({ length: payments }, (_, index) => ({
    ...own!,
    ...(index > 0 ? { recipient: toHex(0xabcdef0000 + index, { size: 20 }) } : undefined),
  }))
  const changes = { consideration, totalOriginalConsiderationItems: payments, salt: salt++ }
  return signOrder(amina.privateKey, { ...draft, ...changes })
}

async function post(order: Order.Order) {
  const body = JSON.stringify({ ...Order.serialize(order), protocol_address: seaportAddress })
  const response = await server.app.request(listings, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

async function read(path: string) {
  const text = await (await server.app.request(path)).text()
  return { bytes: text.length, body: JSON.parse(text) }
}

/** Reads all pages of a list. */
async function walk(path: string, name: string) {
  const rows: unknown[] = []
  const sizes: number[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { bytes, body } = await read(`${path}${next && `&next=${next}`}`)
    rows.push(...body[name])
    sizes.push(bytes)
    next = body.next ?? null
  }
  return { rows, sizes }
}

describe('orders', () => {
  test('error: more payments than the exchange can fill within a block', async () => {
    const { mostPayments: most } = server.market.rules
    expect(await post(await fat(most + 1))).toEqual({
      status: 400,
      body: expect.objectContaining({
        errors: [
          `The order asks for ${most + 1} items; the exchange can fill orders with ${most} at most within the gas of a block. Pay fewer recipients.`,
        ],
        code: 'payments_too_many',
        facts: { payments: most + 1, most, issues: ['payments_too_many'] },
      }),
    })
    expect((await post(await fat(most))).status).toBe(200)
  })

  test('behavior: a page of large orders ends early, and its cursor continues with the others', async () => {
    const { mostPayments } = server.market.rules
    const orders = await Promise.all(Array.from({ length: 30 }, () => fat(mostPayments)))
    await acceptOrders(
      server.market,
      orders.map((order) => ({ side: 'ask', order, protocolAddress: seaportAddress })),
    )
    const { rows, sizes } = await walk(`${listings}?limit=50`, 'orders')
    expect(rows.length).toBe(31)
    expect(new Set(rows.map((row) => (row as { order_hash: string }).order_hash)).size).toBe(31)
    expect(sizes.length).toBeGreaterThan(1)
    for (const bytes of sizes) expect(bytes).toBeLessThan(1.25 * Page.mostBytes)
  })
})

describe('tokens', () => {
  test('behavior: a page of tokens with large pictures ends early; too many by name are refused', async () => {
    const { db } = server.market
    const named = owned.slice(0, 12)
    await db
      .updateTable('tokens')
      .set({ image_url: `data:image/png;base64,${'A'.repeat(250_000)}` })
      .where('contract', '=', lanterns.toLowerCase())
      .where('identifier', 'in', named.map(String))
      .execute()
    const path = `/v2/chain/souk/account/${amina.address}/nfts?limit=200`
    const { rows, sizes } = await walk(path, 'nfts')
    const { count } = await db
      .selectFrom('balances')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('owner', '=', amina.address.toLowerCase())
      .executeTakeFirstOrThrow()
    expect(rows.length).toBe(Number(count))
    expect(sizes.length).toBeGreaterThan(1)
    for (const bytes of sizes) expect(bytes).toBeLessThan(1.5 * Page.mostBytes)
    const ask = (identifiers: readonly bigint[]) =>
      server.app.request('/v2/nfts', {
        method: 'POST',
        body: JSON.stringify({
          chain: 'souk',
          tokens: identifiers.map((identifier) => ({ address: lanterns, identifier: String(identifier) })),
        }),
      })
    const refused = await ask(named)
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'answer_too_large'])
    expect((await ask(named.slice(0, 3))).status).toBe(200)
  })
})

describe('bundles', () => {
  test('behavior: a page of bundles with the same large pictures ends early', async () => {
    const draft = listing({ maker: amina.address, token: lanterns, identifier: 0n, price: 1n, now })
    const [item] = draft.offer
    await server.market.db
      .updateTable('tokens')
      .set({ image_url: `data:image/png;base64,${'A'.repeat(5_000)}` })
      .where('contract', '=', lanterns.toLowerCase())
      .execute()
    const offer = owned.slice(0, 12).map((identifierOrCriteria) => ({ ...item!, identifierOrCriteria }))
    await fillBook(server.market, { side: 'ask', like: { ...draft, offer }, orders: 150, from: 1_000 })
    const { bytes, body } = await read('/api/v1/bundles?limit=200')
    expect(bytes).toBeLessThan(1.5 * Page.mostBytes)
    expect([body.estimated_count, body.bundles.length < 150]).toEqual([150, true])
    const next = await read(`/api/v1/bundles?limit=200&offset=${body.bundles.length}`)
    const slugs = [body, next.body].flatMap(({ bundles }) =>
      bundles.map(({ slug }: { slug: string }) => slug),
    )
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
