import { describe, expect, test } from 'vitest'
import { dollar } from '../testing/fixtures.js'
import {
  countFilters,
  isAuctions,
  isNarrowed,
  parseCollectionSearch,
  toAuctions,
  toListed,
  widestOf,
} from './collectionSearch.js'

describe('parseCollectionSearch', () => {
  test('default: all parameters', () => {
    const search = {
      tab: 'offers',
      sort: 'price-down',
      view: 'list',
      listed: true,
      auction: true,
      q: 'lamp',
      traits: ['Glass:Blue'],
      min: '0.5',
      max: 2,
      currency: dollar.address,
      period: '30d',
    }
    expect(parseCollectionSearch(search)).toEqual({ ...search, max: '2' })
  })

  test.each([
    { tab: 'items' },
    { tab: 'secrets' },
    { sort: 'luck' },
    { view: 'grid' },
    { listed: 'yes' },
    { auction: 'yes' },
    { q: '' },
    { traits: 'Glass:Blue' },
    { traits: [7, 'Glass'] },
    { min: '' },
    { max: { a: 1 } },
    { currency: 'ETH' },
    { period: '2d' },
  ])('behavior: %j is left out', (search) => {
    expect(parseCollectionSearch(search)).toEqual({})
  })

  test('behavior: a searched number is text', () => {
    expect(parseCollectionSearch({ q: 12 })).toEqual({ q: '12' })
  })
})

describe('isNarrowed', () => {
  test('default: sort and view are not filters', () => {
    expect([isNarrowed({ sort: 'id', view: 'list', tab: 'charts' }), isNarrowed({ max: '1' })]).toEqual([
      false,
      true,
    ])
  })
})

describe('isAuctions', () => {
  test('default: the sort by end shows only auctions', () => {
    expect(
      [{}, { auction: true }, { sort: 'ending' }, { sort: 'id' }].map((search) =>
        isAuctions(search as object),
      ),
    ).toEqual([false, true, true, false])
  })
})

describe('toAuctions', () => {
  test('default: those that end next first, unless the visitor has chosen a sort', () => {
    expect(toAuctions({}, { isWanted: true })).toEqual({ auction: true, sort: 'ending' })
    expect(toAuctions({ sort: 'id' }, { isWanted: true })).toEqual({ auction: true, sort: 'id' })
    expect(toAuctions({ sort: 'ending' }, { isWanted: false })).toEqual({
      auction: undefined,
      sort: undefined,
    })
  })
})

describe('toListed', () => {
  test('behavior: items on auction and items that can be bought at once are shown in turn', () => {
    const auctions = toAuctions({}, { isWanted: true })
    const listed = { ...auctions, ...toListed(auctions, { isWanted: true }) }
    expect(listed).toEqual({ listed: true })
    expect({ ...listed, ...toAuctions(listed, { isWanted: true }) }).toEqual({
      auction: true,
      sort: 'ending',
    })
    expect(toListed({}, { isWanted: false })).toEqual({ listed: undefined })
  })
})

describe('widestOf', () => {
  test('default: nothing is narrowed any more, and the sort stays if it shows all items', () => {
    const search = { sort: 'ending', listed: true, q: 'lamp' } as const
    expect(isNarrowed({ ...search, ...widestOf(search) })).toBe(false)
    expect(widestOf({ sort: 'id' }).sort).toBe('id')
  })
})

describe('countFilters', () => {
  test('default: each trait is one filter', () => {
    expect(countFilters({ listed: true, traits: ['Glass:Blue', 'Glass:Red'], sort: 'rarity' })).toBe(3)
  })

  test('behavior: sort and view filter nothing', () => {
    expect(countFilters({ sort: 'rarity', view: 'list' })).toBe(0)
  })
})
