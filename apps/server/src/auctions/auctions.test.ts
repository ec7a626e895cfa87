import { defined } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  createMarketApi,
  getActivity,
  getAuction,
  getAuctions,
  getFulfillmentData,
  getMarketInfo,
  getNeighbours,
  getNft,
  getNftsByCollection,
  getOrders,
  getSettlement,
  type MarketApi,
  type MarketEvent,
  postOrder,
  watchEvents,
} from '@souk/market'
import { Auction, createOrder, ItemType, Order, seaportAddress, settleAuction } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, isAddressEqual, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteUnsettled, tellStart } from '../server/tellStart.js'

const chain = testChain({ isUndone: false })
const [seller, bidder, poorer, stranger] = demo.accounts
const { auctionZone, lanterns, wrappedNative: token } = demo.contracts
const settler = privateKeyToAccount(demo.auctioneer.privateKey).address
const ether = parseEther('1')
const feeBasisPoints = 250
const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function approve(address, uint256) returns (bool)',
])

let server: TestServer
let api: MarketApi

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    chain: 'ethereum',
    fees: [{ recipient: demo.marketFee.address, basisPoints: feeBasisPoints }],
    auctionZones: [auctionZone],
    settlerKey: demo.auctioneer.privateKey,
  })
  await caughtUp()
  api = createMarketApi({ chain: 'ethereum', baseUrl: (await server.listen()).url })
})
afterAll(() => server?.close())

const wallet = (account: { privateKey: Hex }) => chain.walletClient(account)
const caughtUp = async () => server.indexed(await chain.publicClient.getBlockNumber())
const ownerOf = (identifier: bigint) =>
  chain.publicClient.readContract({ address: lanterns, abi, functionName: 'ownerOf', args: [identifier] })

/** Returns the sale of an order, as a listener receives it. */
function saleOf(orderHash: Hex): Promise<MarketEvent> {
  return new Promise((resolve) => {
    const stop = watchEvents(api, {
      types: ['sale'],
      after: 0,
      onEvent: (event) => {
        if (event.orderHash !== orderHash) return
        stop()
        resolve(event)
      },
    })
  })
}

async function pass(seconds: number) {
  await chain.testClient.increaseTime({ seconds })
  await chain.testClient.mine({ blocks: 1 })
  await caughtUp()
}

/** The server remembers the orders of earlier tests, whose chain is undone, so each test mints its own lantern. */
let last = 0n
async function nextLantern(): Promise<bigint> {
  do last++
  while (!isAddressEqual(await ownerOf(last), seller.address))
  return last
}

type Opened = { order: Order.Order; orderHash: Hex; identifier: bigint; now: bigint }

async function open(terms: Partial<Auction.Terms> = {}): Promise<Opened> {
  const identifier = await nextLantern()
  const now = (await chain.publicClient.getBlock()).timestamp
  const asked = { settler, end: now + 3600n, feeBasisPoints, ...terms }
  const created = await createOrder(wallet(seller), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
    consideration: [
      { currency: token, amount: Auction.sellerShare(ether, asked), recipient: seller.address },
    ],
    endTime: now + 90_000n,
    ...Auction.english({ zone: auctionZone, terms: asked }),
  })
  const order = await created.executeAllActions()
  await caughtUp()
  const { orderHash } = await postOrder(api, { side: 'ask', order })
  return { order, orderHash, identifier, now }
}

async function bid(
  account: { privateKey: Hex; address: Address },
  auction: Opened,
  amount: bigint,
  basisPoints = feeBasisPoints,
) {
  const created = await createOrder(wallet(account), {
    offer: [{ currency: token, amount }],
    consideration: [
      {
        itemType: ItemType.ERC721,
        contract: lanterns,
        tokenId: auction.identifier,
        recipient: account.address,
      },
    ],
    fees: [{ recipient: demo.marketFee.address, basisPoints }],
    endTime: auction.now + 90_000n,
  })
  const order = await created.executeAllActions()
  await caughtUp()
  return { ...(await postOrder(api, { side: 'bid', order })), signed: order }
}

