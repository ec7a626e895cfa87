import { describe, expect, test } from 'vitest'
import { dollar } from '../testing/fixtures.js'
import { isNarrowed, parseCollectionSearch } from './collectionSearch.js'

describe('parseCollectionSearch', () => {
  test('default: all parameters', () => {
    const search = {
      tab: 'offers',
      sort: 'price-down',
      view: 'list',
      listed: true,
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
