import { demo } from '@souk/devchain'
import { createOrder, ItemType, Order } from '@souk/seaport'
import { testChain, transact } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOffer } from './actions/buildOffer.js'
import { getActivity } from './actions/getActivity.js'
import { getAsset } from './actions/getAsset.js'
import { getAssets } from './actions/getAssets.js'
import { getBundles } from './actions/getBundles.js'
import { getCollection } from './actions/getCollection.js'
import { getCollectionOffers } from './actions/getCollectionOffers.js'
import { getCollections } from './actions/getCollections.js'
import { getFulfillmentData } from './actions/getFulfillmentData.js'
import { getMarketInfo } from './actions/getMarketInfo.js'
import { getNeighbours } from './actions/getNeighbours.js'
import { getNft } from './actions/getNft.js'
import { getNfts } from './actions/getNfts.js'
import { getNftsByAccount } from './actions/getNftsByAccount.js'
import { getNftsByCollection } from './actions/getNftsByCollection.js'
import { getNftsByContract } from './actions/getNftsByContract.js'
import { getOrder } from './actions/getOrder.js'
import { getOrders } from './actions/getOrders.js'
import { getPaymentToken } from './actions/getPaymentToken.js'
import { notifyCancellation } from './actions/notifyCancellation.js'
import { postCollectionOffer } from './actions/postCollectionOffer.js'
import { postOrders } from './actions/postOrders.js'
import { createMarketApi, type LogEvent, type MarketApi } from './api/MarketApi.js'
import { paginate } from './api/paginate.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const marketFee = { recipient: demo.marketFee.address, basisPoints: 250 }
let server: TestServer
let api: MarketApi
let slug: string
let owned: readonly bigint[]
const log: LogEvent[] = []

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, chain: 'ethereum' })
  await indexed()
  await server.described()
  const { url } = await server.listen()
  api = createMarketApi({ chain: 'ethereum', baseUrl: url, logger: (event) => log.push(event) })
  owned = await collect(paginate(getNftsByAccount, api, { account: amina.address, limit: 3 }), (nft) =>
    nft.contract === lanterns ? nft.tokenId : undefined,
  )
  slug = (await getNft(api, { contract: lanterns, tokenId: owned[0]! })).collection
})
afterAll(() => server.close())

const indexed = async () => server.indexed(await chain.publicClient.getBlockNumber())

async function collect<item, value>(items: AsyncIterable<item>, read: (item: item) => value | undefined) {
  const values: value[] = []
  for await (const item of items) {
    const value = read(item)
    if (value !== undefined) values.push(value)
  }
  return values
}

/** Signs a listing of one token, after the necessary approvals. */
async function list(identifier: bigint, price = '1'): Promise<Order.Order> {
  const fees = (await getCollection(api, { slug })).fees
  const { executeAllActions } = await createOrder(chain.walletClient(amina), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
    consideration: [{ amount: parseEther(price) }],
    fees: fees.map(({ recipient, basisPoints }) => ({ recipient, basisPoints })),
    endTime: (await chain.publicClient.getBlock()).timestamp + 86_400n,
  })
  const order = await executeAllActions()
  await indexed()
  return order
}

