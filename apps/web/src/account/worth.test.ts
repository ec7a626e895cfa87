import { describe, expect, test } from 'vitest'
import { collection, dollar, ether, nft, seller } from '../testing/fixtures.js'
import { addUp, holdingsOf, worthAtFloor, worthAtOffers } from './worth.js'

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
    expect(holdingsOf([nft(), nft({ identifier: 2n }), edition], seller.toLowerCase())).toEqual(
      new Map([
        ['lanterns', 2n],
        ['spices', 5n],
      ]),
    )
  })
})

describe('worthAtFloor', () => {
  test('default: adds up items with a floor, and counts them', () => {
    const nfts = [nft(), nft({ identifier: 2n }), nft({ collection: 'unpriced' })]
    const collections = new Map([['lanterns', collection]])
    expect(worthAtFloor(nfts, { account: seller, collections })).toEqual({
      sums: [{ currency: ether, amount: 2n * one }],
      counted: 2n,
      all: 3n,
    })
  })

  test('behavior: an edition counts with its own floor', () => {
    const owners = [{ address: seller, quantity: 5n }] as const
    const edition = nft({ standard: 'erc1155', owners, listing: { ...listing, unitPrice: 3n } })
    expect(worthAtFloor([edition], { account: seller, collections: new Map() })).toEqual({
      sums: [{ currency: ether, amount: 15n }],
      counted: 5n,
      all: 5n,
    })
  })
})

describe('worthAtOffers', () => {
  test('default: highest first, each up to its remaining units', () => {
    const bids = [
      { currency: ether, net: 1n, units: 10n },
      { currency: ether, net: 3n, units: 1n },
    ]
    expect(worthAtOffers(new Map([['lanterns', 3n]]), new Map([['lanterns', bids]]))).toEqual({
      sums: [{ currency: ether, amount: 5n }],
      counted: 3n,
      all: 3n,
    })
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
