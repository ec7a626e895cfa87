import { readFile } from 'node:fs/promises'
import type { Schema } from '@souk/base/schema'
import { demo } from '@souk/devchain'
import { ItemType, Order, OrderType, seaportAddress } from '@souk/seaport'
import { deploy, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyCases, BodyFacts, FieldCase } from '../testing/BodyCase.js'
import { type BodyField, bodyFields } from '../testing/bodyFields.js'
import { makingBodies } from '../testing/makingBodies.js'
import { marketBodies } from '../testing/marketBodies.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { tradeBodies } from '../testing/tradeBodies.js'
import type { Route } from './endpoint/Route.js'
import { routes } from './routes/table.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
let server: TestServer
let facts: BodyFacts

/** Fields whose effect is not in the answer. */
const elsewhere: ReadonlySet<string> = new Set([
  // They go to the operator's log.
  ...['requestId', 'stepId', 'txHash', 'errorMessage'].map((name) => `reportExecution.${name}`),
  // A test below.
  'refreshTokens.liquidityOnly',
  'refreshToken.liquidityOnly',
  // operator.test.ts
  ...['address', 'reason'].map((name) => `requestCollection.${name}`),
])

beforeAll(async () => {
  const free = await deploy(chain, 'FreeERC721')
  const mints = [{ collection: free, signature: 'function mint(address to, uint256 tokenId)', price: 0n }]
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    collections: [lanterns, spices, free],
    mints,
  })
  await approve()
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  facts = await populate(free)
}, 60_000)
afterAll(() => server.close())

async function approve() {
  const approval = parseAbi(['function setApprovalForAll(address operator, bool approved)'])
  const allowance = parseAbi(['function approve(address spender, uint256 amount) returns (bool)'])
  const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
  const hashes = [
    ...(await Promise.all(
      [lanterns, spices].map((address) =>
        seller.writeContract({
          address,
          abi: approval,
          functionName: 'setApprovalForAll',
          args: [seaportAddress, true],
        }),
      ),
    )),
    await buyer.writeContract({
      address: wrappedNative,
      abi: allowance,
      functionName: 'approve',
      args: [seaportAddress, parseEther('50')],
    }),
  ]
  for (const hash of hashes) await chain.publicClient.waitForTransactionReceipt({ hash })
}

async function tokensOf(contract: Address, least: bigint): Promise<readonly bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .where('quantity', '>=', String(least))
    .orderBy('identifier')
    .execute()
  return rows.map(({ identifier }) => BigInt(identifier))
}

/** Posts a listing, two offers and a swap, and signs more of each. */
async function populate(free: string): Promise<BodyFacts> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const [first = 0n, second = 0n] = await tokensOf(lanterns, 1n)
  const [jar = 0n] = await tokensOf(spices, 2n)
  const sell = (salt: bigint, options: { identifier?: bigint; price?: string; currency?: Address } = {}) => {
    const { identifier = first, price = '2', ...rest } = options
    const of = { maker: amina.address, token: lanterns, identifier, now, changes: { salt } }
    return signOrder(amina.privateKey, listing({ ...of, ...rest, price: parseEther(price) }))
  }
  const nft = { token: lanterns, startAmount: 1n, endAmount: 1n }
  const bid = (salt: bigint, price: string, wanted: { itemType: number; identifierOrCriteria: bigint }) => {
    const amount = parseEther(price)
    const money = { itemType: ItemType.ERC20, token: wrappedNative, identifierOrCriteria: 0n }
    const draft = listing({
      maker: bilal.address,
      token: lanterns,
      identifier: first,
      price: 1n,
      now,
      changes: { salt },
    })
    return signOrder(bilal.privateKey, {
      ...draft,
      orderType: OrderType.FULL_OPEN,
      offer: [{ ...money, startAmount: amount, endAmount: amount }],
      consideration: [{ ...nft, ...wanted, recipient: bilal.address }],
    } as Order.Components)
  }
  const one = { itemType: ItemType.ERC721, identifierOrCriteria: first }
  const any = { itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n }
  const swap = async (salt: bigint) => {
    const { parameters } = await sell(salt, { identifier: second })
    const consideration = [{ ...nft, ...any, recipient: amina.address }]
    return signOrder(amina.privateKey, { ...parameters, consideration } as Order.Components)
  }
  const post = async (side: string, order: Order.Order) => {
    const { order: posted } = await ask(`/v2/orders/souk/seaport/${side}`, {
      ...Order.serialize(order),
      protocol_address: seaportAddress,
    })
    return posted.order_hash
  }
  const trait = await server.market.db
    .selectFrom('token_traits')
    .selectAll()
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', String(first))
    .executeTakeFirstOrThrow()
  return {
    tokens: [first, second],
    jar,
    slug,
    free,
    now,
    trait: [trait.type, trait.value],
    listing: await post('listings', await sell(1n, { price: '1' })),
    offer: await post('offers', await bid(2n, '0.5', one)),
    collectionOffer: await post('offers', await bid(3n, '0.4', any)),
    swap: await post('swaps', await swap(4n)),
    signed: {
      listing: await sell(5n),
      listings: await sell(6n),
      step: await sell(7n),
      rawListing: await sell(8n, { currency: wrappedNative }),
      offer: await bid(9n, '0.2', one),
      offers: await bid(10n, '0.1', one),
      rawOffer: await bid(11n, '0.3', one),
      wide: await bid(12n, '0.15', any),
      swap: await swap(13n),
    },
  }
}

