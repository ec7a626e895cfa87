import type { MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { contract, dollar, order, parameters } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { orderNotices } from './orderNotices.js'

const day = 86_400n
const lasting: MarketOrder = { ...order, startTime: 0n, endTime: 10n * day }
const topOffers = new Map<string, never>()
const revivedAt = new Date(7)
const [item] = parameters.offer
const anyItem = { ...parameters.offer[0], itemType: ItemType.ERC721_WITH_CRITERIA }
const withItems = (...offer: unknown[]) =>
  ({
    ...lasting,
    status: 'inactive',
    order: { parameters: { ...parameters, offer }, signature: '0x' },
  }) as MarketOrder

describe('orderNotices', () => {
  test.each([
    ['open for long', lasting, 0n, []],
    ['in its last day', lasting, 9n * day, ['listingEnds/0x01']],
    ['an offer in its last day', { ...lasting, side: 'bid' }, 9n * day, ['offerEnds/0x01']],
    ['that was to last a day', { ...lasting, endTime: day }, 0n, []],
    ['inactive', { ...lasting, status: 'inactive', reason: 'balance' }, 0n, ['listingAsleep/0x01']],
    ['that has not started', { ...lasting, status: 'inactive', reason: 'not_started' }, 0n, []],
    ['ended by the counter', { ...lasting, status: 'inactive', reason: 'counter' }, 0n, []],
    ['active again', { ...lasting, revivedAt }, 0n, ['listingAwake/0x01/7']],
    ['an auction', { ...lasting, type: 'english', status: 'inactive' }, 0n, []],
    ['filled', { ...lasting, status: 'filled' }, 0n, []],
  ] as const)('default: %s', (_, change, now, keys) => {
    expect(orderNotices([change], { now, topOffers }).map(({ key }) => key)).toEqual(keys)
  })

  test('behavior: a set is named by its number of items, and an offer on any item by its collection', () => {
    const [set, offer] = orderNotices([withItems(item, item), withItems(anyItem)], { now: 0n, topOffers })
    expect([set?.items, set?.tokenId, offer?.contract, offer?.tokenId]).toEqual([2, 1n, contract, undefined])
  })

  test('behavior: of an edition that others bought from, the units and the price that are left', () => {
    const [rest] = orderNotices(
      [{ ...lasting, price: 10n, remaining: 2n, total: 5n, status: 'inactive', reason: 'approval' }],
      { now: 0n, topOffers },
    )
    expect([rest?.units, rest?.price.amount]).toEqual([2n, 4n])
  })

  test('behavior: an order that ends counts with what is signed, also if its maker cannot give all of it now', () => {
    const offer = { ...lasting, price: 8n, remaining: 2n, unfilled: 4n, total: 4n } as const
    const [ends] = orderNotices([offer], { now: lasting.endTime - 1n, topOffers })
    expect([ends?.about, ends?.units, ends?.price.amount]).toEqual(['listingEnds', 4n, 8n])
  })

  test('behavior: another offer on the collection is higher', () => {
    const price = { amount: 3n, currency: order.currency }
    const offer = {
      ...withItems(anyItem),
      side: 'bid',
      status: 'active',
      price: 4n,
      remaining: 2n,
      total: 2n,
    } as const
    const about = (amount: bigint, change: Partial<MarketOrder> = {}) =>
      orderNotices([{ ...offer, ...change }], {
        now: 0n,
        topOffers: new Map([[contract.toLowerCase(), { ...price, amount }]]),
      }).map(({ about, price: { amount } }) => [about, amount])
    expect(about(3n)).toEqual([['offerOutbid', 3n]])
    // Its own offer is the highest.
    expect(about(2n)).toEqual([])
    expect(about(3n, { currency: dollar })).toEqual([])
    // A part that was sold, or for which the money is missing, makes no unit more expensive.
    expect(about(3n, { remaining: 1n, unfilled: 1n })).toEqual([['offerOutbid', 3n]])
    expect(about(3n, { status: 'inactive' })).toEqual([['offerAsleep', 4n]])
  })

  test('behavior: a ladder of offers is outbid by others once, and never by itself', () => {
    const any = { ...anyItem, identifierOrCriteria: 0n }
    const rung = (price: bigint, wanted: unknown = any) =>
      ({ ...withItems(wanted), side: 'bid', status: 'active', price, remaining: 1n }) as MarketOrder
    const outbid = (amount: bigint, ...orders: readonly MarketOrder[]) => {
      const top = { amount, currency: order.currency }
      const notices = orderNotices(orders, { now: 0n, topOffers: new Map([[contract.toLowerCase(), top]]) })
      return notices.filter(({ about }) => about === 'offerOutbid').length
    }
    const ladder = [rung(3n), rung(2n), rung(1n)]
    expect([outbid(3n, ...ladder), outbid(4n, ...ladder)]).toEqual([0, 1])
    // An offer on some items does not stand for one on every item, but the other way round.
    const some = { ...anyItem, identifierOrCriteria: 7n }
    expect([outbid(3n, rung(3n), rung(2n, some)), outbid(3n, rung(5n, some), rung(1n))]).toEqual([0, 1])
  })
})