describe('English auctions', () => {
  test('default: the highest covered bid wins; another account settles after the end', async () => {
    expect((await getMarketInfo(api)).auction).toEqual({ zone: auctionZone, settler })
    const auction = await open()
    const { orderHash } = auction
    expect(await getAuction(api, { orderHash })).toMatchObject({
      phase: 'running',
      reserve: ether,
      feeBasisPoints,
      end: auction.now + 3600n,
      settleUntil: auction.now + 90_000n,
      order: { type: 'english', price: ether, status: 'active' },
      // Anyone may know it, because the zone protects the order.
      signature: auction.order.signature,
    })
    const second = await bid(bidder, auction, 2n * ether)
    const first = await bid(poorer, auction, 3n * ether)
    await bid(stranger, auction, ether / 2n)
    expect((await getAuction(api, { orderHash })).highestBid?.orderHash).toBe(first.orderHash)

    await pass(3601)
    // The highest bidder spends the money.
    const hash = await wallet(poorer).writeContract({
      address: token,
      abi,
      functionName: 'approve',
      args: [seaportAddress, 0n],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const settlement = await getSettlement(api, { orderHash })
    expect(settlement.settlement).toMatchObject({ bidHash: second.orderHash, price: 2n * ether })
    const match = await settleAuction(wallet(stranger), settlement)
    await chain.publicClient.waitForTransactionReceipt({ hash: await match.executeAllActions() })
    expect(await ownerOf(auction.identifier)).toBe(bidder.address)
    await caughtUp()
    const over = await getAuction(api, { orderHash })
    expect(over).toMatchObject({
      phase: 'over',
      order: { status: 'filled' },
      sale: { bidder: bidder.address, price: 2n * ether },
    })
    expect(over).not.toHaveProperty('highestBid')
    const { identifier } = auction
    const { activities } = await getActivity(api, {
      contract: lanterns,
      tokenId: identifier,
      types: ['sale'],
    })
    expect(activities).toMatchObject([
      { from: seller.address, to: bidder.address, price: 2n * ether, orderHash },
    ])
    expect(await saleOf(orderHash)).toMatchObject({
      ...{ side: 'ask', orderType: 'english', maker: seller.address, taker: bidder.address },
      ...{ price: 2n * ether, currency: token, from: seller.address, to: bidder.address, quantity: 1n },
      tokenId: identifier,
    })
  })

  test('behavior: a settlement by the seller is a sale from seller to bidder, for the full bid', async () => {
    const auction = await open()
    const { signed } = await bid(bidder, auction, 2n * ether)
    const match = await settleAuction(wallet(seller), { auction: auction.order, bid: signed })
    await chain.publicClient.waitForTransactionReceipt({ hash: await match.executeAllActions() })
    await caughtUp()
    const { lastSale } = await getNft(api, { contract: lanterns, tokenId: auction.identifier })
    expect(lastSale).toMatchObject({ price: 2n * ether })
    const { identifier } = auction
    const { activities } = await getActivity(api, {
      contract: lanterns,
      tokenId: identifier,
      types: ['sale'],
    })
    expect(activities).toMatchObject([{ from: seller.address, to: bidder.address, price: 2n * ether }])
  })

  test('behavior: the activity tells a started auction from a listing, and a bid from an offer', async () => {
    const auction = await open()
    await bid(bidder, auction, 2n * ether)
    await bid(bidder, { ...auction, identifier: await nextLantern() }, ether)
    const { activities } = await getActivity(api, { types: ['listing', 'offer'], limit: 3 })
    expect(activities.map(({ type, tokenId, inAuction }) => [type, tokenId, inAuction])).toEqual([
      ['offer', last, undefined],
      ['offer', auction.identifier, true],
      ['listing', auction.identifier, true],
    ])
    expect(activities.flatMap(({ side }) => side ?? [])).toEqual([])
    // The next test counts the auctions that are open.
    await pass(3_700)
  })

  test('behavior: its token shows it; grids and lists find it by its end, and no longer after the end', async () => {
    const late = await open()
    const { now } = late
    const soon = await open({ end: now + 1_800n })
    const { orderHash: highest } = await bid(bidder, soon, 2n * ether)
    const token = { contract: lanterns, tokenId: soon.identifier }
    const { auction, listing, collection: slug } = await getNft(api, token)
    const hashes = async (options: Parameters<typeof getAuctions>[1]) =>
      (await getAuctions(api, { slug, ...options })).auctions.map(({ order }) => order.orderHash)
    const shown = async (options: object) => {
      const { nfts } = await getNftsByCollection(api, { slug, ...options })
      return nfts.map(({ tokenId }) => tokenId)
    }
    expect(listing).toBeUndefined()
    expect(auction).toMatchObject({
      orderHash: soon.orderHash,
      maker: seller.address,
      reserve: ether,
      end: now + 1_800n,
      settler,
      highestBid: { orderHash: highest, maker: bidder.address, price: 2n * ether },
    })
    expect(await hashes({ isRunning: true })).toEqual([soon.orderHash, late.orderHash])
    const first = await getAuctions(api, { isRunning: true, limit: 1 })
    const second = await getAuctions(api, { isRunning: true, limit: 1, ...defined({ next: first.next }) })
    expect(second.auctions.map(({ order }) => order.orderHash)).toEqual([late.orderHash])
    expect(await shown({ sort: 'ending' })).toEqual([soon.identifier, late.identifier])
    expect(await shown({ sort: 'identifier', auctioned: true })).toEqual([late.identifier, soon.identifier])
    const pages = await getNftsByCollection(api, { slug, sort: 'ending', limit: 1 })
    expect(await shown({ sort: 'ending', limit: 1, next: pages.next })).toEqual([late.identifier])
    const { previous } = await getNeighbours(api, {
      contract: lanterns,
      tokenId: late.identifier,
      sort: 'ending',
    })
    expect(previous?.tokenId).toBe(soon.identifier)
    expect(await hashes({ bidder: bidder.address })).toContain(soon.orderHash)
    expect(await hashes({ bidder: bidder.address })).not.toContain(late.orderHash)
    expect(await hashes({ bidder: stranger.address, isRunning: true })).toEqual([])
    expect(await hashes({ maker: stranger.address })).toEqual([])

    await pass(1801)
    expect(await shown({ sort: 'ending' })).toEqual([late.identifier])
    expect(await hashes({ isRunning: true })).toEqual([late.orderHash])
    expect((await getNft(api, token)).auction).toMatchObject({ orderHash: soon.orderHash })
  })

  test('behavior: it is listed among auctions, cannot be bought, and does not set the price of its token', async () => {
    const { orderHash, identifier } = await open()
    const { orders } = await getOrders(api, { side: 'ask', onlyEnglish: true })
    expect(orders.map((order) => order.orderHash)).toContain(orderHash)
    const fulfiller = bidder.address
    await expect(getFulfillmentData(api, { side: 'ask', orderHash, fulfiller })).rejects.toMatchObject({
      code: 'auction_not_for_sale',
    })
    expect(await getNft(api, { contract: lanterns, tokenId: identifier })).not.toHaveProperty('listing')
  })

  test('behavior: bids with higher fees than agreed, or from the seller, do not count', async () => {
    const auction = await open()
    await bid(bidder, auction, 5n * ether, 1_000)
    const fair = await bid(poorer, auction, 2n * ether)
    const { highestBid } = await getAuction(api, { orderHash: auction.orderHash })
    expect(highestBid?.orderHash).toBe(fair.orderHash)
  })

  test.each([
    ['while it runs', {}, 0, 'auction_running'],
    ['without a bid', {}, 3601, 'no_bid'],
    ['when only the seller settles', { settler: undefined }, 3601, 'seller_settles'],
    ['when another market settles', { settler: stranger.address }, 3601, 'other_settler'],
  ] as const)('error: no settlement %s', async (_, terms, seconds, code) => {
    const { orderHash } = await open(terms as Partial<Auction.Terms>)
    if (seconds > 0) await pass(seconds)
    await expect(getSettlement(api, { orderHash })).rejects.toMatchObject({ code })
  })

  test('behavior: a market without the key of a settler says at its start which one its auctions need', async () => {
    await open({ settler: stranger.address })
    await open()
    const { market } = server
    expect(await noteUnsettled(market)).not.toContain(settler)
    const warnings: string[] = []
    const quiet = () => undefined
    const log = {
      info: quiet,
      debug: quiet,
      error: quiet,
      warn: (_: object, text: string) => warnings.push(text),
    }
    await tellStart({ ...market, log, config: { ...market.config, settlerKey: undefined } })
    const at = String.raw`\d{4}-\d\d-\d\dT[\d:]+Z`
    const need = (of: Address) => String.raw`\d+ auctions? needs? the settler ${of} \(the first ends ${at}\)`
    const whole = (first: Address, second: Address) =>
      `^${need(first)}, ${need(second)}, whose key this market does not have, so only the sellers can settle them: start again with that key in SOUK_SETTLER_KEY\\.$`
    expect(warnings).toEqual([
      expect.stringMatching(`${whole(settler, stranger.address)}|${whole(stranger.address, settler)}`),
    ])
    const metrics = await (await server.app.request('/metrics')).text()
    expect(metrics).toMatch(/^souk_auctions_without_key [1-9]/m)
  })

  test('error: an order that is not an auction, and an unknown one', async () => {
    await expect(getAuction(api, { orderHash: `0x${'11'.repeat(32)}` })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('error: a bid must not name the zone, and an auction must be in an ERC20', async () => {
    const identifier = await nextLantern()
    const now = (await chain.publicClient.getBlock()).timestamp
    const created = await createOrder(wallet(seller), {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: ether, recipient: seller.address }],
      endTime: now + 90_000n,
    })
    const { parameters } = await created.executeAllActions()
    const changed = { ...parameters, ...{ zone: auctionZone, orderType: 2 } } as Order.Components
    const signature = await privateKeyToAccount(seller.privateKey).signTypedData(
      Order.typedData(changed, { chainId: chain.chain.id, address: seaportAddress }),
    )
    const posted = postOrder(api, { side: 'ask', order: { parameters: changed, signature } })
    await expect(posted).rejects.toMatchObject({ code: 'currency_unsupported' })
  })
})
