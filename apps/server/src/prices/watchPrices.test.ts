import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getMarketInfo, getPaymentToken, getPrices } from '@souk/market'
import { Feed, testChain, transact } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../market/log.js'

const chain = testChain({ isUndone: false })
const { etherFeed, dusdFeed, dusd, wrappedNative } = demo.contracts
const operator = demo.operator.address
let server: TestServer
let api: ReturnType<typeof createMarketApi>

beforeAll(async () => {
  // A block with the time of the clock: the first blocks of the chain are older than any price may be.
  await transact(chain, { from: operator, ...Feed.set(etherFeed, { price: 200_000_000_000n }) })
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    logger: createLogger({ level: 'silent' }),
    priceFeeds: [
      { currency: zeroAddress, feed: etherFeed },
      { currency: dusd, feed: dusdFeed, fiat: 'USD', maxAge: 90_000 },
    ],
  })
  const { url } = await server.listen()
  api = createMarketApi({ chain: 'souk', baseUrl: url })
})
afterAll(() => server.close())

/** The prices of ether, its wrapped form and the other currency, once the server has read what the test wrote. */
function pricesWith(first: { price?: bigint; problem?: string }) {
  return poll(
    async () => {
      const prices = await getPrices(api)
      const isThere = prices[0]?.price === first.price && prices[0]?.problem === first.problem
      return isThere ? prices : undefined
    },
    { intervalMs: 20, deadlineMs: 15_000 },
  )
}

describe('watchPrices', () => {
  test('default: the prices of each currency, and of the wrapped one', async () => {
    const prices = await pricesWith({ price: 200_000_000_000n })
    expect(prices.map(({ updatedAt, ...price }) => price)).toEqual([
      { currency: zeroAddress, feed: etherFeed, fiat: 'USD', maxAge: 7_200, price: 200_000_000_000n },
      { currency: dusd, feed: dusdFeed, fiat: 'USD', maxAge: 90_000, price: 99_980_000n },
      { currency: wrappedNative, feed: etherFeed, fiat: 'USD', maxAge: 7_200, price: 200_000_000_000n },
    ])
    const { priceFeeds } = await getMarketInfo(api)
    expect(priceFeeds).toEqual(prices.map(({ price, updatedAt, ...feed }) => feed))
  })

  test('behavior: follows the feed, and fills the fields of the API families', async () => {
    await transact(chain, { from: operator, ...Feed.set(etherFeed, { price: 300_050_000_000n }) })
    await pricesWith({ price: 300_050_000_000n })
    expect(await getPaymentToken(api, { currency: wrappedNative })).toMatchObject({ usdPrice: '3000.5' })
    expect(await getPaymentToken(api, { currency: dusd })).toMatchObject({ usdPrice: '0.9998' })
  })

  test('behavior: an old, a negative and a missing price count as none', async () => {
    const { timestamp } = await chain.publicClient.getBlock()
    const updatedAt = timestamp - 7_300n
    await transact(chain, { from: operator, ...Feed.set(etherFeed, { price: 300_000_000_000n, updatedAt }) })
    const [stale] = await pricesWith({ problem: 'stale' })
    expect(stale).toEqual({
      currency: zeroAddress,
      feed: etherFeed,
      fiat: 'USD',
      maxAge: 7_200,
      updatedAt,
      problem: 'stale',
    })
    expect(await getPaymentToken(api, { currency: zeroAddress })).not.toHaveProperty('usdPrice')
    await transact(chain, { from: operator, ...Feed.set(etherFeed, { price: -1n }) })
    await pricesWith({ problem: 'invalid' })
    await chain.testClient.setCode({ address: etherFeed, bytecode: '0x' })
    await chain.testClient.mine({ blocks: 1 })
    const [gone, other] = await pricesWith({ problem: 'unreadable' })
    expect(gone).not.toHaveProperty('updatedAt')
    expect(other?.price).toBe(99_980_000n)
  })
})
