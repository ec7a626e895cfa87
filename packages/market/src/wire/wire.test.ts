import { readFileSync } from 'node:fs'
import { Order } from '@souk/seaport'
import fc from 'fast-check'
import { getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Collection } from '../Collection.js'
import type { MarketOrder } from '../MarketOrder.js'
import type { Nft } from '../Nft.js'
import {
  CancelWire,
  CollectionWire,
  EventWire,
  FailureWire,
  FulfillmentWire,
  InvalidFieldError,
  MarketInfoWire,
  NftWire,
  OrderWire,
} from './index.js'

const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Hex)
const text = fc.string({ minLength: 1 })
const date = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const currency = fc.record({ address, symbol: text, name: text, decimals: fc.integer({ min: 0, max: 30 }) })
const itemType = fc.constantFrom(0, 1, 2, 3, 4, 5) as fc.Arbitrary<0>
const item = {
  itemType,
  token: address,
  identifierOrCriteria: uint256,
  startAmount: uint256,
  endAmount: uint256,
}

const components: fc.Arbitrary<Order.Components> = fc
  .record({
    offerer: address,
    zone: address,
    offer: fc.array(fc.record(item), { maxLength: 3 }),
    consideration: fc.array(fc.record({ ...item, recipient: address }), { maxLength: 3 }),
    orderType: fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0>,
    startTime: uint256,
    endTime: uint256,
    zoneHash: hash,
    salt: uint256,
    conduitKey: hash,
    counter: uint256,
  })
  .map((order) => ({ ...order, totalOriginalConsiderationItems: order.consideration.length }))

const marketOrder: fc.Arbitrary<MarketOrder> = fc
  .record(
    {
      orderHash: hash,
      side: fc.constantFrom('ask', 'bid'),
      chain: text,
      protocolAddress: address,
      parameters: components,
      maker: address,
      taker: address,
      price: uint256,
      currency,
      createdAt: date,
      startTime: uint256,
      endTime: uint256,
      remaining: uint256,
      total: uint256,
      status: fc.constantFrom('active', 'inactive', 'filled', 'cancelled', 'expired'),
      reason: fc.constantFrom('counter', 'balance', 'approval'),
      type: fc.constantFrom('basic', 'dutch', 'english', 'criteria'),
    },
    {
      requiredKeys: [
        'orderHash',
        'side',
        'chain',
        'protocolAddress',
        'parameters',
        'maker',
        'price',
        'currency',
        'createdAt',
        'startTime',
        'endTime',
        'remaining',
        'total',
        'status',
        'type',
      ],
    },
  )
  .map(({ parameters, ...order }) => ({ ...order, order: { parameters, signature: '0x' } }) as MarketOrder)

const nft: fc.Arbitrary<Nft> = fc.record(
  {
    identifier: uint256,
    contract: address,
    collection: text,
    standard: fc.constantFrom('erc721', 'erc1155'),
    name: fc.string(),
    description: fc.string(),
    imageUrl: text,
    animationUrl: text,
    metadataUrl: text,
    traits: fc.array(fc.record({ type: fc.string(), value: fc.oneof(fc.string(), fc.integer()) })),
    owners: fc.array(fc.record({ address, quantity: uint256 })),
    supply: uint256,
    listing: fc.record({
      orderHash: hash,
      maker: address,
      price: uint256,
      unitPrice: uint256,
      currency,
      endTime: uint256,
      remaining: uint256,
      total: uint256,
    }),
    lastSale: fc.record({ price: uint256, currency, at: date, transactionHash: hash }),
  },
  {
    requiredKeys: [
      'identifier',
      'contract',
      'collection',
      'standard',
      'name',
      'description',
      'traits',
      'owners',
      'supply',
    ],
  },
) as fc.Arbitrary<Nft>

/** As it travels. */
const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('OrderWire', () => {
  test('behavior: what is written is read again', () => {
    fc.assert(
      fc.property(marketOrder, (order) => {
        expect(OrderWire.decode(travel(OrderWire.encode(order)))).toEqual(order)
      }),
      { numRuns: 50 },
    )
  })

  test('behavior: a posted order keeps every bit of what was signed', () => {
    fc.assert(
      fc.property(components, address, (parameters, protocolAddress) => {
        const posted = { order: { parameters, signature: '0x1234' as Hex }, protocolAddress }
        expect(OrderWire.decodePost(travel(OrderWire.encodePost(posted)))).toEqual(posted)
      }),
      { numRuns: 50 },
    )
  })

  const wire = () =>
    travel(OrderWire.encode(fc.sample(marketOrder, { numRuns: 1, seed: 1 })[0] as MarketOrder)) as Record<
      string,
      unknown
    >

  test('behavior: an answer of another server of the family', () => {
    const { status, inactive_reason, total_quantity, payment_token, chain, ...foreign } = wire()
    const parameters = {
      ...(foreign.protocol_data as { parameters: object }).parameters,
      consideration: [{ ...money, recipient: zeroAddress }],
    }
    const order = OrderWire.decode({
      ...foreign,
      side: 'ask',
      created_date: '2023-11-22T08:24:35.074631',
      remaining_quantity: 1,
      protocol_data: { parameters, signature: null },
      maker: { user: { username: 'a' }, profile_img_url: '', address: zeroAddress, config: '' },
      cancelled: true,
      surprise: { more: 1 },
    })
    expect([order.status, order.total, order.currency.symbol, order.createdAt.toISOString()]).toEqual([
      'cancelled',
      1n,
      'ETH',
      '2023-11-22T08:24:35.074Z',
    ])
  })

  const money = {
    itemType: 0,
    token: zeroAddress,
    identifierOrCriteria: '0',
    startAmount: '1',
    endAmount: '1',
  }

  test.each([
    ['order_hash', 7],
    ['current_price', -1],
    ['current_price', 1.5],
    ['remaining_quantity', null],
    ['created_date', 'yesterday'],
    ['side', 'both'],
    ['cancelled', 'no'],
    ['maker', null],
  ])('error: %s is %s', (field, value) => {
    expect(() => OrderWire.decode({ ...wire(), [field]: value })).toThrow(InvalidFieldError)
    expect(() => OrderWire.decode({ ...wire(), [field]: value })).toThrow(new RegExp(`order: ${field}.* is `))
  })

  test('error: decimals of an unknown currency are not guessed', () => {
    const { payment_token, ...foreign } = wire()
    const parameters = {
      ...(foreign.protocol_data as { parameters: object }).parameters,
      consideration: [],
      totalOriginalConsiderationItems: 0,
    }
    expect(() => OrderWire.decode({ ...foreign, side: 'ask', protocol_data: { parameters } })).toThrow(
      InvalidFieldError,
    )
  })
})

