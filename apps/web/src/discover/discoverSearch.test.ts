import { rankingPeriods, rankingSorts } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { parseDiscoverSearch, sortedBy } from './discoverSearch.js'

describe('parseDiscoverSearch', () => {
  test('default: leaves out unknown values', () => {
    expect(parseDiscoverSearch({ period: '2d', sort: 'luck', direction: 'up', watched: 'yes' })).toEqual({})
  })

  test('behavior: knows every period and column of the market', () => {
    expect(rankingPeriods.slice(1).map((period) => parseDiscoverSearch({ period }).period)).toEqual(
      rankingPeriods.slice(1),
    )
    expect(rankingSorts.slice(1).map((sort) => parseDiscoverSearch({ sort }).sort)).toEqual(
      rankingSorts.slice(1),
    )
  })
})

describe('sortedBy', () => {
  test('default: another column, highest first', () => {
    expect(sortedBy({ direction: 'asc' }, 'floor')).toEqual({ sort: 'floor', direction: undefined })
  })

  test('behavior: the same column reverses each time', () => {
    expect(sortedBy({}, 'volume')).toEqual({ sort: undefined, direction: 'asc' })
    expect(sortedBy({ direction: 'asc' }, 'volume')).toEqual({ sort: undefined, direction: undefined })
  })
})
