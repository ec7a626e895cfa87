import { demo } from '@souk/devchain'
import { ItemType, Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executionSamples } from '../../testing/executionSamples.js'
import { listing, signOrder } from '../../testing/signOrder.js'
import type { Route } from '../endpoint/Route.js'
import { routes } from '../routes/table.js'
import { type Document, toDocument } from './document.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const adminKey = 'of-this-test'
const slug = 'lanterns-of-the-souk'
let server: TestServer
let document: Document
let facts: { identifier: bigint; hash: string; offer: string; now: bigint; keyId: string }

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, adminKey })
  await approve()
  await server.indexed(await chain.publicClient.getBlockNumber())
  document = await (await server.app.request('/openapi.json')).json()
  const { nfts } = await ask(`/v2/chain/souk/account/${amina.address}/nfts?limit=200`)
  const mine = nfts.find((nft: { contract: string }) => nft.contract === lanterns.toLowerCase())
  const { timestamp: now } = await chain.publicClient.getBlock()
  facts = { identifier: BigInt(mine.identifier), hash: '', offer: '', now, keyId: '' }
  facts.hash = (await ask('/v2/orders/souk/seaport/listings', await toPost(1n))).order.order_hash
  facts.offer = (await ask('/v2/offers', await toOffer())).order_hash
  facts.keyId = (await ask('/v2/admin/keys', { name: 'first' })).key.id
})
afterAll(() => server.close())

async function approve() {
  const wallets = [chain.walletClient(amina), chain.walletClient(bilal)] as const
  const hashes = [
    await wallets[0].writeContract({
      address: lanterns,
      abi: parseAbi(['function setApprovalForAll(address operator, bool approved)']),
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    }),
    await wallets[1].writeContract({
      address: wrappedNative,
      abi: parseAbi(['function approve(address spender, uint256 amount) returns (bool)']),
      functionName: 'approve',
      args: [seaportAddress, parseEther('5')],
    }),
  ]
  for (const hash of hashes) await chain.publicClient.waitForTransactionReceipt({ hash })
}

const draft = (salt: bigint) =>
  listing({
    maker: amina.address,
    token: lanterns,
    identifier: facts.identifier,
    price: parseEther('1'),
    now: facts.now,
    changes: { salt },
  })

async function toPost(salt: bigint) {
  const order = await signOrder(amina.privateKey, draft(salt))
  return { ...Order.serialize(order), protocol_address: seaportAddress }
}

/** A token of Amina's for any other lantern. */
async function toSwap(salt: bigint) {
  const { consideration, ...terms } = draft(salt)
  const wanted = consideration.map((item) => ({
    ...item,
    itemType: ItemType.ERC721_WITH_CRITERIA,
    token: lanterns,
    startAmount: 1n,
    endAmount: 1n,
  }))
  const order = await signOrder(amina.privateKey, { ...terms, consideration: wanted })
  return { ...Order.serialize(order), protocol_address: seaportAddress }
}

async function postSwap(salt: bigint): Promise<string> {
  const { order } = await ask('/v2/orders/souk/seaport/swaps', await toSwap(salt))
  return order.order_hash
}

async function toOffer() {
  const { partialParameters } = await ask('/v2/offers/build', {
    offerer: bilal.address,
    quantity: 1,
    criteria: { collection: { slug } },
    protocol_address: seaportAddress,
  })
  const money = { itemType: 1, token: wrappedNative, identifierOrCriteria: 0n }
  const components = {
    ...draft(7n),
    offerer: bilal.address,
    offer: [{ ...money, startAmount: parseEther('1'), endAmount: parseEther('1') }],
    consideration: Order.parse({
      parameters: {
        ...Order.serialize({ parameters: draft(7n), signature: '0x' }).parameters,
        consideration: partialParameters.consideration,
      },
    }).parameters.consideration,
  } as Order.Components
  const order = Order.serialize(await signOrder(bilal.privateKey, components))
  return { criteria: { collection: { slug } }, protocol_data: order, protocol_address: seaportAddress }
}

async function ask(path: string, body?: unknown) {
  const response = await send(body === undefined ? 'get' : 'post', path, body)
  return response.json()
}

function send(method: string, path: string, body?: unknown) {
  return server.app.request(path, {
    method,
    headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
    ...(method === 'post' ? { body: JSON.stringify(body ?? {}) } : undefined),
  })
}

