import { demo } from '@souk/devchain'
import { countingTransport, Feed, testChain, transact } from '@souk/testing'
import { createPublicClient, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { getFeedPrices } from './getFeedPrices.js'

const chain = testChain()
const { etherFeed, dusdFeed, dusd, lanterns } = demo.contracts
const ether = { currency: zeroAddress, feed: etherFeed, fiat: 'USD', maxAge: 7_200 }

async function read(options: getFeedPrices.Options) {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const client = createPublicClient({ chain: chain.chain, transport })
  return { prices: await getFeedPrices({ client }, options), log }
}

describe('getFeedPrices', () => {
  test('default: one call for all feeds', async () => {
    const { timestamp: updatedAt } = await chain.publicClient.getBlock()
    const dollar = { currency: dusd, feed: dusdFeed, fiat: 'USD', maxAge: 90_000 }
    const { prices, log } = await read({ feeds: [ether, dollar], now: 0n })
    expect(prices).toEqual([
      { ...ether, price: 242_069_000_000n, updatedAt },
      { ...dollar, price: 99_980_000n, updatedAt },
    ])
    expect(log.methods).toEqual(['eth_call'])
  })

  test('param: feeds: none', async () => {
    const { prices, log } = await read({ feeds: [] })
    expect(prices).toEqual([])
    expect(log.methods).toEqual([])
  })

  test('param: now: the clock counts when it is later than the block', async () => {
    const { timestamp } = await chain.publicClient.getBlock()
    const { prices } = await read({ feeds: [ether], now: timestamp + 7_201n })
    expect(prices).toEqual([{ ...ether, updatedAt: timestamp, problem: 'stale' }])
  })

  test('behavior: the block counts when it is later than the clock', async () => {
    const { timestamp } = await chain.publicClient.getBlock()
    const updatedAt = timestamp - 7_300n
    const call = Feed.set(etherFeed, { price: 1n, updatedAt })
    await transact(chain, { from: demo.operator.address, ...call })
    const { prices } = await read({ feeds: [ether], now: updatedAt })
    expect(prices).toEqual([{ ...ether, updatedAt, problem: 'stale' }])
  })

  test('error: contracts that are no feeds', async () => {
    const feeds = [lanterns, demo.operator.address, etherFeed].map((feed) => ({
      ...ether,
      feed,
      fiat: 'EUR',
    }))
    const { prices } = await read({ feeds, now: 0n })
    expect(prices.map(({ problem }) => problem)).toEqual(['unreadable', 'unreadable', 'otherFiat'])
  })
})
