import { describe, expect, test } from 'vitest'
import { nft } from '../testing/fixtures.js'
import { countByCollection } from './countByCollection.js'

const nfts = ['spices', 'lanterns', 'spices', 'unknown'].map((collection) => nft({ collection }))
const names: Record<string, string> = { lanterns: 'Lanterns of the Souk', spices: 'Spice Jars' }

describe('countByCollection', () => {
  test('default: by name, with the count of each', () => {
    expect(countByCollection(nfts, (slug) => names[slug])).toEqual([
      { slug: 'lanterns', name: 'Lanterns of the Souk', count: 1 },
      { slug: 'spices', name: 'Spice Jars', count: 2 },
      { slug: 'unknown', name: 'unknown', count: 1 },
    ])
  })

  test('behavior: nothing without items', () => {
    expect(countByCollection([], () => undefined)).toEqual([])
  })
})
