import { TokenIds } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { nft } from '../testing/fixtures.js'
import { fits, leastLossFirst, takesAny } from './fits.js'

describe('fits', () => {
  const ruby = nft({ tokenId: 7n })
  test.each([
    ['any of its collection', { slug: 'lanterns' }, true],
    ['another collection', { slug: 'spices' }, false],
    ['a trait it has', { slug: 'lanterns', traits: [{ type: 'Glass', value: 'Ruby' }] }, true],
    ['a trait it lacks', { slug: 'lanterns', traits: [{ type: 'Glass', value: 'Amber' }] }, false],
    [
      'a trait it has and one it lacks',
      {
        slug: 'lanterns',
        traits: [
          { type: 'Glass', value: 'Ruby' },
          { type: 'Metal', value: 'Tin' },
        ],
      },
      false,
    ],
    [
      'a trait it has got since',
      { slug: 'lanterns', traits: [{ type: 'Glass', value: 'Ruby' }], tokenIds: TokenIds.from([1n]) },
      false,
    ],
    ['a list with it', { slug: 'lanterns', tokenIds: TokenIds.from([1n, 7n]) }, true],
    ['a list without it', { slug: 'lanterns', tokenIds: TokenIds.from([1n, 8n]) }, false],
  ])('default: %s', (_, criteria, expected) => {
    expect(fits({ criteria }, ruby)).toBe(expected)
  })
})

describe('takesAny', () => {
  const slug = 'lanterns'
  test.each([
    ['nothing said', { slug }, true],
    ['any token', { slug, tokenIds: TokenIds.parse('*') }, true],
    ['a list', { slug, tokenIds: TokenIds.from([1n]) }, false],
    ['a trait', { slug, traits: [{ type: 'Glass', value: 'Ruby' }] }, false],
  ])('default: %s', (_, criteria, expected) => {
    expect(takesAny({ criteria })).toBe(expected)
  })
})

describe('leastLossFirst', () => {
  test('default: most common first', () => {
    const ranks = [3, 90, 7].map((rarityRank) => nft({ rarityRank }))
    expect(leastLossFirst(ranks).map(({ rarityRank }) => rarityRank)).toEqual([90, 7, 3])
  })
})
