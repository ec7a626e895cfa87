import type { CollectionOffer } from '@souk/market'
import { ItemType, seaportAddress } from '@souk/seaport'
import {
  buyer,
  collection,
  contract,
  dollar,
  ether,
  info,
  nft,
  parameters,
  seller,
  wrapped,
} from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { addUp, type Bid, holdingsOf, toBid, worthAtFloor, worthAtOffers } from './worth.js'

const one = 10n ** 18n
const listing = {
  orderHash: '0x01',
  maker: seller,
  price: 3n,
  currency: ether,
  endTime: 1n,
  remaining: 1n,
  total: 1n,
} as const

describe('holdingsOf', () => {
  test('default: one per token, and all held units of an edition', () => {
    const edition = nft({
      collection: 'spices',
      standard: 'erc1155',
      owners: [{ address: seller, quantity: 5n }],
    })
    expect(holdingsOf([nft(), nft({ tokenId: 2n }), edition], seller.toLowerCase())).toEqual(
      new Map([
        ['lanterns', 2n],
        ['spices', 5n],
      ]),
    )
  })
})

describe('worthAtFloor', () => {
  test('default: adds up items with a floor, and counts them', () => {
    const nfts = [nft(), nft({ tokenId: 2n }), nft({ collection: 'unpriced' })]
    const collections = new Map([['lanterns', collection]])
    expect(worthAtFloor(nfts, { account: seller, collections })).toEqual({
      sums: [{ currency: ether, amount: 2n * one }],
      counted: 2n,
      all: 3n,
      uncompared: [],
    })
  })

  test('behavior: an edition counts with its own floor', () => {
    const owners = [{ address: seller, quantity: 5n }] as const
    const edition = nft({ standard: 'erc1155', owners, listing: { ...listing, unitPrice: 3n } })
    expect(worthAtFloor([edition], { account: seller, collections: new Map() })).toEqual({
      sums: [{ currency: ether, amount: 15n }],
      counted: 5n,
      all: 5n,
      uncompared: [],
    })
  })
})

describe('worthAtOffers', () => {
  const worthOf = (units: bigint, list: readonly Bid[]) =>
    worthAtOffers(new Map([['lanterns', units]]), {
      bids: new Map([['lanterns', list]]),
      wrappedNative: wrapped.address,
    })

  test('default: highest first, each up to its remaining units', () => {
    const bids = [
      { currency: ether, net: 1n, units: 10n },
      { currency: ether, net: 3n, units: 1n },
    ]
    expect(worthOf(3n, bids)).toEqual({
      sums: [{ currency: ether, amount: 5n }],
      counted: 3n,
      all: 3n,
      uncompared: [],
    })
  })

  test('behavior: a higher number of another currency is not a higher offer', () => {
    const bids = [
      { currency: dollar, net: 10n ** 20n, units: 1n },
      { currency: wrapped, net: 3n, units: 1n },
      { currency: ether, net: 4n, units: 1n },
    ]
    expect(worthOf(1n, bids)).toMatchObject({ sums: [{ currency: ether, amount: 4n }], uncompared: [dollar] })
    expect(worthOf(2n, bids)).toMatchObject({
      sums: [
        { currency: ether, amount: 4n },
        { currency: wrapped, amount: 3n },
      ],
      uncompared: [dollar],
    })
  })

  test('behavior: offers that all find a unit need no comparison', () => {
    const bids = [
      { currency: dollar, net: 9n, units: 1n },
      { currency: ether, net: 4n, units: 1n },
    ]
    expect(worthOf(2n, bids)).toMatchObject({ counted: 2n, uncompared: [] })
    expect(worthOf(1n, bids.slice(0, 1))).toMatchObject({ counted: 1n, uncompared: [] })
  })
})

describe('toBid', () => {
  const wanted = {
    itemType: ItemType.ERC721_WITH_CRITERIA,
    token: contract,
    identifierOrCriteria: 0n,
    startAmount: 5n,
    endAmount: 5n,
    recipient: buyer,
  }
  const money = { itemType: ItemType.ERC20, token: dollar.address, identifierOrCriteria: 0n }
  const offer: CollectionOffer = {
    orderHash: '0x0b',
    chain: 'souk',
    protocolAddress: seaportAddress,
    order: {
      parameters: {
        ...parameters,
        offerer: buyer,
        offer: [{ ...money, startAmount: 50n, endAmount: 50n }],
        consideration: [wanted],
      },
      signature: '0x',
    },
    criteria: { slug: 'lanterns', traits: [] },
  }

  test('default: the price of a unit, for all units', () => {
    expect(toBid(offer, { info, now: 2n })).toEqual({ currency: dollar, net: 10n, units: 5n })
  })

  test('behavior: others may have taken a part of it', () => {
    expect(toBid({ ...offer, remaining: 2n }, { info, now: 2n })?.units).toBe(2n)
    expect(toBid({ ...offer, remaining: 0n }, { info, now: 2n })).toBeUndefined()
  })
})

describe('addUp', () => {
  test('behavior: keeps currencies separate', () => {
    const parts = [
      { currency: ether, amount: 1n },
      { currency: dollar, amount: 2n },
      { currency: ether, amount: 3n },
    ]
    expect(addUp(parts)).toEqual([
      { currency: ether, amount: 4n },
      { currency: dollar, amount: 2n },
    ])
  })
})
