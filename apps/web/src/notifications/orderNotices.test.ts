import type { MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { order, parameters } from '../testing/fixtures.js'
import { orderNotices } from './orderNotices.js'

const day = 86_400n
const lasting: MarketOrder = { ...order, startTime: 0n, endTime: 10n * day }
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
    expect(orderNotices([change], now).map(({ key }) => key)).toEqual(keys)
  })

  test('behavior: sets and offers on one of several items have none', () => {
    expect(orderNotices([withItems(item, item), withItems(anyItem)], 0n)).toEqual([])
  })
})
