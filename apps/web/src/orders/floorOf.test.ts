import { describe, expect, test } from 'vitest'
import { collection, ether, nft, seller } from '../testing/fixtures.js'
import { floorOf } from './floorOf.js'

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

  test('behavior: the item’s own floor in an edition, if it has one', () => {
    expect(floorOf(nft({ standard: 'erc1155', listing }), collection)).toEqual({
      price: unitPrice,
      currency: ether,
    })
    expect(floorOf(nft({ standard: 'erc1155' }), collection)).toEqual(collection.stats.floor)
  })
})
