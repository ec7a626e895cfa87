import { FeePlan, Price } from '@souk/market/flows'
import * as fc from 'fast-check'
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
const nfts = [nft(), nft({ tokenId: 2n }), nft({ tokenId: 3n, collection: 'tiles' })]

describe('setBreakdown', () => {
  test('default: each collection receives its fee of the share of its items', () => {
    const price = 30_000n
    const breakdown = setBreakdown(price, { nfts, collections, info, words })
    expect(breakdown).toEqual({
      total: price,
      seller: 27_252n,
      parts: [
        { to: 'market', recipient: market, basisPoints: 250, amount: 750n },
        {
          ...{ to: 'creator', recipient: creator, basisPoints: 333, amount: 999n },
          name: 'Creator of Lanterns, for 2 of 3 items',
        },
        {
          ...{ to: 'creator', recipient: potter, basisPoints: 333, amount: 999n },
          name: 'Creator of Tiles, for 1 of 3 items',
        },
      ],
    })
  })

  test('behavior: the fees are those that the trade plans, for any set', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(creator, potter, market), fc.integer({ min: 0, max: 1_000 })), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.array(fc.nat(4), { minLength: 1, maxLength: 30 }),
        fc.bigInt({ min: 10n ** 4n, max: 10n ** 24n }),
        (royalties, items, price) => {
          const all = royalties.map(([recipient, basisPoints], index) => ({
            ...collection,
            slug: `${index}`,
            fees: [
              { recipient: market, basisPoints: 250, required: true },
              { recipient, basisPoints, required: false },
            ],
          }))
          const own = items.map((index) => nft({ collection: `${index % all.length}` }))
          const planned = FeePlan.combine(
            own.map(({ collection: slug }) =>
              FeePlan.choose(all[Number(slug)]?.fees ?? [], { maximumBasisPoints: 10_000 }),
            ),
          )
          const { fees, rest } = Price.share({ start: price, end: price }, { quantity: 1n, fees: planned })
          const known = new Map(all.map((each) => [each.slug, each]))
          const shown = setBreakdown(price, { nfts: own, collections: known, info, words })
          expect(shown?.parts.map(({ recipient, amount }) => ({ recipient, amount }))).toEqual(
            planned.map(({ recipient }, index) => ({ recipient, amount: fees[index]?.start })),
          )
          expect(shown?.seller).toBe(rest.start)
        },
      ),
    ))

  test('behavior: unknown while a collection loads', () => {
    expect(setBreakdown(1n, { nfts, collections: new Map(), info, words })).toBeUndefined()
  })
})
