import { FeePlan } from '@souk/market/flows'
import { describe, expect, test } from 'vitest'
import { bundle as words } from '../../i18n/en/bundle.js'
import { collection, creator, info, market, nft } from '../../testing/fixtures.js'
import { setBreakdown } from './setBreakdown.js'

const potter = '0x00000000000000000000000000000000000000c2'
const tiles = {
  ...collection,
  slug: 'tiles',
  name: 'Tiles',
  fees: [
    { recipient: market, basisPoints: 250, required: true },
    { recipient: potter, basisPoints: 1_000, required: false },
  ],
} as const
const collections = new Map([
  ['lanterns', collection],
  ['tiles', tiles],
])
const nfts = [nft(), nft({ identifier: 2n }), nft({ identifier: 3n, collection: 'tiles' })]

describe('setBreakdown', () => {
  test('default: each collection receives its fee of the share of its items', () => {
    const price = 30_000n
    const breakdown = setBreakdown(price, { nfts, collections, info, words })
    expect(breakdown).toEqual({
      total: price,
      seller: 27_246n,
      parts: [
        { to: 'market', recipient: market, basisPoints: 250, amount: 750n },
        {
          ...{ to: 'creator', recipient: creator, basisPoints: 334, amount: 1_002n },
          name: 'Creator of Lanterns, for 2 of 3 items',
        },
        {
          ...{ to: 'creator', recipient: potter, basisPoints: 334, amount: 1_002n },
          name: 'Creator of Tiles, for 1 of 3 items',
        },
      ],
    })
  })

  test('behavior: the fees are those that the trade plans', () => {
    const planned = FeePlan.combine(nfts.map(({ collection: slug }) => collections.get(slug)?.fees ?? []))
    const parts = setBreakdown(1n, { nfts, collections, info, words })?.parts ?? []
    expect(parts.map(({ recipient, basisPoints }) => ({ recipient, basisPoints }))).toEqual(
      planned.map(({ recipient, basisPoints }) => ({ recipient, basisPoints })),
    )
  })

  test('behavior: unknown while a collection loads', () => {
    expect(setBreakdown(1n, { nfts, collections: new Map(), info, words })).toBeUndefined()
  })
})
