import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Activity, ActivityToken } from '../domain/Activity.js'
import * as ActivityWire from './activity.js'
import { InvalidFieldError } from './fields.js'

const from = '0x00000000000000000000000000000000000000AA'
const sale: Activity = {
  type: 'sale',
  at: new Date('2026-11-20T10:00:00Z'),
  collection: 'lanterns',
  collectionName: 'Lanterns',
  contract: from,
  tokenId: 2n ** 255n,
  name: 'Ruby Lamp',
  imageUrl: 'https://example.test/1.png',
  quantity: 3n,
  from,
  to: zeroAddress,
  price: 10n ** 30n,
  currency: { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
  orderHash: `0x${'12'.repeat(32)}`,
  transactionHash: `0x${'34'.repeat(32)}`,
}
const offer: Activity = { type: 'offer', at: sale.at, collection: 'lanterns', contract: from, quantity: 1n }

const bid: Activity = { ...offer, inAuction: true }
const cancel: Activity = { ...offer, type: 'cancel', side: 'bid' }
const payment = {
  to: from,
  amount: 5n,
  received: 4n,
  currency: { address: from, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
} as const
const { collection, contract } = offer
const named = { tokenId: 7n, name: 'Ruby Lamp', imageUrl: 'https://example.test/1.png' }
const given: ActivityToken = {
  collection,
  contract,
  collectionName: 'Lanterns',
  ...named,
  quantity: 1n,
  from,
}
const tokens: readonly ActivityToken[] = [given, { collection, contract, quantity: 1n, to: zeroAddress }]
const bundle = { items: 2, payments: [payment], tokens }
const swap: Activity = { ...offer, type: 'sale', side: 'swap', bundle }

const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('ActivityWire', () => {
  test('default', () => {
    const page = { activities: [sale, offer, bid, cancel, swap], next: 'more' }
    expect(ActivityWire.decodePage(travel(ActivityWire.encodePage(page)))).toEqual(page)
  })

  test.each([
    ['event_type', 'gift'],
    ['event_timestamp', '2026'],
    ['quantity', -1],
    ['from_address', '0x1'],
  ])('error: %s is %s', (field, value) => {
    const wire = { ...(travel(ActivityWire.encode(sale)) as object), [field]: value }
    expect(() => ActivityWire.decodePage({ asset_events: [wire] })).toThrow(InvalidFieldError)
    expect(() => ActivityWire.decode(wire)).toThrow(field)
  })
})
