import { seaportAddress } from '@souk/seaport'
import { pad } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import {
  bought,
  buyer,
  cancelled,
  contract,
  fulfilled,
  listing,
  orderHash,
  other,
  pagesOf,
  raised,
  read,
  seller,
  transfer,
} from '../testing/receipts.js'
import * as TradeNews from './TradeNews.js'

describe('from', () => {
  test('default: the filled orders, and where each token went in the end', () => {
    expect(bought).toMatchObject({
      filled: new Map([[orderHash, 3n]]),
      moved: [{ contract: contract.toLowerCase(), tokenId: 7n, from: other, to: buyer }],
    })
  })

  test.each([
    ['a transaction that failed', read('reverted', transfer(seller, buyer), fulfilled(seaportAddress))],
    ['an order that another contract says to have filled', read('success', fulfilled(other))],
  ])('behavior: nothing of %s', (_, news) => {
    expect(news).toMatchObject({ filled: new Map(), moved: [] })
  })
})

describe('isCancelled', () => {
  const [one, earlier, later] = [pad('0x05'), marketOrder({}), withCounter(3n)]
  const news = read('success', cancelled(one), raised(3n))

  test('default: an order that was cancelled alone, and those before a new counter', () => {
    expect(TradeNews.isCancelled(marketOrder({ orderHash: one, maker: other }), news)).toBe(true)
    expect([earlier, later].map((order) => TradeNews.isCancelled(order, news))).toEqual([true, false])
    expect(TradeNews.isCancelled(earlier, bought)).toBe(false)
    expect(TradeNews.withoutOver(pagesOf(earlier, later), news).pages[0]?.orders).toEqual([later])
  })

  test('behavior: of a summary without its order, by its maker', () => {
    const { order: _, ...summary } = later
    expect(TradeNews.isCancelled(summary, news)).toBe(true)
  })
})

describe('withoutOver', () => {
  test('default: filled orders, and those that the old owner can no longer fill', () => {
    const direct = read('success', transfer(seller, buyer), fulfilled(seaportAddress))
    const theirs = marketOrder({ orderHash: pad('0x03'), maker: other })
    const data = pagesOf(marketOrder({ orderHash }), listing, theirs)
    expect(TradeNews.withoutOver(data, direct).pages[0]?.orders).toEqual([theirs])
  })

  test('behavior: of an order of several units, the rest remains', () => {
    const order = marketOrder({ orderHash, total: 5n })
    const others = pagesOf(listing)
    const after = TradeNews.withoutOver({ ...others, pages: [...others.pages, { orders: [order] }] }, bought)
    expect(after.pages[1]?.orders).toEqual([{ ...order, remaining: 2n }])
    expect(after.pages[0]).toBe(others.pages[0])
    const short = marketOrder({ orderHash, total: 9n, remaining: 4n, unfilled: 7n })
    expect(TradeNews.withoutOver(pagesOf(short), bought).pages[0]?.orders).toEqual([
      { ...short, remaining: 1n, unfilled: 4n },
    ])
  })
})

function withCounter(counter: bigint) {
  const { order } = marketOrder({})
  return marketOrder({ order: { ...order, parameters: { ...order.parameters, counter } } })
}