describe('NftWire', () => {
  test('behavior: what is written is read again', () => {
    fc.assert(
      fc.property(nft, (value) => {
        expect(NftWire.decode(travel(NftWire.encode(value)))).toEqual(value)
      }),
      { numRuns: 50 },
    )
  })
})

describe('CollectionWire', () => {
  const collection: Collection = {
    slug: 'a',
    name: 'A',
    description: '',
    contract: zeroAddress,
    standard: 'erc721',
    fees: [
      { recipient: '0x000000000000000000000000000000000000dEaD', basisPoints: 250, required: true },
      { recipient: zeroAddress, basisPoints: 500, required: false },
    ],
    stats: { totalSupply: 10n ** 30n, owners: 3, listed: 1, volume: 10n ** 19n, sales: 2 },
    traits: { Glass: { Amber: 3 } },
    currencies: [{ address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }],
  }

  test('behavior: what is written is read again', () => {
    expect(CollectionWire.decode(travel(CollectionWire.encode(collection, { chain: 'souk' })))).toMatchObject(
      collection,
    )
  })

  test.each(['opensea_fees', 'marketplace_fees'])('behavior: fees under the name %s', (name) => {
    const { fee_rules, ...wire } = CollectionWire.encode(collection, { chain: 'souk' })
    const seller_fees = { '0x0000000000000000000000000000000000000000': 500 }
    const fees = { seller_fees, [name]: { '0x000000000000000000000000000000000000dead': '250' } }
    expect(CollectionWire.decode(travel({ ...wire, fees })).fees).toEqual(collection.fees)
  })
})

describe('the others', () => {
  test('behavior: what is written is read again', () => {
    const info = {
      chainId: 31_337,
      chain: 'souk',
      name: 'Souk',
      rpcUrl: '/rpc',
      seaport: zeroAddress,
      conduitKey: `0x${'0'.repeat(64)}` as Hex,
      fees: [{ recipient: zeroAddress, basisPoints: 250 }],
      currencies: [{ address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }],
      demoAccounts: [{ name: 'Amina', address: zeroAddress, privateKey: `0x${'1'.repeat(64)}` as Hex }],
    } as const
    expect(MarketInfoWire.decode(travel(MarketInfoWire.encode(info)))).toEqual(info)
    const event = {
      sequence: 3,
      type: 'sale',
      identifier: 7n,
      accounts: [zeroAddress],
      at: new Date(0),
    } as const
    expect(EventWire.decode(travel(EventWire.encode(event)))).toEqual(event)
    const result = { orderHash: `0x${'1'.repeat(64)}` as Hex, status: 'active', cancelled: false } as const
    expect(CancelWire.decode(travel(CancelWire.encode(result)))).toEqual(result)
    const failure = { reasons: ['No.'], code: 'no', facts: { amount: 7n } }
    expect(FailureWire.decode(travel(FailureWire.encode(failure)))).toEqual({
      ...failure,
      facts: { amount: '7' },
    })
    expect(FailureWire.decode('<html>')).toEqual({ reasons: [], facts: {} })
  })

  test('behavior: fulfilment data as the family answers it', () => {
    const path = new URL('../../fixtures/fulfillment.json', import.meta.url)
    const data = FulfillmentWire.decode(JSON.parse(readFileSync(path, 'utf8')))
    expect(Order.hash(data.orders[0]!.parameters)).toBe(
      '0xd33ce18dc4be112458515f5017fdd69a9dc934154107e7951bdde6292dc629f9',
    )
    expect([data.transaction.value, data.orders[0]!.signature.length]).toEqual([20_000_000_000_000_000n, 130])
    expect(FulfillmentWire.decode(travel(FulfillmentWire.encode(data)))).toEqual(data)
  })

  test.each(['ask', 'bid'] as const)('behavior: a request to fill: %s', (side) => {
    const request = {
      side,
      orderHash: `0x${'1'.repeat(64)}` as Hex,
      chain: 'souk',
      protocolAddress: zeroAddress,
      fulfiller: zeroAddress,
      consideration: { contract: zeroAddress, identifier: 2n ** 200n },
    }
    expect(FulfillmentWire.decodeRequest(travel(FulfillmentWire.encodeRequest(request)))).toEqual(request)
  })
})
