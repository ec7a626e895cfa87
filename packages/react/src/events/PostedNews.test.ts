import type { MarketAuction } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import * as PostedNews from './PostedNews.js'

const listing = marketOrder({ orderHash: '0x07' })
const token = { contract: '0x00000000000000000000000000000000000000aa', tokenIds: ['7'] }
const pages = (...orders: ReturnType<typeof marketOrder>[]) => ({
  pages: [{ orders }],
  pageParams: [undefined],
})
const hashesIn = (data: ReturnType<typeof pages>) => data.pages[0]?.orders.map(({ orderHash }) => orderHash)
const old = marketOrder({ orderHash: '0x01', price: 50n })

describe('from', () => {
  test('default: the orders among an outcome', () => {
    expect(PostedNews.from(listing)).toEqual([listing])
    expect(PostedNews.from([listing, { hash: '0x01' }, undefined])).toEqual([listing])
    expect(PostedNews.from({ filled: [] })).toEqual([])
  })
})

describe('withPosted', () => {
  test('default: first among the orders of its token and of its maker', () => {
    for (const about of [{ ...token, limit: 50 }, { maker: listing.maker }])
      expect(
        hashesIn(PostedNews.withPosted(pages(old), { side: 'ask', ...about }, listing) as never),
      ).toEqual(['0x07', '0x01'])
  })

  test('behavior: by price where the read asks for it', () => {
    const options = { side: 'ask', ...token, orderBy: 'eth_price', orderDirection: 'asc' }
    const after = PostedNews.withPosted(pages(old, marketOrder({ price: 200n })), options, listing)
    expect(hashesIn(after as never)?.indexOf('0x07')).toBe(1)
  })

  test.each([
    ['offers', { side: 'bid', ...token }],
    ['another token', { side: 'ask', ...token, tokenIds: ['8'] }],
    ['another maker', { side: 'ask', maker: token.contract }],
    ['a filter that it does not know', { side: 'ask', ...token, listedAfter: 'today' }],
  ])('behavior: not to a read of %s', (_, options) => {
    const data = pages(old)
    expect(PostedNews.withPosted(data, options, listing)).toBe(data)
  })

  test('behavior: only once', () => {
    const data = pages(listing)
    expect(PostedNews.withPosted(data, { side: 'ask', ...token }, listing)).toBe(data)
  })
})

describe('withBid', () => {
  const auction: MarketAuction = {
    order: listing,
    phase: 'running',
    reserve: 100n,
    feeBasisPoints: 0,
    end: 1n,
    settleUntil: 2n,
  }
  const bid = (price: bigint) => marketOrder({ orderHash: '0x09', side: 'bid', price })

  test('default: a bid that reaches the reserve, and one that is higher', () => {
    const first = PostedNews.withBid(auction, bid(100n))
    expect(first.highestBid?.price).toBe(100n)
    expect(PostedNews.withBid(first, bid(110n)).highestBid?.price).toBe(110n)
  })

  test('behavior: not a lower one, and not after the end', () => {
    expect(PostedNews.withBid(auction, bid(99n))).toBe(auction)
    const ended = { ...auction, phase: 'ended' as const }
    expect(PostedNews.withBid(ended, bid(100n))).toBe(ended)
  })
})
