import type { MarketAuction } from '@souk/market'
import { Auction } from '@souk/seaport'
import { pad } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import { bought, cancelled, read, seller } from '../testing/receipts.js'
import * as AuctionNews from './AuctionNews.js'

const { order } = marketOrder({})
const zoneHash = Auction.encodeTerms({ settler: seller, end: 900n, feeBasisPoints: 500 })
const posted = marketOrder({
  orderHash: pad('0x07'),
  type: 'english',
  order: { ...order, parameters: { ...order.parameters, zoneHash } },
})
const bid = (price: bigint) => marketOrder({ orderHash: pad(`0x${price}`), side: 'bid', price })

describe('from', () => {
  test('default: a running auction without a bid, with the terms of its order', () => {
    expect(AuctionNews.from(posted, { bids: [bid(99n)], now: 100n })).toEqual({
      order: posted,
      phase: 'running',
      reserve: 100n,
      feeBasisPoints: 500,
      end: 900n,
      settleUntil: 1000n,
      settler: seller,
    })
  })

  test('behavior: nothing while an earlier offer may be a bid, after the end, and for a listing', () => {
    expect(AuctionNews.from(posted, { bids: [bid(100n)], now: 100n })).toBeUndefined()
    expect(AuctionNews.from(posted, { bids: [], now: 900n })).toBeUndefined()
    expect(AuctionNews.from(marketOrder({}), { bids: [], now: 100n })).toBeUndefined()
  })
})

describe('withoutCancelled', () => {
  const highest = bid(130n)
  const auction: MarketAuction = {
    ...{ order: posted, phase: 'running', reserve: 100n, feeBasisPoints: 500, end: 900n, settleUntil: 1000n },
    highestBid: highest,
  }
  const about = (hash: `0x${string}`) => ({
    news: read('success', cancelled(hash)),
    bids: [bid(99n), bid(120n), bid(110n), highest],
  })

  test('default: a cancelled auction is over', () => {
    const { phase, highestBid, order } = AuctionNews.withoutCancelled(auction, about(posted.orderHash))
    expect([phase, highestBid, order.status]).toEqual(['over', undefined, 'cancelled'])
  })

  test('behavior: the next highest bid that is known takes the place of a cancelled one', () => {
    expect(AuctionNews.withoutCancelled(auction, about(highest.orderHash)).highestBid?.price).toBe(120n)
    const none = { ...about(highest.orderHash), bids: [bid(99n)] }
    expect(AuctionNews.withoutCancelled(auction, none).highestBid).toBeUndefined()
  })

  test('behavior: others stay the same object', () => {
    expect(AuctionNews.withoutCancelled(auction, { news: bought, bids: [] })).toBe(auction)
  })
})
