import { demo } from '@souk/devchain'
import { Auction, ItemType, Order, OrderType, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Hex, parseAbi, parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Market } from '../../market/Market.js'
import { setApproval } from '../../testing/setApproval.js'
import { listing, signOrder } from '../../testing/signOrder.js'
import { createApp } from '../app.js'
import { createSurface } from '../endpoint/Surface.js'
import { routes } from '../routes/table.js'
import type { Version } from './createVersions.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { auctionZone, lanterns, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
const ether = parseEther('1')
const hour = 3_600n
/** The next hour begins this many seconds after `start`. */
const nextHour = 60n

/** When time alone changes the book, in seconds after `start`. */
const moments = { ends: 2n, starts: 4n, auctionEnds: 6n, othersEnd: 8n }

let server: TestServer
/** The first second of an hour's last minute, ahead of every other clock. */
let start: bigint
let owned: readonly bigint[]
let hashes: Readonly<Record<string, Hex>>

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    auctionZones: [auctionZone],
    settlerKey: demo.auctioneer.privateKey,
  })
  const approval = await chain.walletClient(bilal).writeContract({
    address: wrappedNative,
    abi: parseAbi(['function approve(address operator, uint256 amount) returns (bool)']),
    functionName: 'approve',
    args: [seaportAddress, 5n * ether],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash: approval })
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
  const wall = BigInt(Math.floor(Date.now() / 1000))
  const { timestamp } = await chain.publicClient.getBlock()
  start = ((timestamp > wall ? timestamp : wall) / hour + 2n) * hour - nextHour
  const { nfts } = await ask(`/v2/chain/souk/account/${amina.address}/nfts?limit=200`)
  owned = nfts
    .filter((nft: { contract: string }) => nft.contract === lanterns.toLowerCase())
    .map((nft: { identifier: string }) => BigInt(nft.identifier))
  hashes = await postBook()
  await sql`insert into sale_hours (contract, hour, price_rank, volume, sales, lowest)
    values (${lanterns.toLowerCase()}, to_timestamp(${String(start - (start % hour) - 23n * hour)}::bigint), 0, 7, 1, 7)`.execute(
    server.market.db,
  )
})
afterAll(() => server.close())

async function ask(path: string, body?: unknown) {
  const response = await server.app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (response.status !== 200) throw new RangeError(JSON.stringify(answer))
  return answer
}

async function post(path: string, key: Hex, components: Order.Components): Promise<Hex> {
  const order = await signOrder(key, components)
  const body = { ...Order.serialize(order), protocol_address: seaportAddress }
  return (await ask(`/v2/orders/souk/seaport/${path}`, body)).order.order_hash
}

/** Orders for each moment. The server judges them by its own clock, for which none of them is over. */
async function postBook() {
  const { timestamp } = await chain.publicClient.getBlock()
  const draft = (place: number, changes: Partial<Order.Components>) =>
    listing({
      maker: amina.address,
      token: lanterns,
      identifier: owned[place] ?? 0n,
      price: ether,
      now: timestamp,
      changes: { salt: BigInt(place), ...changes },
    })
  const until = (moment: keyof typeof moments) => ({ endTime: start + moments[moment] })
  const plain = draft(0, until('ends'))
  const [nft, price] = [plain.offer[0], plain.consideration[0]]
  if (!nft || !price) throw new RangeError('A listing has one item on each side.')
  const listed = (changes: Partial<Order.Components>, place: number) =>
    post('listings', amina.privateKey, draft(place, changes))
  const terms = {
    settler: privateKeyToAccount(demo.auctioneer.privateKey).address,
    end: start + moments.auctionEnds,
    feeBasisPoints: 250,
  }
  const money = { itemType: ItemType.ERC20, token: wrappedNative, identifierOrCriteria: 0n }
  const paid = [{ ...money, startAmount: ether, endAmount: ether }]
  const share = Auction.sellerShare(ether, terms)
  return {
    ends: await listed(until('ends'), 0),
    starts: await listed({ startTime: start + moments.starts, endTime: start + 2n * hour }, 1),
    moves: await listed({ consideration: [{ ...price, endAmount: ether / 2n }], ...until('othersEnd') }, 2),
    auction: await listed(
      {
        ...Auction.english({ zone: auctionZone, terms }),
        orderType: OrderType.FULL_RESTRICTED,
        consideration: [{ ...price, ...money, startAmount: share, endAmount: share }],
        endTime: start + hour,
      },
      3,
    ),
    bid: await post('offers', bilal.privateKey, {
      ...draft(4, until('othersEnd')),
      offerer: bilal.address,
      offer: paid,
      consideration: [{ ...nft, identifierOrCriteria: owned[4] ?? 0n, recipient: bilal.address }],
    }),
    swap: await post('swaps', amina.privateKey, {
      ...draft(5, until('othersEnd')),
      consideration: [
        {
          ...nft,
          itemType: ItemType.ERC721_WITH_CRITERIA,
          identifierOrCriteria: 0n,
          recipient: amina.address,
        },
      ],
    }),
    bundle: await listed(
      {
        offer: [6, 7].map((place) => ({ ...nft, identifierOrCriteria: owned[place] ?? 0n })),
        ...until('othersEnd'),
      },
      6,
    ),
  }
}

