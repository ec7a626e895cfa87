import { demo } from '@souk/devchain'
import { createMarket, createMarketApi, type MarketApi } from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { passTime, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { casesOf } from '../testing/casesOf.js'
import type { Facts, ParameterCase } from '../testing/ParameterCase.js'
import type { Route } from './endpoint/Route.js'
import type { Document, Operation } from './openapi/document.js'
import { routes } from './routes/table.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
let server: TestServer
let api: MarketApi
let document: Document
let facts: Omit<Facts, 'next'>

/** Parameters whose effect other tests show, because it takes a world of its own. */
const elsewhere: ReadonlySet<string> = new Set([
  // auctions.test.ts
  ...['limit', 'next', 'running', 'collection', 'maker', 'bidder'].map((name) => `getAuctions.${name}`),
  // newerClients.test.ts
  ...['timeframe', 'chains', 'limit'].map((name) => `getTrendingCollections.${name}`),
  ...['sort_by', 'chains', 'limit'].map((name) => `getTopCollections.${name}`),
  ...['limit', 'next'].map((name) => `getNftOwners.${name}`),
  ...['type', 'value', 'limit', 'next'].map((name) => `getTraitOffers.${name}`),
  // several.test.ts
  'getOffers.bundled',
  'getOffers.include_bundled',
  // figures.test.ts, of the ranking that it reads
  'readTrendingCollections.period',
  'readTrendingCollections.sortBy',
  // conversionReads.test.ts
  'readConversion.from',
  'readConversion.to',
  // readMints.test.ts
  'getMints.account',
])

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await caughtUp()
  await server.described()
  const { url } = await server.listen()
  api = createMarketApi({ chain: 'souk', baseUrl: url })
  document = await (await server.app.request('/openapi.json')).json()
  facts = await populate()
})
afterAll(() => server.close())

const caughtUp = async () => server.indexed(await chain.publicClient.getBlockNumber())
const marketOf = (account: typeof amina | typeof bilal | typeof celeste) =>
  createMarket({ api, client: chain.walletClient(account), seaport: { defaultConduitKey: demo.conduitKey } })

async function tokensOf(owner: string, contract: string): Promise<readonly string[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract.toLowerCase())
    .where('owner', '=', owner.toLowerCase())
    .orderBy('identifier')
    .execute()
  return rows.map(({ identifier }) => identifier)
}

/** Lists, offers, sells and cancels, so that every filter has something to choose from. */
async function populate(): Promise<Omit<Facts, 'next'>> {
  const { timestamp } = await chain.publicClient.getBlock()
  const expirationTime = timestamp + 1_000_000n
  const [seller, buyer, spicer] = [marketOf(amina), marketOf(bilal), marketOf(celeste)]
  const mine = await tokensOf(amina.address, lanterns)
  const [his = '', last = ''] = await tokensOf(bilal.address, lanterns)
  const [jar = ''] = await tokensOf(celeste.address, spices)
  const lantern = (index: number) => ({ contract: lanterns, tokenId: BigInt(mine[index] ?? '0') })
  const sold = await buyer.createListing({ asset: { contract: lanterns, tokenId: BigInt(last) }, price: '1' })
  await seller.fulfillOrder({ order: sold, expected: { payment: sold.price } })
  const gone = await seller.createListing({ asset: lantern(8), price: '9' })
  await seller.cancelOrders({ orders: [gone] })
  await seller.createListing({ asset: lantern(1), price: '2' })
  const bid = await buyer.createOffer({ asset: lantern(0), price: '0.5' })
  const falling = await seller.createListing({
    asset: lantern(0),
    price: '1.2',
    endPrice: '1.1',
    endTime: expirationTime,
  })
  await server.market.db
    .updateTable('orders')
    .set({ created_at: sql`created_at - interval '1 hour'` })
    .execute()
  await server.market.db
    .updateTable('activity')
    .set({ at: sql`at - interval '1 hour'` })
    .where('type', 'in', ['listing', 'offer'])
    .execute()
  await buyer.createOffer({ asset: lantern(1), price: '0.4' })
  await buyer.createCollectionOffers({ offers: ['0.3', '0.2'].map((price) => ({ collection: slug, price })) })
  await seller.createListing({ asset: lantern(2), price: '1.7', currency: wrappedNative })
  await seller.createListing({ asset: lantern(3), price: '3', taker: bilal.address })
  await seller.createListing({ asset: lantern(0), price: '5' })
  await seller.createBundle({ assets: [lantern(4), lantern(5)], price: '4' })
  const want = [{ contract: lanterns, tokenId: BigInt(his) }]
  await seller.createSwap({ give: [lantern(6)], want })
  await seller.createSwap({ give: [lantern(7)], want })
  await buyer.createListing({ asset: { contract: lanterns, tokenId: BigInt(his) }, price: '6' })
  await spicer.createListing({ asset: { contract: spices, tokenId: BigInt(jar) }, price: '0.01' })
  await buyer.createOffer({ asset: { contract: spices, tokenId: BigInt(jar) }, price: '0.005' })
  // A chain ahead of the clock holds the time still, and with it the price of the Dutch auction.
  await passTime(chain, 3_600n)
  await caughtUp()
  const trait = await server.market.db
    .selectFrom('token_traits')
    .selectAll()
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', mine[0] ?? '')
    .executeTakeFirstOrThrow()
  const named = await server.market.db
    .selectFrom('tokens')
    .select('name')
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', mine[0] ?? '')
    .executeTakeFirstOrThrow()
  const moves = await server.market.db
    .selectFrom('activity')
    .select('transaction_hash')
    .distinct()
    .where('type', '=', 'transfer')
    .where('transaction_hash', 'is not', null)
    .limit(2)
    .execute()
  return {
    amina: amina.address,
    bilal: bilal.address,
    celeste: celeste.address,
    lanterns,
    spices,
    wrapped: wrappedNative,
    native: zeroAddress,
    listed: mine.slice(0, 2),
    listing: falling.orderHash,
    bid: bid.orderHash,
    name: named.name,
    trait: [trait.type, trait.value],
    transactions: moves.map((move) => move.transaction_hash ?? ''),
    noon: String(Math.floor(Date.now() / 1000) - 1800),
  }
}

