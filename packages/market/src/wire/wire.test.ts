import { readFileSync } from 'node:fs'
import { Order } from '@souk/seaport'
import fc from 'fast-check'
import { getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Collection } from '../domain/Collection.js'
import type { MarketEventFacts } from '../domain/MarketEvent.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import type { Nft } from '../domain/Nft.js'
import * as TokenIds from '../domain/TokenIds.js'
import {
  CancelWire,
  CollectionWire,
  EventWire,
  FailureWire,
  FulfillmentWire,
  InvalidFieldError,
  MarketInfoWire,
  NftWire,
  OfferWire,
  OrderWire,
  SignedOrderWire,
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

const fees = fc.array(fc.record({ recipient: address, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
  maxLength: 3,
})
const profile = fc.record({ username: text, profileImageUrl: text, config: text })

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
      makerFees: fees,
      takerFees: fees,
      makerProfile: profile,
      takerProfile: profile,
      closesAt: date,
      revivedAt: date,
      clientSignature: hash,
      unfilled: uint256,
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
        'makerFees',
        'takerFees',
        'closesAt',
      ],
    },
  )
  .map(
    ({ parameters, makerProfile, takerProfile, ...order }) =>
      ({
        ...order,
        ...(makerProfile && { makerProfile: { ...makerProfile, address: order.maker } }),
        ...(order.taker && takerProfile && { takerProfile: { ...takerProfile, address: order.taker } }),
        order: { parameters, signature: '0x' },
      }) as MarketOrder,
  )

