import { poll } from '@souk/base'
import { demo, devchainChain, devchainId } from '@souk/devchain'
import {
  createMarket,
  createMarketApi,
  getMarketInfo,
  getNftsByAccount,
  getNftsByCollection,
} from '@souk/market'
import { Order } from '@souk/seaport'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  parseEther,
  parseGwei,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { vi } from 'vitest'
import type { Token } from '../market.js'
import { startDesign } from '../startDesign.js'
import { startMarket } from '../startMarket.js'

/** The time in every picture. */
export const present = new Date('2026-02-22T12:00:00Z')

/** The key of its operator. */
export const adminKey = 'of-the-gallery'

const hour = 3_600_000
const day = 24 * hour
const { lanterns, spices, zellige, wrappedNative: weth } = demo.contracts

/** A market with the same three weeks of history in every run, so that pictures can be compared. */
export type World = {
  url: string
  /** The URL of the design page. */
  designUrl: string
  /** The URL of the chain's node. */
  rpcUrl: string
  /** Sold three times, and for sale again. */
  sold: Token
  /** In an auction with two bids. */
  auctioned: Token
  /** Its auction has ended with two bids, and is not settled yet. */
  ended: Token
  /** For sale at a falling price. */
  falling: Token
  /** Amina's, not for sale, with an offer. */
  wanted: Token
  /** Amina's, for sale. */
  listed: Token
  /** Amina has several units of it. */
  edition: Token
  /** Celeste's, for sale only as part of a set of three. */
  inSet: Token
  /** Bilal's, without offers and listings. */
  quiet: Token
  /** The listing of `sold`, signed, as JSON. */
  order: string
  /** A phishing request: the same item for nothing, as typed data. */
  bait: string
  stop: () => Promise<void>
}

/**
 * Starts a market and lets the people of the demo trade on it, at fixed times.
 *
 * This process's date stands still meanwhile and afterwards, and the chain only makes blocks for transactions. Block
 * numbers, times, balances and hashes are therefore the same in every run, except for those of the first listings.
 */