/** A sample request for each endpoint. An endpoint without one fails the test. */
const samples: Record<string, () => Promise<{ path?: string; body?: unknown; status?: number }>> = {
  getMarketInfo: async () => ({}),
  getPrices: async () => ({}),
  getListings: async () => ({ path: `?asset_contract_address=${lanterns}&order_by=eth_price` }),
  getOffers: async () => ({ path: `?maker=${bilal.address}` }),
  getOrderParameters: async () => ({ path: `?maker=${bilal.address}` }),
  postListing: async () => ({ body: await toPost(2n) }),
  postOffer: async () => ({ body: await toPost(3n), status: 400 }),
  postListings: async () => ({ body: { orders: [await toPost(4n), await toPost(5n)] } }),
  postOffers: async () => ({ body: { orders: [await toPost(6n)] }, status: 400 }),
  getListingFulfillmentData: async () => ({ body: fulfil('listing', facts.hash) }),
  getOfferFulfillmentData: async () => ({
    body: {
      ...fulfil('offer', facts.offer),
      consideration: { asset_contract_address: lanterns, token_id: String(facts.identifier) },
    },
  }),
  getSwaps: async () => ({ path: `?maker=${amina.address}` }),
  postSwap: async () => ({ body: await toSwap(9n) }),
  getSwapFulfillmentData: async () => ({ body: fulfil('swap', await postSwap(10n)) }),
  getOrder: async () => ({}),
  getOrdersByHash: async () => ({ path: `?order_hashes=${facts.offer}&order_hashes=${facts.hash}` }),
  getSignedOrders: async () => ({
    body: {
      chain: 'souk',
      protocol_address: seaportAddress,
      fulfiller: { address: bilal.address },
      order_hashes: [facts.hash, facts.offer, `0x${'0'.repeat(64)}`],
    },
  }),
  cancelOrder: async () => ({ body: { orderId: facts.hash, address: amina.address } }),
  getAuction: async () => ({ status: 404 }),
  getAuctions: async () => ({}),
  getSettlement: async () => ({ status: 404 }),
  buildOffer: async () => ({
    body: {
      offerer: bilal.address,
      criteria: { collection: { slug }, encoded_token_ids: '1,3:5' },
      protocol_address: seaportAddress,
    },
  }),
  postCollectionOffer: async () => ({ body: await toOffer() }),
  getCollectionOffers: async () => ({}),
  getAllListings: async () => ({}),
  getAllOffers: async () => ({}),
  getBestListing: async () => ({}),
  getBestOffer: async () => ({}),
  getNftsByCollection: async () => ({ path: '?sort=price&listed=true' }),
  getNftsByContract: async () => ({ path: '?limit=2' }),
  getNftsByAccount: async () => ({ path: '?limit=2' }),
  getNft: async () => ({}),
  getNeighbours: async () => ({ path: '?sort=price&listed=true' }),
  getNfts: async () => ({
    body: { chain: 'souk', tokens: [{ address: lanterns, identifier: String(facts.identifier) }] },
  }),
  refreshNft: async () => ({}),
  getCollections: async () => ({}),
  getChains: async () => ({}),
  getContract: async () => ({}),
  getNftCollection: async () => ({}),
  getNftOwners: async () => ({}),
  getNftMetadata: async () => ({}),
  getNftsBatch: async () => ({
    body: {
      identifiers: [{ chain: 'souk', contract_address: lanterns, token_id: String(facts.identifier) }],
    },
  }),
  getTrendingCollections: async () => ({ path: '?timeframe=all_time' }),
  getTopCollections: async () => ({ path: '?sort_by=num_owners' }),
  getCollectionsBatch: async () => ({ body: { slugs: [slug] } }),
  getCollectionHolders: async () => ({ path: '?limit=2' }),
  getTraitOffers: async () => ({ path: '?type=Glass&value=Amber' }),
  getOffersByNft: async () => ({}),
  resolveAccount: async () => ({}),
  findCollections: async () => ({ body: { slugs: ['zellige', slug, 'nothing'] } }),
  getCollection: async () => ({}),
  getRanking: async () => ({ path: '?period=30d&sort=floor' }),
  getCollectionHistory: async () => ({ path: '?period=7d' }),
  getHolders: async () => ({ path: '?limit=2' }),
  getDepth: async () => ({}),
  getMints: async () => ({ path: `?account=${amina.address}` }),
  getSearchResults: async () => ({ path: `?q=${amina.address}` }),
  getPaymentToken: async () => ({ path: '' }),
  getCollectionBySlug: async () => ({}),
  getCollectionStats: async () => ({}),
  getTraits: async () => ({}),
  getAccount: async () => ({}),
  getBestListings: async () => ({ path: '?limit=1' }),
  getOrderOfExchange: async () => ({}),
  getActivity: async () => ({ path: '?limit=2' }),
  getCollectionActivity: async () => ({ path: '?event_type=listing,offer&limit=1' }),
  getMarketActivity: async () => ({ path: '?event_type=mint,sale&limit=2' }),
  getNftActivity: async () => ({}),
  getAccountActivity: async () => ({ path: '?limit=3' }),
  getAsset: async () => ({}),
  getAssets: async () => ({ path: `?owner=${amina.address}&limit=3` }),
  getBundles: async () => ({}),
  getBundle: async () => ({ status: 404 }),
  getPaymentTokens: async () => ({}),
  listTraded: async () => ({}),
  addCollection: async () => ({ body: { address: lanterns } }),
  inspectContract: async () => ({}),
  changeCollection: async () => ({ body: { is_hidden: false } }),
  refreshCollection: async () => ({ body: { only_failed: true } }),
  requestCollection: async () => ({ body: { address: spices }, status: 403 }),
  getCollectionRequest: async () => ({}),
  listRequests: async () => ({}),
  answerRequest: async () => ({ body: { accept: false }, status: 404 }),
  getOverview: async () => ({}),
  listKeys: async () => ({}),
  createKey: async () => ({ body: { name: 'second', scope: 'admin' } }),
  revokeKey: async () => ({}),
  ...executionSamples(() => ({ ...facts, signed: () => signOrder(amina.privateKey, draft(8n)) })),
}

