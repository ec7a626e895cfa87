import { createRequire } from 'node:module'
import { demo } from '@souk/devchain'
import { Auction, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The parts of the published client in use. Its own types need a compiler of its time. */
type Order = {
  orderHash: string
  currentPrice: { toString: () => string }
  side: string
  taker: unknown
  cancelled: boolean
  protocolData: { parameters: { offer: { identifierOrCriteria: string }[] } }
  makerAssetBundle: { assets: { tokenId: string }[] }
}
type Offer = { order_hash: string; protocol_data: unknown; protocol_address: string }
type Sdk = {
  api: Record<string, (...values: unknown[]) => Promise<never>> & { apiBaseUrl: string }
  createListing: (options: object) => Promise<Order>
  createOffer: (options: object) => Promise<Order>
  createCollectionOffer: (options: object) => Promise<Offer>
  fulfillOrder: (options: object) => Promise<Hex>
  cancelOrder: (options: object) => Promise<void>
  isOrderFulfillable: (options: object) => Promise<boolean>
  approveOrder: (order: Order) => Promise<Hex>
  /** The protocol library inside the client; the client itself has no call that lists several tokens. */
  seaport_v1_5: {
    createOrder: (input: object, account: string) => Promise<{ executeAllActions: () => Promise<object> }>
  }
}

const require = createRequire(import.meta.url)
const { OpenSeaSDK } = require('opensea-js')
// The version of ethers that the published client was built for, resolved from its folder.
const { ethers } = createRequire(require.resolve('opensea-js'))('ethers')

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { auctionZone, lanterns, wrappedNative } = demo.contracts
let server: TestServer
let url: string
let owned: bigint[]

/** The client restricts its collection offers by the zone that the market names; this zone lets everyone fill them. */
const offerZone = '0x00000000000000000000000000000000000050cc'
const validateOrder = '17b1f942'
const openZone = `0x7f${validateOrder.padEnd(64, '0')}60005260206000f3` as const

beforeAll(async () => {
  await chain.testClient.setCode({ address: offerZone, bytecode: openZone })
  server = await testServer({ rpcUrl: chain.rpcUrl, chain: 'ethereum', offerZone })
  url = (await server.listen()).url
  await server.indexed(await chain.publicClient.getBlockNumber())
  const { nfts } = await sdkOf(amina).api.getNFTsByAccount!(amina.address, 200)
  owned = (nfts as { contract: string; identifier: string }[])
    .filter((nft) => nft.contract === lanterns.toLowerCase())
    .map((nft) => BigInt(nft.identifier))
})
afterAll(() => server.close())

/** Creates the published client as its users do, except for its address. */
function sdkOf(account: { privateKey: Hex }): Sdk {
  const provider = new ethers.providers.StaticJsonRpcProvider(chain.rpcUrl, 31_337)
  provider.pollingInterval = 20
  const sdk = new OpenSeaSDK(
    provider,
    { chain: 'ethereum', apiKey: 'any' },
    undefined,
    new ethers.Wallet(account.privateKey, provider),
  )
  sdk.api.apiBaseUrl = url
  return sdk as Sdk
}

const assetOf = (index: number) => ({ tokenAddress: lanterns, tokenId: String(owned[index]) })
const expirationTime = Math.floor(Date.now() / 1000) + 86_400

async function list(index: number, salt: string): Promise<Order> {
  return sdkOf(amina).createListing({
    asset: assetOf(index),
    accountAddress: amina.address,
    startAmount: 1.5,
    expirationTime,
    salt,
  })
}

/** The client uses its machine's time, the chain that of its latest block. */
async function tick() {
  const { timestamp } = await chain.publicClient.getBlock()
  const now = BigInt(Math.ceil(Date.now() / 1000))
  await chain.testClient.setNextBlockTimestamp({ timestamp: now > timestamp ? now : timestamp + 1n })
  await chain.testClient.mine({ blocks: 1 })
}

async function caughtUp() {
  await server.indexed(await chain.publicClient.getBlockNumber())
}

async function ownerOf(index: number) {
  return chain.publicClient.readContract({
    address: lanterns,
    abi: parseAbi(['function ownerOf(uint256) view returns (address)']),
    functionName: 'ownerOf',
    args: [owned[index]!],
  })
}

describe('the published client', () => {
  test('behavior: lists', async () => {
    const posted = await list(0, '1')
    expect([posted.side, posted.currentPrice.toString()]).toEqual(['ask', String(parseEther('1.5'))])
    const found: Order = await sdkOf(bilal).api.getOrder!({ side: 'ask', maker: amina.address })
    expect(found.orderHash).toBe(posted.orderHash)
  })

  test('behavior: bids', async () => {
    const posted = await sdkOf(bilal).createOffer({
      asset: assetOf(0),
      accountAddress: bilal.address,
      startAmount: 2,
      expirationTime,
      paymentTokenAddress: wrappedNative,
    })
    expect([posted.side, posted.currentPrice.toString()]).toEqual(['bid', String(parseEther('2'))])
    const best: Offer = await sdkOf(amina).api.getBestOffer!('lanterns-of-the-souk', String(owned[0]))
    expect(best.order_hash).toBe(posted.orderHash)
  })

  test('behavior: makes a collection offer', async () => {
    const posted = await sdkOf(bilal).createCollectionOffer({
      collectionSlug: 'lanterns-of-the-souk',
      accountAddress: bilal.address,
      amount: 1,
      quantity: 1,
      expirationTime,
      paymentTokenAddress: wrappedNative,
    })
    const { offers } = await sdkOf(amina).api.getCollectionOffers!('lanterns-of-the-souk')
    expect((offers as Offer[]).map((offer) => offer.order_hash)).toEqual([posted.order_hash])
    const all = await sdkOf(amina).api.getAllOffers!('lanterns-of-the-souk', 50)
    expect((all as { offers: Offer[] }).offers[0]?.order_hash).toBe(posted.order_hash)
  })

  test('behavior: reads', async () => {
    const { api } = sdkOf(amina)
    const posted = await list(1, '2')
    const orders = await api.getOrders!({
      side: 'ask',
      tokenIds: [String(owned[1])],
      assetContractAddress: lanterns,
    })
    expect((orders as { orders: Order[] }).orders.map((order) => order.orderHash)).toEqual([posted.orderHash])
    const best: Offer = await api.getBestListing!('lanterns-of-the-souk', String(owned[1]))
    expect(best.order_hash).toBe(posted.orderHash)
    const { listings } = await api.getAllListings!('lanterns-of-the-souk')
    expect((listings as Offer[]).map((listing) => listing.order_hash)).toContain(posted.orderHash)
    const collection = await api.getCollection!('lanterns-of-the-souk')
    expect(
      (collection as { fees: { openseaFees: Map<string, number> } }).fees.openseaFees.get(
        demo.marketFee.address.toLowerCase(),
      ),
    ).toBe(250)
    const { nft } = await api.getNFT!('ethereum', lanterns, String(owned[1]))
    expect((nft as { identifier: string }).identifier).toBe(String(owned[1]))
    for (const read of ['getNFTsByContract', 'getNFTsByCollection']) {
      const page = await (read === 'getNFTsByContract'
        ? api.getNFTsByContract!('ethereum', lanterns, 3)
        : api.getNFTsByCollection!('lanterns-of-the-souk', 3))
      expect((page as { nfts: unknown[] }).nfts).toHaveLength(3)
    }
    const asset = await api.getAsset!({ tokenAddress: lanterns, tokenId: String(owned[1]) })
    expect(asset).toMatchObject({
      tokenId: String(owned[1]),
      owner: { address: amina.address.toLowerCase() },
    })
    const page = await api.getAssets!({ owner: amina.address, asset_contract_address: lanterns })
    expect((page as { assets: { tokenId: string }[] }).assets.map((one) => BigInt(one.tokenId))).toEqual(
      owned.slice(-20).toReversed(),
    )
    expect(await api.getBundles!()).toEqual({ bundles: [], estimatedCount: 0 })
    const { tokens } = await api.getPaymentTokens!({ symbol: 'WETH' })
    expect(tokens).toMatchObject([{ address: wrappedNative.toLowerCase(), decimals: 18 }])
    await api.refreshNFTMetadata!('ethereum', lanterns, String(owned[1]))
  })

  test('behavior: fulfils a listing', async () => {
    const posted = await list(2, '3')
    const wanted = { side: 'ask', tokenIds: [String(owned[2])], assetContractAddress: lanterns }
    const order: Order = await sdkOf(bilal).api.getOrder!(wanted)
    expect(order.orderHash).toBe(posted.orderHash)
    await tick()
    await sdkOf(bilal).fulfillOrder({ order, accountAddress: bilal.address })
    expect(await ownerOf(2)).toBe(bilal.address)
    await caughtUp()
    await expect(sdkOf(bilal).api.getOrder!(wanted)).rejects.toThrow('Not found')
  })

  test('behavior: fulfils an offer', async () => {
    await sdkOf(bilal).createOffer({
      asset: assetOf(3),
      accountAddress: bilal.address,
      startAmount: 3,
      expirationTime,
      paymentTokenAddress: wrappedNative,
    })
    const order: Order = await sdkOf(amina).api.getOrder!({
      side: 'bid',
      tokenIds: [String(owned[3])],
      assetContractAddress: lanterns,
    })
    await tick()
    await sdkOf(amina).fulfillOrder({ order, accountAddress: amina.address })
    expect(await ownerOf(3)).toBe(bilal.address)
  })

  test('behavior: sells to one buyer', async () => {
    await sdkOf(amina).createListing({
      asset: assetOf(4),
      accountAddress: amina.address,
      startAmount: 1,
      expirationTime,
      buyerAddress: bilal.address,
    })
    const order: Order = await sdkOf(bilal).api.getOrder!({ side: 'ask', maker: amina.address })
    expect(order.taker).toMatchObject({ address: bilal.address.toLowerCase() })
    await tick()
    await sdkOf(bilal).fulfillOrder({ order, accountAddress: bilal.address })
    expect(await ownerOf(4)).toBe(bilal.address)
  })

  test('behavior: posts a bundle, reads it back, and fulfils it', async () => {
    const [first, second] = [String(owned[6]), String(owned[7])]
    const { api, seaport_v1_5: seaport } = sdkOf(amina)
    const { executeAllActions } = await seaport.createOrder(
      {
        offer: [first, second].map((identifier) => ({ itemType: 2, token: lanterns, identifier })),
        consideration: [{ amount: String(parseEther('2')), recipient: amina.address }],
        endTime: String(expirationTime),
      },
      amina.address,
    )
    const order = await executeAllActions()
    const posted: Order = await api.postOrder!(order, { side: 'ask', protocolAddress: seaportAddress })
    expect([posted.side, posted.currentPrice.toString()]).toEqual(['ask', String(parseEther('2'))])

    const wanted = { side: 'ask', assetContractAddress: lanterns, tokenIds: [second], bundled: true }
    const found: Order = await sdkOf(bilal).api.getOrder!(wanted)
    expect(found.orderHash).toBe(posted.orderHash)
    expect(found.makerAssetBundle.assets.map(({ tokenId }) => tokenId)).toEqual([first, second])
    const single = { ...wanted, bundled: false }
    await expect(sdkOf(bilal).api.getOrder!(single)).rejects.toThrow('Not found')
    const { bundles } = await api.getBundles!()
    expect(bundles).toMatchObject([
      { slug: posted.orderHash, assets: [{ tokenId: first }, { tokenId: second }] },
    ])
    expect(await api.getBundle!({ slug: posted.orderHash })).toEqual(bundles[0])

    await tick()
    await sdkOf(bilal).fulfillOrder({ order: found, accountAddress: bilal.address })
    expect(await Promise.all([6, 7].map(ownerOf))).toEqual([bilal.address, bilal.address])
    await caughtUp()
    await expect(sdkOf(bilal).api.getOrder!(wanted)).rejects.toThrow('Not found')
  })

  test('behavior: validates a posted order on chain, with the signature of the answer', async () => {
    const order = await list(8, '8')
    const sdk = sdkOf(amina)
    expect(await sdk.isOrderFulfillable({ order, accountAddress: amina.address })).toBe(true)
    const hash = await sdk.approveOrder(order)
    const receipt = await chain.publicClient.getTransactionReceipt({ hash })
    expect([receipt.status, receipt.logs.length]).toEqual(['success', 1])
  })

  test('behavior: cancels', async () => {
    await list(5, '6')
    const order: Order = await sdkOf(amina).api.getOrder!({ side: 'ask', maker: amina.address })
    await sdkOf(amina).cancelOrder({ order, accountAddress: amina.address })
    await caughtUp()
    const answer = await fetch(`${url}/v2/order/${order.orderHash}`)
    expect(await answer.json()).toMatchObject({ order: { cancelled: true, status: 'cancelled' } })
  })

  test('error: an auction of a zone that this market does not use', async () => {
    const other = await testServer({ rpcUrl: chain.rpcUrl, chain: 'ethereum', auctionZones: [auctionZone] })
    const sdk = sdkOf(amina)
    sdk.api.apiBaseUrl = (await other.listen()).url
    await other.indexed(await chain.publicClient.getBlockNumber())
    const auction = {
      asset: assetOf(9),
      accountAddress: amina.address,
      startAmount: 1,
      expirationTime,
      paymentTokenAddress: wrappedNative,
      englishAuction: true,
    }
    await expect(sdk.createListing(auction)).rejects.toThrow(
      `The order is restricted by the zone ${Auction.englishZone}, which this market does not use. For an auction, use ${auctionZone}.`,
    )
    await other.close()
  })

  test('error: shows the market’s refusal', async () => {
    const { api } = sdkOf(amina)
    const order = { parameters: { offerer: amina.address }, signature: '0x' }
    await expect(
      api.postOrder!(order, { side: 'ask', protocolAddress: seaportAddress }, { retries: 0 }),
    ).rejects.toThrow(/400|bad response/)
  })
})