describe('orders', () => {
  test('default: posted together, read one by one, page by page, by owner and by search', async () => {
    const orders = [await list(owned[0]!), await list(owned[1]!, '2'), await list(owned[2]!, '3')]
    const hashes = orders.map((order) => Order.hash(order.parameters))
    const posted = await postOrders(api, { side: 'ask', orders })
    expect(posted.map(({ orderHash, status }) => [orderHash, status])).toEqual(
      hashes.map((hash) => [hash, 'active']),
    )
    expect(await getOrder(api, { orderHash: hashes[1]! })).toMatchObject({ price: parseEther('2') })

    const search = { side: 'ask', contract: lanterns, tokenIds: owned.slice(0, 3) } as const
    const walked = await collect(
      paginate(getOrders, api, { ...search, limit: 1 }),
      (order) => order.orderHash,
    )
    expect(walked.toSorted()).toEqual(hashes.toSorted())
    const ofOwner = await getOrders(api, { ...search, owner: amina.address })
    expect(ofOwner.orders).toHaveLength(3)
    expect((await getOrders(api, { ...search, owner: bilal.address })).orders).toEqual([])
    const cheapest = await getOrder(api, { ...search, orderBy: 'eth_price', orderDirection: 'asc' })
    expect(cheapest.orderHash).toBe(hashes[0])
    await expect(getOrder(api, { side: 'ask', maker: demo.marketFee.address })).rejects.toThrow(
      'Not found: no matching order found',
    )

    const { order } = await getFulfillmentData(api, {
      side: 'ask',
      orderHash: hashes[0]!,
      fulfiller: bilal.address,
    })
    expect(Order.hash(order.parameters)).toBe(hashes[0])
    const cancelled = await notifyCancellation(api, { orderHash: hashes[0]!, address: amina.address })
    expect(cancelled).toEqual({ orderHash: hashes[0], status: 'active', cancelled: false })
  })

  test('error: of orders posted together one is refused, and none is kept', async () => {
    const good = await list(owned[3]!)
    const bad = { ...good, parameters: { ...good.parameters, salt: good.parameters.salt + 1n } }
    const failure = await postOrders(api, { side: 'ask', orders: [good, bad] }).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ name: 'MarketApi.RejectedError', status: 400 })
    const orderHash = Order.hash(good.parameters)
    await expect(getOrder(api, { orderHash })).rejects.toMatchObject({
      name: 'MarketApi.NoMatchingOrderError',
    })
  })
})

describe('offers on a collection', () => {
  test('default: built, signed, posted and read', async () => {
    await wrapAndApprove()
    const offerer = bilal.address
    const built = await buildOffer(api, { offerer, slug })
    expect(built.consideration).toMatchObject([{ token: lanterns, recipient: offerer, startAmount: 1n }])
    const { executeAllActions } = await createOrder(chain.walletClient(bilal), {
      offer: [{ currency: wrappedNative, amount: parseEther('1') }],
      consideration: [{ itemType: ItemType.ERC721_WITH_CRITERIA, contract: lanterns, criteria: 0n }],
      fees: [marketFee],
      endTime: (await chain.publicClient.getBlock()).timestamp + 86_400n,
    })
    const order = await executeAllActions()
    await indexed()
    const posted = await postCollectionOffer(api, { slug, order })
    expect(posted.orderHash).toBe(Order.hash(order.parameters))
    expect(posted.criteria).toMatchObject({ slug })
    const { offers } = await getCollectionOffers(api, { slug })
    expect(offers.map(({ orderHash }) => orderHash)).toContain(posted.orderHash)
  })

  async function wrapAndApprove() {
    const abi = parseAbi(['function deposit() payable'])
    await transact(chain, {
      from: bilal.address,
      to: wrappedNative,
      data: encodeFunctionData({ abi, functionName: 'deposit' }),
      value: parseEther('5'),
    })
    await indexed()
  }
})

