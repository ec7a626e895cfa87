import type { Activity, MarketOrder } from '@souk/market'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { markNews, newest, newestFirst, selectNews, selectOffers } from './selectNews.js'

const account = '0x00000000000000000000000000000000000000Aa'
const other = '0x00000000000000000000000000000000000000bb'
const base = { collection: 'lanterns', contract: other, quantity: 1n } as const

let time = 100
/** Each activity is a second after the one before. */
const happened = (activity: Partial<Activity> & Pick<Activity, 'type'>): Activity => {
  time += 1
  return {
    ...base,
    tokenId: BigInt(time),
    at: new Date(time * 1000),
    transactionHash: `0x${time}` as Hex,
    ...activity,
  }
}
const facts = { account, seen: 0, sent: new Set<string>() } as const
const about = (activities: readonly Activity[], more: Partial<selectNews.Facts> = {}) =>
  selectNews(activities, { ...facts, ...more }).map((news) => news.about)

describe('selectNews', () => {
  test.each([
    ['sold', { type: 'sale', from: account, to: other }],
    ['bought', { type: 'sale', from: other, to: account }],
    ['came', { type: 'transfer', from: other, to: account }],
    ['came', { type: 'mint', to: account }],
    ['gone', { type: 'transfer', from: account, to: other }],
    ['offered', { type: 'listing', from: other, to: account }],
  ] as const)('default: %s', (expected, activity) => {
    expect(about([happened({ ...activity, from: 'from' in activity ? activity.from : undefined })])).toEqual([
      expected,
    ])
  })

  test('behavior: own actions and seen events are not news', () => {
    const [seen, mine, listed] = [
      happened({ type: 'sale', from: account }),
      happened({ type: 'sale', to: account }),
      happened({ type: 'listing', from: account }),
    ]
    const sent = new Set([mine.transactionHash ?? ''])
    expect(about([listed, mine, seen], { seen: seen.at.getTime(), sent })).toEqual([])
    expect(about([listed, mine, seen], { sent })).toEqual(['sold'])
  })

  test('behavior: read news stays, but only what the visitor was shown', () => {
    const [before, shown, own] = [
      happened({ type: 'sale', from: account }),
      happened({ type: 'sale', from: account }),
      happened({ type: 'sale', to: account }),
    ]
    const activities = [own, shown, before]
    const keyOf = (activity: Activity) => selectNews([activity], facts)[0]?.key ?? ''
    const read = new Set([shown, own].map(keyOf))
    const seen = own.at.getTime()
    const sent = new Set([own.transactionHash ?? ''])
    expect(selectNews(activities, { ...facts, seen, read, sent }).map(({ key }) => key)).toEqual([
      keyOf(shown),
    ])
  })

  test('behavior: both halves of a sale are one entry, and so is a transaction', () => {
    const transactionHash = '0xabc'
    const at = new Date(900_000)
    const sale = (tokenId: bigint) => [
      { ...base, type: 'sale', from: account, to: other, tokenId, transactionHash, at } as const,
      { ...base, type: 'transfer', from: account, to: other, tokenId, transactionHash, at } as const,
    ]
    const news = selectNews([...sale(1n), ...sale(2n)], facts)
    expect(news.map(({ about, parts }) => [about, parts.length])).toEqual([['sold', 2]])
  })
})

describe('selectOffers', () => {
  const offer = (createdAt: number, more: Partial<MarketOrder> = {}) =>
    ({
      status: 'active',
      orderHash: '0x01',
      maker: other,
      createdAt: new Date(createdAt),
      ...more,
    }) as MarketOrder

  test('default: open offers of others that are neither seen nor hidden', () => {
    const [fresh, old, over, own, hidden] = [
      offer(20),
      offer(10),
      offer(30, { status: 'inactive' }),
      offer(40, { maker: account }),
      offer(50, { orderHash: '0xAB' }),
    ] as const
    expect(
      selectOffers([hidden, own, over, fresh, old], { account, seen: 10, hidden: new Set(['0xab']) }),
    ).toEqual([fresh])
  })

  test('behavior: a read one stays as long as it is open', () => {
    const [open, cancelled] = [offer(10), offer(10, { status: 'cancelled' })]
    const options = { account, seen: 10, read: new Set(['0x01']), hidden: new Set<string>() } as const
    expect(selectOffers([open, cancelled], options)).toEqual([open])
    expect(selectOffers([open], { ...options, read: new Set(['0x02']) })).toEqual([])
  })
})

describe('markNews', () => {
  test('default: what came about later is unread', () => {
    const news = selectNews([happened({ type: 'sale', from: account })], facts)
    const at = news[0]?.at?.getTime() ?? 0
    const isUnread = (seen: number) => markNews(news, { seen }).map((one) => one.isUnread)
    expect([isUnread(at - 1), isUnread(at)]).toEqual([[true], [false]])
  })
})

describe('newestFirst', () => {
  test('default: unread before read, and what is about now first', () => {
    const at = (ms: number) => new Date(ms)
    const [now, late, early] = [{ at: undefined }, { at: at(2) }, { at: at(1) }]
    const unread = [now, late, early].map((one) => ({ ...one, isUnread: true }))
    const read = [now, late, early].map((one) => ({ ...one, isUnread: false }))
    expect([...read, ...unread].toReversed().toSorted(newestFirst)).toEqual([...unread, ...read])
  })
})

describe('newest', () => {
  test('default', () => {
    const [first, second] = [happened({ type: 'sale' }), happened({ type: 'sale' })]
    expect(newest([second.at, first.at])).toBe(second.at.getTime())
    expect(newest([])).toBe(0)
  })
})
