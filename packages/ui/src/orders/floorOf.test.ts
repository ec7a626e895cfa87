import { describe, expect, test } from 'vitest'
import { buyer, collection, ether, nft, seller } from '../testing/fixtures.js'
import { floorOf, rivalFloorOf } from './floorOf.js'

const unitPrice = 10n ** 19n
const listing = {
  orderHash: '0x',
  price: unitPrice,
  unitPrice,
  currency: ether,
  maker: seller,
  endTime: 1n,
  remaining: 1n,
  total: 1n,
} as const

describe('floorOf', () => {
  test('default: the floor of the collection', () => {
    expect(floorOf(nft(), collection)).toEqual(collection.stats.floor)
    expect(floorOf(nft({ listing }), collection)).toEqual(collection.stats.floor)
    expect(floorOf(nft(), undefined)).toBeUndefined()
  })

  test('behavior: only the item’s own floor in an edition, not that of the collection', () => {
    expect(floorOf(nft({ standard: 'erc1155', listing }), collection)).toEqual({
      price: unitPrice,
      currency: ether,
    })
    expect(floorOf(nft({ standard: 'erc1155' }), collection)).toBeUndefined()
  })
})

describe('rivalFloorOf', () => {
  test('default: the floor of others, and of a collection also the seller’s own', () => {
    const edition = nft({ standard: 'erc1155', listing })
    const by = (account: string) => ({ collection, account })
    expect(rivalFloorOf(edition, by(buyer))).toEqual({ price: unitPrice, currency: ether })
    expect(rivalFloorOf(edition, by(seller))).toBeUndefined()
    expect(rivalFloorOf(nft({ listing }), by(seller))).toEqual(collection.stats.floor)
  })
})