export async function openWorld(): Promise<World> {
  vi.setSystemTime(present.getTime() - 21 * day)
  // The chain stands still between two screens, which the market would report.
  const market = await startMarket({ server: { headTimeoutMs: Number.POSITIVE_INFINITY, adminKey } })
  const { url, rpcUrl } = market
  const design = await startDesign(url)
  const stop = async () => {
    await design.stop()
    await market.stop()
  }
  try {
    return { url, designUrl: design.url, rpcUrl, stop, ...(await liveThrough(await settle(market))) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** People of the demo who are ready to trade. */
type People = Record<(typeof demo.accounts)[number]['name'], ReturnType<typeof createMarket>>

type Stage = {
  people: People
  /** The tokens that a person held at first, by number. */
  tokensOf: (name: keyof People, collection: Address) => Promise<readonly Token[]>
  /** Moves to a time before the present, by its distance. */
  goTo: (agoMs: number) => Promise<void>
  /** Waits until the market has followed the chain. */
  seen: () => Promise<void>
  /** Gives every account a round balance, whatever the network fees were. */
  evenOut: () => Promise<void>
}

async function settle({ url, rpcUrl }: startMarket.Result): Promise<Stage> {
  const chain = devchainChain({ rpcUrl })
  const shared = { chain, transport: http(rpcUrl), pollingInterval: 20, cacheTime: 0 }
  const api = createMarketApi({ chain: 'souk', baseUrl: url })
  const node = createTestClient({ ...shared, mode: 'anvil' })
  const reader = createPublicClient(shared)
  await node.setIntervalMining({ interval: 0 })
  await node.setAutomine(true)
  await node.setBlockTimestampInterval({ interval: 1 })
  await node.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1') })
  const people = Object.fromEntries(
    demo.accounts.map(({ name, privateKey }) => {
      const client = createWalletClient({ ...shared, account: privateKeyToAccount(privateKey) })
      return [name, createMarket({ api, client, seaport: { defaultConduitKey: demo.conduitKey } })]
    }),
  ) as People
  for (const { slug } of demo.collections)
    await poll(async () => {
      const { nfts } = await getNftsByCollection(api, { slug, limit: 200 })
      return nfts.every(({ imageUrl }) => imageUrl) || undefined
    })
  return {
    people,
    tokensOf: async (name, collection) => {
      const { address = weth } = demo.accounts.find((account) => account.name === name) ?? {}
      const { nfts } = await getNftsByAccount(api, { account: address, limit: 200 })
      return nfts
        .filter(({ contract }) => contract.toLowerCase() === collection.toLowerCase())
        .map(({ contract, tokenId }) => ({ contract, tokenId }))
        .sort((a, b) => Number(a.tokenId - b.tokenId))
    },
    goTo: async (agoMs) => {
      const then = present.getTime() - agoMs
      vi.setSystemTime(then)
      await node.setNextBlockTimestamp({ timestamp: BigInt(then / 1_000) })
      await node.mine({ blocks: 1 })
    },
    seen: async () => {
      const head = await reader.getBlockNumber()
      await poll(
        async () => {
          const { chain: followed } = await (await fetch(new URL('/health', url))).json()
          return followed.indexed >= Number(head) || undefined
        },
        { intervalMs: 20, deadlineMs: 30_000 },
      )
    },
    evenOut: async () => {
      for (const { address } of demo.accounts) await node.setBalance({ address, value: parseEther('9980') })
    },
  }
}

/** Plays the history, oldest first. */
async function liveThrough(stage: Stage): Promise<Omit<World, 'url' | 'designUrl' | 'rpcUrl' | 'stop'>> {
  const { people, tokensOf, goTo, seen } = stage
  const { Amina, Bilal, Celeste, Dario } = people
  const [a, b, c] = await Promise.all(
    (['Amina', 'Bilal', 'Celeste'] as const).map((name) => tokensOf(name, lanterns)),
  )
  const [tilesA, tilesB, tilesC] = await Promise.all(
    (['Amina', 'Bilal', 'Celeste'] as const).map((name) => tokensOf(name, zellige)),
  )
  const jar = (await tokensOf('Amina', spices))[0]
  const pick = (tokens: readonly Token[] | undefined, index: number): Token => {
    const token = tokens?.[index]
    if (!token) throw new Error(`There is no ${index}th token.`)
    return token
  }
  const assetOf = ({ contract, tokenId }: Token) => ({ contract, tokenId })
  type Trader = People[keyof People]
  const sale = async (seller: Trader, buyer: Trader, token: Token, price: string, agoMs: number) => {
    await goTo(agoMs + hour)
    const order = await seller.createListing({ asset: assetOf(token), price })
    await goTo(agoMs)
    await buyer.fulfillOrder({ order, expected: { payment: order.price } })
    await seen()
  }

  const sold = pick(c, 0)
  await sale(Celeste, Bilal, sold, '0.05', 19 * day)
  await sale(Amina, Celeste, pick(a, 0), '0.062', 16 * day)
  await sale(Amina, Bilal, pick(tilesA, 0), '0.12', 14 * day)
  await sale(Bilal, Amina, sold, '0.058', 12 * day)
  await sale(Bilal, Celeste, pick(b, 0), '0.075', 9 * day)
  await sale(Amina, Celeste, sold, '0.081', 7 * day)
  await sale(Bilal, Celeste, pick(tilesB, 0), '0.15', 5 * day)
  await sale(Celeste, Bilal, pick(c, 1), '0.07', 4 * day)
  await sale(Amina, Celeste, pick(a, 1), '0.09', 2 * day)
  await sale(Celeste, Amina, pick(tilesC, 0), '0.14', 30 * hour)
  await sale(Bilal, Amina, pick(b, 1), '0.088', 20 * hour)

  const time = (aheadMs: number) => BigInt((present.getTime() + aheadMs) / 1_000)
  const { auction = true } = await getMarketInfo(Amina.api)
  const ended = pick(c, 3)
  await goTo(18 * hour)
  await Celeste.createListing({
    asset: assetOf(ended),
    price: '0.1',
    currency: weth,
    englishAuction: auction,
    endTime: time(-hour),
  })
  await goTo(12 * hour)
  const { order } = await Celeste.createListing({
    asset: assetOf(sold),
    price: '0.095',
    endTime: time(6 * day),
  })
  const falling = pick(tilesC, 1)
  await Celeste.createListing({
    asset: assetOf(falling),
    price: '0.4',
    endPrice: '0.1',
    endTime: time(36 * hour),
  })
  await goTo(10 * hour)
  const listed = pick(a, 2)
  await Amina.createListing({ asset: assetOf(listed), price: '0.12', endTime: time(5 * day) })
  await Amina.createListing({ asset: assetOf(pick(tilesA, 1)), price: '0.2', endTime: time(9 * day) })
  const edition = pick(jar && [jar], 0)
  await Amina.createListing({
    asset: assetOf(edition),
    price: '0.05',
    quantity: 3n,
    endTime: time(9 * day),
  })
  const away = pick(tilesA, 2)
  await Amina.createListing({ asset: assetOf(away), price: '0.18', endTime: time(9 * day) })
  await goTo(8 * hour)
  await Amina.transfer({
    asset: { contract: away.contract, tokenId: away.tokenId },
    to: demo.accounts[4].address,
  })
  await seen()

  await goTo(6 * hour)
  const auctioned = pick(c, 2)
  await Celeste.createListing({
    asset: assetOf(auctioned),
    price: '0.1',
    currency: weth,
    englishAuction: auction,
    endTime: time(3 * day),
  })
  const wanted = pick(a, 3)
  const bid = { currency: weth, endTime: time(11 * day) }
  await goTo(5 * hour)
  await Dario.createOffer({ ...bid, asset: assetOf(auctioned), price: '0.12' })
  await Amina.createOffer({ ...bid, asset: assetOf(ended), price: '0.11' })
  await goTo(4 * hour)
  await Bilal.createOffer({ ...bid, asset: assetOf(auctioned), price: '0.15' })
  await Dario.createOffer({ ...bid, asset: assetOf(ended), price: '0.13' })
  await Bilal.createOffer({ ...bid, asset: assetOf(wanted), price: '0.06' })
  await goTo(3 * hour)
  await Celeste.createCollectionOffer({
    ...bid,
    collection: 'lanterns-of-the-souk',
    price: '0.04',
  })
  await Amina.createCollectionOffer({ ...bid, collection: 'zellige', price: '0.035' })
  await goTo(2 * hour)
  await Amina.createOffer({ ...bid, asset: assetOf(pick(b, 2)), price: '0.07' })
  await goTo(hour)
  const inSet = pick(c, 4)
  await Celeste.createBundle({
    assets: [inSet, pick(c, 5), pick(tilesC, 2)].map(assetOf),
    price: '0.3',
    endTime: time(6 * day),
  })
  await Bilal.createSwap({
    give: [assetOf(pick(b, 4))],
    want: [assetOf(wanted)],
    pay: { amount: '0.02' },
    endTime: time(4 * day),
  })
  await goTo(0)
  await stage.evenOut()
  await seen()
  return {
    ...{ sold, auctioned, ended, falling, wanted, listed, edition, inSet, quiet: pick(b, 3) },
    order: JSON.stringify(Order.serialize(order), undefined, 2),
    bait: toBait(order.parameters),
  }
}

function toBait(components: Order.Components): string {
  const free = { ...components, consideration: [], totalOriginalConsiderationItems: 0 }
  const data = Order.typedData(free, { chainId: devchainId })
  return JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2)
}