type Answer = { status: number; body: Record<string, unknown>; text: string }

async function ask(path: string, query: string): Promise<Answer> {
  const response = await server.app.request(`${path}?${query}`)
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) }
}

/** The entries of the first list of an answer. */
function entriesOf({ body }: Answer): readonly string[] {
  const list = Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? [])
  return list.map((entry: unknown) => JSON.stringify(entry))
}

function pathOf({ path, name }: Route): string {
  const user = name === 'readUserBids' ? bilal.address : amina.address
  const address = path.includes('/account') ? amina.address : lanterns
  const identifier = facts.listed[0] ?? ''
  const token = `${lanterns}:${identifier}`
  const hash = `0x${'11'.repeat(32)}`
  const named: Record<string, string> = {
    hash,
    collection: slug,
    txHash: hash,
    chain: 'souk',
    protocol: 'seaport',
    slug,
    address,
    user,
    identifier,
    token,
  }
  return path.replace(/\{(\w+)\}/g, (_, key: string) => named[key] ?? '')
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('&')

const relations: Readonly<Record<ParameterCase['holds'], (on: Answer, off: Answer) => boolean>> = {
  same: (on, off) => on.text === off.text,
  other: (on, off) => on.text !== off.text,
  some: (on, off) => {
    const [few, all] = [entriesOf(on), entriesOf(off)]
    return few.length > 0 && few.length < all.length && few.every((entry) => all.includes(entry))
  },
  first: (on, off) => {
    const [few, all] = [entriesOf(on), entriesOf(off)]
    return few.length > 0 && few.length < all.length && few.every((entry, index) => all[index] === entry)
  },
  others: (on, off) => {
    const [some, all] = [entriesOf(on), entriesOf(off)]
    return some.length > 0 && all.length > 0 && !some.some((entry) => all.includes(entry))
  },
  reverse: (on, off) => {
    const [some, all] = [entriesOf(on), entriesOf(off)]
    return some.length > 1 && some.toReversed().join() === all.join()
  },
}

/** Compares the answers to a pair of requests. Returns what is wrong. */
async function compare(path: string, { on, off, base, holds }: ParameterCase): Promise<unknown[]> {
  const [first, second] = [await ask(path, join(base, on)), await ask(path, join(base, off))]
  if (first.status !== 200 || second.status !== 200)
    return [holds, on, first.text.slice(0, 300), off, second.text.slice(0, 300)]
  return relations[holds](first, second)
    ? []
    : [holds, on, entriesOf(first).length, off, entriesOf(second).length]
}

/** What a route cannot do without. */
function neededFor(path: string): string {
  return path.startsWith('/users/activity') ? `users=${amina.address}` : ''
}

/** Checks a boolean that the market answers in one way only. */
async function checkFixed(path: string, name: string, why: string): Promise<unknown[]> {
  const needed = neededFor(path)
  if (name === 'tokenId') return compare(path, { on: 'tokenId=1', holds: 'same' })
  const [yes, no] = [
    await ask(path, join(needed, `${name}=true`)),
    await ask(path, join(needed, `${name}=false`)),
  ]
  if (!why.startsWith('Must be false'))
    return yes.text === no.text && yes.status === 200 ? [] : [yes.text, no.text]
  const { message } = yes.body
  return yes.status === 400 && no.status === 200 && message === `${name} ${lowerFirst(why)}` ? [] : [yes.text]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type Parameter = Operation['parameters'][number]

async function check(route: Route, { name, schema }: Parameter): Promise<unknown[]> {
  const path = pathOf(route)
  const { description } = schema as { description?: string }
  if (description && !name.includes('[')) return checkFixed(path, name, description)
  if (elsewhere.has(`${route.name}.${name}`)) return []
  const needed = name === 'users' ? '' : neededFor(path)
  const next = async (query: string) => {
    const { body } = await ask(path, join(needed, query))
    return String(body.next ?? body.continuation)
  }
  const found = casesOf(route.name, { ...facts, next })[name]
  if (!found) return ['no case']
  const { base, ...pair } = typeof found === 'function' ? await found() : found
  return compare(path, { ...pair, base: join(needed, base) })
}

/** The routes that read, without those for administrators. */
const reads = routes.filter(({ method, guard }) => method === 'get' && guard !== 'admin')

describe('parameters', () => {
  test('behavior: every parameter of the document has its effect on the answer', async () => {
    const problems: unknown[] = []
    for (const route of reads) {
      const { parameters = [] } = document.paths[route.path]?.get ?? {}
      for (const parameter of parameters.filter(({ in: place }) => place === 'query')) {
        const problem = await check(route, parameter)
        if (problem.length > 0) problems.push([`${route.name}.${parameter.name}`, ...problem])
      }
    }
    expect(problems).toEqual([])
  }, 120_000)

  test('error: no route takes a parameter that it does not have', async () => {
    const taken: string[] = []
    for (const route of routes.filter(({ guard }) => guard !== 'admin')) {
      const response = await server.app.request(`${pathOf(route)}?nonsense=1`, {
        method: route.method,
        ...(route.method === 'post' ? { body: '{}' } : undefined),
      })
      const { code } = await response.json()
      if (response.status !== 400 || code !== 'unknown_parameter') taken.push(route.name)
    }
    expect(taken).toEqual([])
  }, 30_000)

  test('error: names the parameter, and those that there are', async () => {
    const { body } = await ask('/v2/orders/souk/seaport/swaps', 'payment_token_address=0x')
    expect(body).toEqual({
      errors: [
        'payment_token_address is not a parameter of this endpoint. It takes limit, cursor, next, asset_contract_address, token_ids, maker and owner.',
      ],
      code: 'unknown_parameter',
      facts: expect.objectContaining({ field: 'payment_token_address' }),
    })
    const refused = await ask('/orders/asks/v5', 'source=shop.example')
    expect(refused.body).toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/^source is not a parameter of this endpoint\. It takes .* and .*\.$/),
    })
    expect((await ask(`/v2/order/${seaportAddress}`, 'limit=1')).body.errors).toEqual([
      'hash must be a 32-byte hash.',
    ])
  })

  test('behavior: newer clients put /api before the version, and read past events as JSON', async () => {
    const [old, newer] = [await ask('/v2/events/all', 'limit=2'), await ask('/api/v2/events/all', 'limit=2')]
    expect(newer.text).toBe(old.text)
    const listed = [
      ['/v2/events', 'application/json'],
      ['/api/v2/events', 'application/json'],
      ['/api/v2/events', '*/*'],
    ] as const
    for (const [path, accept] of listed) {
      const response = await server.app.request(`${path}?limit=2`, { headers: { accept } })
      expect([await response.text(), response.headers.get('vary')]).toEqual([
        old.text,
        'Accept-Encoding, Accept',
      ])
    }
  })

  test('behavior: empty parameters count as absent, and an underscore is free for cache busters', async () => {
    const { text } = await ask('/v2/collections', '')
    expect((await ask('/v2/collections', 'nonsense=&_=1700000000')).text).toBe(text)
  })

  test.each([
    ['/v2/collections', 'limit=1&limit=2', 'limit must be given once.'],
    ['/orders/asks/v5', 'status=open', 'status must be one of active, inactive, expired, cancelled, filled.'],
    [
      '/collections/v7',
      'sortBy=nonsense',
      'sortBy must be one of floorAskPrice, allTimeVolume, 1DayVolume, 7DayVolume, 30DayVolume.',
    ],
    [
      '/orders/asks/v5',
      `token=${lanterns}:1&collection=${lanterns}`,
      'collection must be left out when token is given.',
    ],
    ['/tokens/v7', 'flagStatus=1', 'flagStatus must be -1 or 0, because this market flags no tokens.'],
    ['/users/activity/v6', '', 'users must be the address of an account.'],
    ['/currencies/conversion/v1', 'from=usd', 'to must be the address of a currency, or usd.'],
    [
      '/collections/trending/v1',
      'period=1h',
      'period must be 1d, 24h, 7d or 30d, the periods of this market.',
    ],
  ])('error: %s?%s', async (path, query, message) => {
    const { status, body } = await ask(path, query)
    expect([status, body.message ?? (body.errors as string[])[0]]).toEqual([400, message])
  })
})