/** A path of each endpoint that may be cached, with the parameters that show the orders. */
function paths(): readonly string[] {
  const tokens = owned.slice(0, 8)
  const orders = '/v2/orders/souk/seaport'
  const nft = (identifier = 0n) => `/v2/chain/souk/contract/${lanterns}/nfts/${identifier}`
  return [
    '/v2/market',
    ...['', `&maker=${amina.address}`].flatMap((more) =>
      ['listings', 'offers', 'swaps'].map(
        (path) => `${orders}/${path}?asset_contract_address=${lanterns}${more}`,
      ),
    ),
    `${orders}/listings?include_bundled=true&order_by=eth_price&asset_contract_address=${lanterns}`,
    `${orders}/offers?maker=${bilal.address}`,
    `/v2/orders?${Object.values(hashes)
      .map((hash) => `order_hashes=${hash}`)
      .join('&')}`,
    `/v2/order/${hashes.moves}`,
    '/v2/auctions',
    '/v2/auctions?running=true',
    `/v2/auctions/${hashes.auction}`,
    `/v2/offers/collection/${slug}`,
    ...['listings', 'offers'].flatMap((path) => [
      `/v2/${path}/collection/${slug}/all`,
      `/v2/${path}/collection/${slug}/nfts/${owned[path === 'listings' ? 0 : 4]}/best`,
    ]),
    ...['sort=price&listed=true', 'auctioned=true', 'sort=ending'].map(
      (query) => `/v2/collection/${slug}/nfts?${query}`,
    ),
    `/v2/chain/souk/contract/${lanterns}/nfts`,
    `/v2/chain/souk/account/${amina.address}/nfts`,
    ...tokens.slice(0, 2).map(nft),
    `${nft(owned[0])}/neighbours?sort=ending`,
    '/v2/collections',
    '/v2/collections?order_by=created_date',
    '/v2/chains',
    '/v2/collections/trending',
    '/v2/collections/top?sort_by=floor_price',
    `/v2/collections/${slug}/holders`,
    `/v2/chain/souk/contract/${lanterns}`,
    ...['/collection', '/owners'].map((what) => `${nft(owned[0])}${what}`),
    `/v2/metadata/souk/${lanterns}/${owned[0]}`,
    `/v2/offers/collection/${slug}/traits?type=Glass&value=Amber`,
    `/v2/offers/collection/${slug}/nfts/${owned[4]}`,
    `/v2/accounts/resolve/${amina.address}`,
    `/v2/collection/${slug}`,
    ...['', '/stats'].map((more) => `/v2/collections/${slug}${more}`),
    `/v2/traits/${slug}`,
    `/v2/accounts/${amina.address}`,
    `/v2/listings/collection/${slug}/best`,
    `/v2/orders/chain/souk/protocol/${seaportAddress}/${hashes.moves}`,
    `/v2/chain/souk/payment_token/${wrappedNative}`,
    '/v2/ranking?period=1d',
    ...['1d', 'all'].map((period) => `/v2/collection/${slug}/history?period=${period}`),
    ...['holders', 'depth', 'mints'].map((figure) => `/v2/collection/${slug}/${figure}`),
    `/v2/search?q=${amina.address}`,
    ...['all', 'chain/souk'].map((place) => `/v2/events/${place}`),
    `/v2/events/collection/${slug}`,
    `/v2/events/chain/souk/contract/${lanterns}/nfts/${owned[0]}`,
    `/v2/events/accounts/${amina.address}`,
    `/api/v1/asset/${lanterns}/${owned[0]}/`,
    `/api/v1/assets/?asset_contract_address=${lanterns}&token_ids=${tokens.join('&token_ids=')}`,
    '/api/v1/bundles/',
    `/api/v1/bundle/${hashes.bundle}/`,
    '/api/v1/tokens/',
    `/tokens/v7?includeTopBid=true&tokens=${tokens.map((token) => `${lanterns}:${token}`).join('&tokens=')}`,
    `/users/${amina.address}/tokens/v10`,
    `/collections/v7?contract=${lanterns}`,
    '/collections/v7?sortBy=1DayVolume',
    ...['v1', 'v2'].map((version) => `/collections/${slug}/marketplace-configurations/${version}`),
    `/collections/${slug}/attributes/all/v4`,
    '/collections/trending/v1?period=1d',
    `/users/${amina.address}/collections/v4?sortBy=allTimeVolume`,
    `/orders/users/${amina.address}/top-bids/v4`,
    `/currencies/conversion/v1?from=${wrappedNative}&to=usd`,
    ...['asks', 'bids'].map((side) => `/users/${amina.address}/${side}/v1?includeRawData=true`),
    `/users/activity/v6?users=${amina.address}`,
    ...['active', 'inactive', 'expired'].map(
      (status) => `/orders/asks/v5?contracts=${lanterns}&status=${status}`,
    ),
    `/orders/bids/v6?maker=${bilal.address}`,
    `/collections/activity/v6?collection=${lanterns}`,
    `/tokens/${lanterns}:${owned[0]}/activity/v5`,
  ]
}