const fulfil = (side: 'listing' | 'offer' | 'swap', hash: string) => ({
  [side]: { hash, chain: 'souk', protocol_address: seaportAddress },
  fulfiller: { address: bilal.address },
})

const names = () => ({
  chain: 'souk',
  protocol: 'seaport',
  hash: facts.hash,
  slug,
  collection: slug,
  address: lanterns,
  identifier: String(facts.identifier),
  id: facts.keyId,
  txHash: facts.hash,
  user: amina.address,
  token: `${lanterns}:${facts.identifier}`,
})

async function check(route: Route): Promise<unknown[]> {
  const sample = samples[route.name]
  if (!sample) return ['no sample']
  const { path = '', body, status = 200 } = await sample()
  const named: Record<string, string> = {
    ...names(),
    ...(['getNftsByAccount', 'getAccountActivity'].includes(route.name)
      ? { address: amina.address }
      : undefined),
    ...(route.name === 'getOrderOfExchange' ? { address: seaportAddress } : undefined),
    ...(route.name === 'getPaymentToken' ? { address: wrappedNative } : undefined),
  }
  const url = route.path.replace(/\{(\w+)\}/g, (_, key: string) => named[key] ?? '') + path
  const response = await send(route.method, url, body)
  const answer: unknown = await response.json()
  if (response.status !== status) return [response.status, answer]
  const responses = document.paths[route.path]?.[route.method]?.responses
  const described = (status === 200 ? responses?.['200'] : responses?.default) as {
    content: { 'application/json': { schema: object } }
  }
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema({ $id: 'souk:', components: document.components })
  const text = JSON.stringify(described.content['application/json'].schema).replaceAll('"#/', '"souk:#/')
  const validate = ajv.compile(JSON.parse(text))
  validate(answer)
  return validate.errors ?? []
}

describe('toDocument', () => {
  test('default', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(toDocument(routes, { name: 'Souk' }))))
    expect(document.openapi).toBe('3.1.0')
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(document.paths['/v2/orders/{chain}/{protocol}/listings']?.get?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50, default: 20, pattern: '^\\d{1,4}$' },
    })
  })

  // A single test: several would each revert the chain and judge every order again.
  test('behavior: every endpoint answers as documented', async () => {
    const problems: unknown[] = []
    for (const route of routes) problems.push(...(await check(route)).map((problem) => [route.name, problem]))
    expect(problems).toEqual([])
    expect(Object.keys(samples).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
  }, 120_000)

  test('behavior: the page shows every endpoint, and has no scripts', async () => {
    const response = await server.app.request('/openapi')
    const html = await response.text()
    for (const { path } of routes) expect(html).toContain(`<code>${path}</code>`)
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })
})