const nft: fc.Arbitrary<Nft> = fc.record(
  {
    tokenId: uint256,
    contract: address,
    collection: text,
    standard: fc.constantFrom('erc721', 'erc1155'),
    name: fc.string(),
    description: fc.string(),
    imageUrl: text,
    animationUrl: text,
    metadataUrl: text,
    creator: address,
    createdAt: date,
    updatedAt: date,
    isDisabled: fc.constant(true),
    isNsfw: fc.constant(true),
    rarityRank: fc.nat(),
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
    lastSale: fc.record({
      price: uint256,
      quantity: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
      currency,
      at: date,
      transactionHash: hash,
    }),
  },
  {
    requiredKeys: [
      'tokenId',
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

/** Converts a value to JSON and back. */
const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('OrderWire', () => {
  test('behavior: what is printed is the JSON of what is encoded, alone and in pages', () => {
    fc.assert(
      fc.property(fc.array(marketOrder, { maxLength: 3 }), (orders) => {
        for (const order of orders)
          expect(JSON.parse(OrderWire.print(order))).toEqual(travel(OrderWire.encode(order)))
        for (const page of [{ orders }, { orders, next: 'n"', previous: 'p' }])
          expect(JSON.parse(OrderWire.printPage(page))).toEqual(travel(OrderWire.encodePage(page)))
      }),
    )
  })

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

  test('behavior: orders that travel together', () => {
    fc.assert(
      fc.property(fc.array(components, { maxLength: 3 }), address, (all, protocolAddress) => {
        const posted = all.map((parameters) => ({
          order: { parameters, signature: '0x1234' as Hex },
          protocolAddress,
        }))
        expect(OrderWire.decodeBulkPost(travel(OrderWire.encodeBulkPost(posted)))).toEqual(posted)
      }),
      { numRuns: 20 },
    )
    const orders = fc.sample(marketOrder, { numRuns: 3, seed: 2 })
    expect(OrderWire.decodeBulk(travel(OrderWire.encodeBulk(orders)))).toEqual(orders)
  })

  test('error: one of several posted orders is wrong', () => {
    const [parameters] = fc.sample(components, { numRuns: 1, seed: 2 })
    const posted = {
      order: { parameters: parameters!, signature: '0x' as Hex },
      protocolAddress: zeroAddress,
    }
    const wire = travel(OrderWire.encodeBulkPost([posted, posted])) as { orders: { parameters: object }[] }
    const wrong = { ...wire.orders[1]!, parameters: { ...wire.orders[1]!.parameters, salt: 'pepper' } }
    expect(() =>
      OrderWire.decodeBulkPost({ orders: [wire.orders[0], wrong] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: order: orders[1].parameters.salt is "pepper"; expected a whole number from 0 to 2^256-1.]`,
    )
    const missing = { ...wire.orders[1]!, protocol_address: undefined }
    expect(() =>
      OrderWire.decodeBulkPost({ orders: [wire.orders[0], missing] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: posted order: orders[1].protocol_address is missing; expected a value of type string.]`,
    )
    expect(() => OrderWire.decodePost({})).toThrowErrorMatchingInlineSnapshot(
      `[Wire.InvalidFieldError: posted order: parameters is missing; expected a value.]`,
    )
  })

  test('behavior: fees that an order does not say are reckoned', () => {
    const item = { ...fc.sample(components, { numRuns: 1, seed: 1 })[0]! }
    const pay = (startAmount: bigint, recipient: Hex) => ({
      itemType: 0 as const,
      token: zeroAddress,
      identifierOrCriteria: 0n,
      startAmount,
      endAmount: startAmount,
      recipient,
    })
    const maker = getAddress(`0x${'1'.repeat(40)}`)
    const recipient = getAddress(`0x${'2'.repeat(40)}`)
    const parameters = { ...item, consideration: [pay(975n, maker), pay(25n, recipient)] }
    const [drawn] = fc.sample(marketOrder, { numRuns: 1, seed: 1 })
    const { makerFees, takerFees, makerProfile, closesAt, ...order } = drawn!
    const written = OrderWire.encode({ ...order, side: 'ask', maker, order: { parameters, signature: '0x' } })
    expect(OrderWire.decode(travel(written)).makerFees).toEqual([{ recipient, basisPoints: 250 }])
  })

  test('behavior: an answer of another server of the family', () => {
    const { status, inactive_reason, total_quantity, payment_token, chain, ...foreign } = wire()
    const parameters = {
      ...(foreign.protocol_data as { parameters: object }).parameters,
      consideration: [{ ...money, recipient: zeroAddress }],
    }
    const answer = {
      ...foreign,
      side: 'ask',
      created_date: '2023-11-22T08:24:35.074631',
      remaining_quantity: 1,
      protocol_data: { parameters, signature: null },
      maker: { user: { username: 'a' }, profile_img_url: '', address: zeroAddress, config: '' },
      cancelled: true,
      surprise: { more: 1 },
    }
    const order = OrderWire.decode(answer, { chain: 'ethereum' })
    expect([order.status, order.total, order.currency.symbol, order.createdAt.toISOString()]).toEqual([
      'cancelled',
      1n,
      'ETH',
      '2023-11-22T08:24:35.074Z',
    ])
    const currencyOn = (chain?: string) => OrderWire.decode(answer, chain ? { chain } : {}).currency
    expect(['matic', 'avalanche', 'bsc'].map((chain) => currencyOn(chain).symbol)).toEqual([
      'POL',
      'AVAX',
      'BNB',
    ])
    expect(OrderWire.decode({ ...answer, chain: 'matic' }).currency.symbol).toBe('POL')
    const unknown = { address: zeroAddress, symbol: 'NATIVE', name: 'Unknown native currency', decimals: 18 }
    expect([currencyOn('tidal'), currencyOn()]).toEqual([unknown, unknown])
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

describe('NftWire.decodeTokens', () => {
  test('behavior: what is written is read again', () => {
    const request = { chain: 'souk', tokens: [{ contract: zeroAddress, tokenId: 2n ** 200n }] }
    expect(NftWire.decodeTokens(travel(NftWire.encodeTokens(request)))).toEqual(request)
  })

  test('error: a token without id', () => {
    const tokens = [{ address: zeroAddress, identifier: '1' }, { address: zeroAddress }]
    expect(() => NftWire.decodeTokens({ chain: 'souk', tokens })).toThrow('tokens[1].identifier is missing')
  })
})

describe('OfferWire', () => {
  const trait = fc.record({ type: text, value: text })
  const tokenIds = fc.oneof(
    fc.constant('any' as const),
    fc.array(uint256, { minLength: 1, maxLength: 5 }).map(TokenIds.from),
  )
  const criteria = fc.record(
    { slug: text, contract: address, traits: fc.array(trait, { minLength: 1, maxLength: 3 }), tokenIds },
    { requiredKeys: ['slug'] },
  )
  const order = components.map((parameters) => ({ parameters, signature: '0x12' as Hex }))
  const built = fc.record(
    {
      consideration: fc.array(fc.record({ ...item, recipient: address })),
      zone: address,
      zoneHash: hash,
      tokenIds,
    },
    { requiredKeys: ['consideration', 'zone', 'zoneHash'] },
  )
  const runs = { numRuns: 30 }

  test('behavior: requests and the market’s part of an offer are read as they were written', () => {
    const request = fc.record({ offerer: address, quantity: uint256, criteria, protocolAddress: address })
    fc.assert(
      fc.property(request, built, (asked, answered) => {
        expect(OfferWire.decodeBuildRequest(travel(OfferWire.encodeBuildRequest(asked)))).toEqual(asked)
        expect(OfferWire.decodeBuilt(travel(OfferWire.encodeBuilt(answered)))).toEqual(answered)
      }),
      runs,
    )
  })

  test('behavior: offers are read as they were written', () => {
    const about = { orderHash: hash, chain: text, protocolAddress: address, order, criteria }
    const offer = fc.record({ ...about, remaining: uint256, unfilled: uint256 })
    fc.assert(
      fc.property(offer, ({ order, criteria, protocolAddress, ...rest }) => {
        const posted = { order, criteria, protocolAddress }
        expect(OfferWire.decodePost(travel(OfferWire.encodePost(posted)))).toEqual(posted)
        const read = { ...posted, ...rest, order: { ...order, signature: '0x' as Hex } }
        const page = { offers: [read], next: 'a' }
        expect(OfferWire.decodePage(travel(OfferWire.encodePage(page)))).toEqual(page)
      }),
      runs,
    )
  })

  test('behavior: a request without a quantity wants one', () => {
    const request = {
      offerer: zeroAddress,
      protocol_address: zeroAddress,
      criteria: { collection: { slug: 'a' } },
    }
    expect(OfferWire.decodeBuildRequest(request).quantity).toBe(1n)
  })

  test.each([
    [{ collection: {} }, 'criteria.collection.slug'],
    [{ collection: { slug: 'a' }, trait: { type: 'Glass' } }, 'criteria.trait.value'],
    [{ collection: { slug: 'a' }, traits: [{ type: 'Glass' }] }, 'criteria.traits[0].value'],
    [{ collection: { slug: 'a' }, encoded_token_ids: '5:1' }, 'criteria.encoded_token_ids'],
    [{ collection: { slug: 'a' }, contract: { address: '0x' } }, 'criteria.contract.address'],
  ])('error: criteria %j', (criteria, path) => {
    const request = { offerer: zeroAddress, protocol_address: zeroAddress, criteria }
    expect(() => OfferWire.decodeBuildRequest(request)).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ path }) }),
    )
  })
})

describe('CollectionWire', () => {
  const ether = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
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
    currencies: [ether],
  }

  test('behavior: what is written is read again', () => {
    expect(CollectionWire.decode(travel(CollectionWire.encode(collection, { chain: 'souk' })))).toMatchObject(
      collection,
    )
  })

  test('behavior: slugs that are wanted', () => {
    const slugs = ['a', 'b']
    expect(CollectionWire.decodeSlugs(travel(CollectionWire.encodeSlugs(slugs)))).toEqual(slugs)
    expect(() => CollectionWire.decodeSlugs({ slugs: 'a' })).toThrow('collections: slugs is "a"')
  })

  test('behavior: volumes have the 18 decimals of native currencies, whatever a market says about its own', () => {
    const currencies = [{ ...ether, decimals: 8 }]
    const stats = { ...collection.stats, volume: 1_500_000_000_000_000_000n }
    const { stats: written } = CollectionWire.encode({ ...collection, currencies, stats }, { chain: 'souk' })
    expect(written).toMatchObject({ total_volume: 1.5, volume: '1500000000000000000' })
    const { volume: _, ...foreign } = written as Record<string, unknown>
    const read = (payment_tokens: object[]) => {
      const wire = CollectionWire.encode(collection, { chain: 'souk' })
      return CollectionWire.decode(travel({ ...wire, stats: foreign, payment_tokens })).stats.volume
    }
    expect(read(currencies)).toBe(1_500_000_000_000_000_000n)
    expect(read([])).toBe(1_500_000_000_000_000_000n)
  })

  test('behavior: figures under other names ride along', () => {
    const stats = { ...collection.stats, figures: { one_day_volume: 0.5, total_volume: 10 } }
    const written = CollectionWire.encode({ ...collection, stats }, { chain: 'souk' })
    expect(CollectionWire.decode(travel(written)).stats).toEqual(stats)
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
      title: 'Souk local',
      name: 'Souk',
      rpcUrl: '/rpc',
      seaport: zeroAddress,
      conduitKey: `0x${'0'.repeat(64)}` as Hex,
      fees: [{ recipient: zeroAddress, basisPoints: 250 }],
      currencies: [{ address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }],
      wrappedNative: '0x00000000000000000000000000000000000000eE',
      ensRegistry: zeroAddress,
      demoAccounts: [{ name: 'Amina', address: zeroAddress, privateKey: `0x${'1'.repeat(64)}` as Hex }],
      chains: [
        {
          chain: 'souk',
          chainId: 31_337,
          title: 'Local chain',
          path: '',
          nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
        },
        {
          chain: 'matic',
          chainId: 137,
          title: 'Polygon',
          path: '/chains/matic',
          nativeCurrency: { symbol: 'POL', name: 'POL', decimals: 18 },
        },
      ],
    } as const
    const wire = MarketInfoWire.encode(info)
    expect(MarketInfoWire.decode(travel(wire))).toEqual(info)
    const elsewhere = [{ ...wire.chains?.[0], path: '//elsewhere.example' }]
    expect(() => MarketInfoWire.decode({ ...wire, chains: elsewhere })).toThrow('chains[0].path')
    const event = {
      sequence: 3,
      type: 'sale',
      tokenId: 7n,
      accounts: [zeroAddress],
      at: new Date(0),
    } as const
    expect(EventWire.decode(travel(EventWire.encode(event)))).toEqual(event)
    const facts: MarketEventFacts = {
      ...{ maker: zeroAddress, taker: zeroAddress, currency: zeroAddress },
      ...{ price: 10n ** 20n, endPrice: 0n, total: 2n, remaining: 0n, quantity: 1n, items: 3 },
      ...{ startTime: 1n, endTime: 2n ** 255n, from: zeroAddress, to: zeroAddress },
      side: 'ask',
      orderType: 'dutch',
      transactionHash: `0x${'2'.repeat(64)}`,
    }
    expect(EventWire.decode(travel(EventWire.encode({ ...event, ...facts })))).toEqual({ ...event, ...facts })
    expect(EventWire.decodeFacts(travel(EventWire.encodeFacts(facts)))).toEqual(facts)
    const partial = { ...event, isPartial: true } as const
    expect(EventWire.decode(travel(EventWire.encode(partial)))).toEqual(partial)
    const result = { orderHash: `0x${'1'.repeat(64)}` as Hex, status: 'active', cancelled: false } as const
    expect(CancelWire.decode(travel(CancelWire.encode(result)))).toEqual(result)
    const failure = { reasons: ['No.'], code: 'no', facts: { amount: 7n } }
    expect(FailureWire.decode(travel(FailureWire.encode(failure)))).toEqual({
      ...failure,
      facts: { amount: '7' },
    })
    const issue = { index: 2, code: 'balance', message: 'Too little.', facts: { have: '1' } }
    const several = { reasons: ['No.'], code: 'no', facts: {}, issues: [issue] }
    expect(FailureWire.decode(travel(FailureWire.encode(several)))).toEqual(several)
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

  test('behavior: signed orders, and why one cannot be had', () => {
    fc.assert(
      fc.property(components, hash, hash, (parameters, orderHash, extraData) => {
        const failure = { reasons: ['No.'], code: 'no', facts: { status: 'filled' } }
        const criteria = { slug: 'lanterns', tokenIds: TokenIds.parse('1,3:5') }
        const orders = [
          { orderHash, order: { parameters, signature: '0x1234' as Hex }, extraData, criteria },
          { orderHash, status: 400, failure },
        ]
        const answer = { chainId: 1, orders }
        expect(SignedOrderWire.decode(travel(SignedOrderWire.encode(answer)))).toEqual(answer)
      }),
    )
  })

  test.each(['ask', 'bid'] as const)('behavior: a request to fill: %s', (side) => {
    const request = {
      side,
      orderHash: `0x${'1'.repeat(64)}` as Hex,
      chain: 'souk',
      protocolAddress: zeroAddress,
      fulfiller: zeroAddress,
      consideration: { contract: zeroAddress, tokenId: 2n ** 200n },
    }
    expect(FulfillmentWire.decodeRequest(travel(FulfillmentWire.encodeRequest(request)))).toEqual(request)
  })
})
