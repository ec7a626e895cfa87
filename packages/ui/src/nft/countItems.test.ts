import { describe, expect, test } from 'vitest'
import { collection } from '../testing/fixtures.js'
import { countShown } from './countItems.js'

const tokens = { ...collection, stats: { ...collection.stats, totalSupply: 700n } }
const edition = { ...collection, standard: 'erc1155', traits: {} } as const

describe('countShown', () => {
  test.each([
    [
      'all of a collection',
      tokens,
      { shown: 50, hasMore: true, isNarrowed: false },
      { count: 700, isLeast: false },
    ],
    ['a whole list', tokens, { shown: 7, hasMore: false, isNarrowed: true }, { count: 7, isLeast: false }],
    [
      'a part of a filtered list',
      tokens,
      { shown: 50, hasMore: true, isNarrowed: true },
      { count: 50, isLeast: true },
    ],
    [
      'an edition whose traits are not read yet',
      edition,
      { shown: 50, hasMore: true, isNarrowed: false },
      { count: 50, isLeast: true },
    ],
  ] as const)('default: %s', (_, of, list, counted) => {
    expect(countShown(of, list)).toEqual(counted)
  })
})