/** A market with a clock of its own, which moves without a write to the database. */
function marketAt(market: Market) {
  const clock = { time: start }
  const { head } = market.progress
  const progress = { ...market.progress }
  Object.defineProperty(progress, 'head', {
    enumerable: true,
    get: () => head && { ...head, timestamp: clock.time },
  })
  const price = {
    currency: wrappedNative,
    feed: zeroAddress,
    fiat: 'USD',
    price: 7n,
    updatedAt: start,
    maxAge: 20,
  }
  return { clock, market: { ...market, progress, prices: { known: [price] } } }
}

describe('cached answers', () => {
  test('default: at each moment, they equal those made anew; until then, they are kept', async () => {
    const { clock, market } = marketAt(server.market)
    const surface = createSurface(market)
    const { look } = surface.shelf.versions
    let version: Version = { state: 'still', turn: undefined }
    surface.shelf.versions.look = async () => version
    // Another state for each look, so that it keeps nothing.
    const anew = createSurface(market)
    anew.shelf.versions.look = async () => ({ ...version, state: crypto.randomUUID() })
    const [app, other] = [createApp(surface), createApp(anew)]
    const compare = async (path: string) => {
      const [kept, made] = await Promise.all([app.request(path), other.request(path)])
      expect({ path, text: await kept.text() }).toEqual({ path, text: await made.text() })
    }

    const all = paths()
    const names = new Set<string | undefined>()
    const renewed = new Map<string, bigint[]>()
    // The first time counts the requests, the second keeps their answers.
    for (const time of [-1n, 0n, ...Object.values(moments), nextHour]) {
      clock.time = start + time
      version = { ...(await look()), state: 'still' }
      const before = new Map(surface.shelf.kept)
      // Answers that do not depend on the time are compared in the end.
      const isDue = (path: string) => time === nextHour || !before.has(path) || before.get(path)?.until
      await Promise.all(all.filter(isDue).map(compare))
      const { kept } = surface.shelf
      for (const path of all)
        if (kept.get(path) !== before.get(path)) renewed.set(path, [...(renewed.get(path) ?? []), time])
      for (const { answer } of kept.values()) names.add((await answer).origin?.route)
    }

    const cached = routes.filter(
      ({ method, guard, isLive }) => method === 'get' && guard === 'read' && !isLive,
    )
    expect([...names].toSorted()).toEqual(cached.map(({ name }) => name).toSorted())
    const told = (path: string) => renewed.get(path)?.join(' ')
    expect({
      collections: told('/v2/collections'),
      stats: told(`/v2/collection/${slug}`),
      book: told(`/v2/orders/souk/seaport/offers?maker=${bilal.address}`),
      auctions: told('/v2/auctions'),
      moving: told(`/v2/order/${hashes.moves}`),
    }).toMatchInlineSnapshot(`
      {
        "auctions": "0 2 4 6 8 60",
        "book": "0 2 4 6 8",
        "collections": "0 60",
        "moving": "0 2 4 6 8 60",
        "stats": "0 60",
      }
    `)
  }, 60_000)
})