describe('reading', () => {
  test('default: collections and tokens', async () => {
    const { collections } = await getCollections(api, { slugs: [slug, 'nowhere'] })
    expect(collections.map((collection) => collection.slug)).toEqual([slug])
    const { traits, stats, ...collection } = await getCollection(api, { slug })
    // Recent sales are part of a single collection, but not of a list of collections.
    const { figures, ...standing } = stats
    expect(collections[0]).toMatchObject({ ...collection, stats: standing })
    expect(figures).toMatchObject({ one_day_sales: 0, seven_day_volume: 0 })
    const all = await collect(paginate(getCollections, api, { limit: 1 }), (one) => one.slug)
    expect(all).toContain(slug)
    const tokens = owned.slice(0, 2).map((tokenId) => ({ contract: lanterns, tokenId }))
    const nfts = await getNfts(api, { tokens })
    expect(nfts.map(({ tokenId }) => tokenId).toSorted()).toEqual(owned.slice(0, 2).toSorted())
    const every = await collect(
      paginate(getNftsByContract, api, { contract: lanterns, limit: 7 }),
      ({ tokenId }) => tokenId,
    )
    expect(new Set(every).size).toBe(every.length)
    expect(every).toEqual(expect.arrayContaining([...owned]))
  })

  test('default: the tokens before and after one, by number, by price, and among those of a trait', async () => {
    const read = async (sort: getNeighbours.Options['sort'], more: object = {}) => {
      const ids = await collect(
        paginate(getNftsByCollection, api, { slug, sort, ...more }),
        ({ tokenId }) => tokenId,
      )
      for (const at of [0, 1, ids.length - 1]) {
        const around = await getNeighbours(api, { contract: lanterns, tokenId: ids[at]!, sort, ...more })
        expect([around.previous?.tokenId, around.next?.tokenId]).toEqual([ids[at - 1], ids[at + 1]])
      }
    }
    await read('identifier')
    await read('price')
    await read('price-down')
    await read('recent')
    const { nfts } = await getNftsByCollection(api, { slug, limit: 1 })
    const [trait] = nfts[0]!.traits
    await read('price', { traits: { [trait!.type]: [String(trait!.value)] } })
  })

  test('error: neighbours of what is not there', async () => {
    const asked = getNeighbours(api, { contract: lanterns, tokenId: 10n ** 30n })
    await expect(asked).rejects.toMatchObject({ name: 'MarketApi.NotFoundError' })
  })

  test('default: the market itself and its currencies', async () => {
    const { currencies } = await getMarketInfo(api)
    const token = await getPaymentToken(api, { currency: wrappedNative })
    expect(currencies).toContainEqual(expect.objectContaining({ address: token.address, decimals: 18 }))
  })

  test('default: assets and bundles of the first version', async () => {
    const tokenId = owned[0]!
    const asset = await getAsset(api, { contract: lanterns, tokenId })
    expect(asset).toMatchObject({ tokenId, contract: lanterns, collection: { slug } })
    const page = await getAssets(api, { owner: amina.address, contract: lanterns, limit: 2 })
    expect(page.assets).toHaveLength(2)
    expect((await getBundles(api)).bundles).toEqual([])
  })

  test('behavior: every step was told, and none with anything secret', () => {
    expect(new Set(log.map(({ type }) => type))).toContain('response')
    expect(log.filter(({ type }) => type === 'retry')).toEqual([])
  })
})

describe('getActivity', () => {
  test('default: of the whole market, the newest first, with what tokens are called', async () => {
    const { activities, next } = await getActivity(api, { limit: 5 })
    expect(activities.map(({ at }) => at.getTime())).toEqual(
      activities.map(({ at }) => at.getTime()).toSorted((a, b) => b - a),
    )
    expect(next).toBeDefined()
    // A token's metadata is read after the token.
    const [named] = (await getActivity(api, { types: ['listing'], limit: 1 })).activities
    const { name } = await getNft(api, { contract: lanterns, tokenId: named!.tokenId! })
    expect(named).toMatchObject({ name, collection: slug, collectionName: 'Lanterns of the Souk' })
  })

  test('behavior: an offer on any token of a collection has the picture of the collection', async () => {
    const { activities } = await getActivity(api, { types: ['offer'], limit: 50 })
    const onAny = activities.find(({ tokenId }) => tokenId === undefined)
    const { imageUrl } = await getCollection(api, { slug })
    expect(imageUrl).toBeDefined()
    expect(onAny).toMatchObject({ collection: slug, imageUrl })
  })

  test('param: types', async () => {
    const place = { contract: lanterns, tokenId: owned[0]! }
    const { activities: made } = await getActivity(api, { ...place, types: ['mint'] })
    expect(made).toMatchObject([{ type: 'mint', quantity: 1n }])
    expect(made[0]?.from).toBeUndefined()
    const both = await getActivity(api, { ...place, types: ['mint', 'transfer'] })
    const { activities: moved } = await getActivity(api, { ...place, types: ['transfer', 'cancel'] })
    expect(moved.every(({ from }) => from !== undefined)).toBe(true)
    expect(both.activities.filter(({ type }) => type === 'mint')).toEqual(made)
  })
})
