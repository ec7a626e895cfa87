import { describe, expect, test } from 'vitest'
import { dollar, ether, nft, seller } from '../testing/fixtures.js'
import { groupTraits, needsWholeCollection, parseCollectionSearch, selectNfts } from './selectNfts.js'

const listing = (price: bigint, currency = ether) => ({
  orderHash: '0x01' as const,
  maker: seller as `0x${string}`,
  price,
  unitPrice: price,
  currency,
  endTime: 9n,
  remaining: 1n,
  total: 1n,
})
const nfts = [
  nft({ identifier: 1n, name: 'Ruby Lamp', listing: listing(5n) }),
  nft({ identifier: 2n, name: 'Amber Lamp', traits: [{ type: 'Glass', value: 'Amber' }] }),
  nft({ identifier: 3n, name: 'Dusk', listing: listing(2n) }),
  nft({ identifier: 4n, name: 'Dawn', listing: listing(1n, dollar) }),
]
const ids = (search: Parameters<typeof selectNfts>[1]) =>
  selectNfts(nfts, search, [ether.address, dollar.address]).map((nft) => Number(nft.identifier))

describe('selectNfts', () => {
  test('default: cheapest first, currencies apart, what is not for sale last', () => {
    expect(ids({})).toEqual([3, 1, 4, 2])
  })

  test('param: sort', () => {
    expect(ids({ sort: 'price-down' })).toEqual([1, 3, 4, 2])
    expect(ids({ sort: 'id' })).toEqual([1, 2, 3, 4])
  })

  test('param: listed', () => {
    expect(ids({ listed: true, sort: 'id' })).toEqual([1, 3, 4])
  })

  test('param: traits', () => {
    expect(ids({ traits: ['Glass:Amber'] })).toEqual([2])
    expect(ids({ traits: ['Glass:Amber', 'Glass:Ruby'], sort: 'id' })).toEqual([1, 2, 3, 4])
    expect(ids({ traits: ['Glass:Amber', 'Metal:Brass'] })).toEqual([])
  })

  test('param: q finds names, numbers and trait values', () => {
    expect(ids({ q: 'lamp', sort: 'id' })).toEqual([1, 2])
    expect(ids({ q: '#3' })).toEqual([3])
    expect(ids({ q: 'amber' })).toEqual([2])
  })

  test('behavior: leaves the given list as it was', () => {
    ids({ sort: 'price-down' })
    expect(nfts.map((nft) => nft.identifier)).toEqual([1n, 2n, 3n, 4n])
  })
})

describe('parseCollectionSearch', () => {
  test('default', () => {
    const search = { sort: 'price-down', listed: true, q: 'lamp', traits: ['Glass:Ruby'] }
    expect(parseCollectionSearch(search)).toEqual(search)
  })

  test('behavior: what it does not know is left out', () => {
    expect(parseCollectionSearch({ sort: 'luck', listed: 'yes', q: '', traits: 'Glass', page: 4 })).toEqual(
      {},
    )
  })

  test('behavior: a number in the address bar is a search like any other', () => {
    expect(parseCollectionSearch({ q: 42 })).toEqual({ q: '42' })
  })
})

describe('groupTraits', () => {
  test('default', () => {
    expect(groupTraits(['Glass:Blue', 'Glass:Red', 'Time:12:30'])).toEqual({
      Glass: ['Blue', 'Red'],
      Time: ['12:30'],
    })
  })
})

describe('needsWholeCollection', () => {
  test('default', () => {
    expect(
      [{}, { q: 'a' }, { sort: 'price-down' as const }, { listed: true as const }].map(needsWholeCollection),
    ).toEqual([false, true, true, false])
  })
})
