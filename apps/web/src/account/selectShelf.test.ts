import { ether, nft, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { selectShelf } from './selectShelf.js'

const listing = (unitPrice: bigint) => ({
  orderHash: '0x01' as const,
  maker: seller as `0x${string}`,
  price: unitPrice,
  unitPrice,
  currency: ether,
  endTime: 1n,
  remaining: 1n,
  total: 1n,
})
const nfts = [
  nft({ tokenId: 1n, name: 'Lamp 10', collection: 'lamps', rarityRank: 2 }),
  nft({ tokenId: 2n, name: 'Lamp 9', collection: 'lamps', rarityRank: 1, listing: listing(5n) }),
  nft({ tokenId: 3n, name: 'Jar', collection: 'jars', listing: listing(7n) }),
]
const floors: Record<string, bigint> = { jars: 9n, lamps: 3n }
const ids = (options: Omit<selectShelf.Options, 'floorOf'>) =>
  selectShelf(nfts, { ...options, floorOf: ({ collection }) => floors[collection] }).map(({ tokenId }) =>
    Number(tokenId),
  )

describe('selectShelf', () => {
  test.each([
    ['as the market gives them', {}, [1, 2, 3]],
    ['by name, numbers as numbers', { sort: 'name' }, [3, 2, 1]],
    ['by rarity, those without last', { sort: 'rarity' }, [2, 1, 3]],
    ['by the price they are for sale at', { sort: 'price' }, [3, 2, 1]],
    ['by the floor of their collection', { sort: 'floor' }, [3, 1, 2]],
    ['of one collection', { collection: 'lamps' }, [1, 2]],
    ['by a part of the name', { q: 'LAMP' }, [1, 2]],
    ['by number', { q: '#3' }, [3]],
  ] as const)('default: %s', (_, options, expected) => {
    expect(ids(options)).toEqual(expected)
  })
})