async function ask(path: string, body: unknown) {
  const { text } = await send(path, body)
  return JSON.parse(text)
}

type Answer = { status: number; text: string }

async function send(path: string, body: unknown): Promise<Answer> {
  const response = await server.app.request(path, { method: 'POST', body: JSON.stringify(body) })
  // Each answer of the execution API has its own.
  const text = (await response.text()).replace(/"requestId":"[^"]*",/, '')
  return { status: response.status, text }
}

const pathOf = ({ path }: Route, { query = '' }: Partial<BodyCases> = {}) =>
  `${path.replace('{chain}', 'souk').replace('{protocol}', 'seaport').replace('{hash}', facts.listing)}?${query}`

/** Sets a field of the first entry of each list in its path. */
function withField(body: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const name = step.replace('[]', '')
  const fields = (body ?? {}) as Record<string, unknown>
  if (rest.length === 0) return { ...fields, [name]: value }
  if (!step.endsWith('[]')) return { ...fields, [name]: withField(fields[name], rest.join('.'), value) }
  const [first, ...others] = (fields[name] ?? [{}]) as unknown[]
  return { ...fields, [name]: [withField(first, rest.join('.'), value), ...others] }
}

/** Compares the answers with and without a field. Returns what is wrong. */
async function compare(
  route: Route,
  { why }: BodyField,
  { cases, field, on }: { cases: BodyCases; field: FieldCase; on: Answer },
): Promise<unknown[]> {
  const { base = cases.body, refused } = field
  const at = pathOf(route, cases)
  const [off, again] = [await send(at, base), await send(at, base)]
  const said = [on.text.slice(0, 300), off.text.slice(0, 300)]
  if (off.text !== again.text) return ['two answers', ...said]
  const isOther = on.text !== off.text
  if (refused !== undefined) return on.status >= 400 && on.text.includes(refused) && isOther ? [] : said
  return on.status === 200 && isOther === (why === undefined) ? [] : said
}

const samples = [
  'a text',
  true,
  amina.address,
  '1',
  { collection: 'a', key: 'b', value: 'c' },
  { type: 'a', value: 'b' },
  [{ type: 'a', value: 'b' }],
  { address: amina.address },
]

/** A value that a field can have. */
function sampleOf(schema: Schema): unknown {
  return samples.find((value) => {
    const reading: { issue?: unknown } = {}
    schema.read(value, reading as never)
    return !reading.issue
  })
}

/** Checks the fields of a route. Returns what is wrong. */
async function check(route: Route, fields: readonly BodyField[]): Promise<unknown[]> {
  const { [route.name]: cases } = { ...tradeBodies(facts), ...makingBodies(facts), ...marketBodies(facts) }
  if (!cases) return fields.length > 0 ? [[route.name, 'no body']] : []
  const found = fields.map((field) => {
    const { [field.path]: own = field.why ? { value: sampleOf(field.schema) } : undefined } = cases.fields
    return { field, own, name: `${route.name}.${field.path}` }
  })
  const problems: unknown[] = found.flatMap(({ own, name }) => (own ? [] : [[name, 'no case']]))
  const answers = new Map<string, Answer>()
  // An order that the market has is not checked again: what it refuses comes first.
  for (const { own, field, name } of found.toSorted(
    (a, b) => Number(!a.own?.refused) - Number(!b.own?.refused),
  ))
    if (own)
      answers.set(
        name,
        await send(pathOf(route, cases), withField(own.base ?? cases.body, field.path, own.value)),
      )
  for (const { own, field, name } of found) {
    const on = answers.get(name)
    const problem = own && on ? await compare(route, field, { cases, field: own, on }) : []
    if (problem.length > 0) problems.push([name, ...problem])
  }
  return problems
}

/** The routes that take a body, without those for administrators. */
const takers = routes.flatMap((route) =>
  route.body && route.guard !== 'admin' ? [{ ...route, body: route.body }] : [],
)

describe('bodies', () => {
  test('behavior: every field has its effect on the answer, is refused, or is documented to change nothing', async () => {
    const problems: unknown[] = []
    for (const route of takers)
      problems.push(
        ...(await check(
          route,
          bodyFields(route.body).filter(({ path }) => !elsewhere.has(`${route.name}.${path}`)),
        )),
      )
    expect(problems).toEqual([])
  }, 60_000)

  test.each([
    ['/tokens/refresh/v1', (token: string) => ({ token })],
    ['/tokens/refresh/v2', (token: string) => ({ tokens: [token] })],
  ])('param: liquidityOnly of %s leaves the metadata as it is', async (path, bodyOf) => {
    const [token] = facts.tokens
    const asked = async (liquidityOnly: boolean) => {
      const tokens = server.market.db.updateTable('tokens').where('contract', '=', lanterns.toLowerCase())
      const own = tokens.where('identifier', '=', String(token))
      await own.set({ metadata_state: 'failed', metadata_next_at: 1e13 }).execute()
      await send(path, { ...bodyOf(`${lanterns}:${token}`), liquidityOnly })
      const [{ metadata_next_at: next } = {}] = await own
        .set({ metadata_attempts: 0 })
        .returning('metadata_next_at')
        .execute()
      return Number(next) === 1e13
    }
    expect([await asked(true), await asked(false)]).toEqual([true, false])
  })

  test('error: no route takes a field that it does not have', async () => {
    const taken: string[] = []
    for (const route of takers) {
      const { text } = await send(pathOf(route), { nonsense: 1 })
      if (!text.includes('"unknown_field"')) taken.push(route.name)
    }
    // It refuses whatever it is asked.
    expect(taken).toEqual(['readSolverCapacity'])
  })

  test('behavior: the fields that change nothing are in the documents, with the reasons', async () => {
    const found = takers.flatMap(({ body, path }) =>
      bodyFields(body).flatMap(({ why, path: field }) =>
        why ? { why, path, name: field.split('.').at(-1) } : [],
      ),
    )
    const listed = (why: string, key: 'name' | 'path') =>
      [...new Set(found.filter((one) => one.why === why).map((one) => `\`${one[key]}\``))].join(', ')
    const rows = [...new Set(found.map(({ why }) => why))].map(
      (why) => `| ${listed(why, 'name')} | ${listed(why, 'path')} | ${why} |`,
    )
    const page = await readFile(new URL('../../../../docs/market-api.md', import.meta.url), 'utf8')
    expect(page).toContain(`\n${['| field | requests | reason |', '|---|---|---|', ...rows].join('\n')}\n\n`)
  })
})
