import { FeePlan } from '@souk/market/flows'
import * as fc from 'fast-check'
import { pad, toHex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { feesOf } from './readCollectionFees.js'
import type { MultiTerms } from './Terms.js'

const addressOf = (index: number) => pad(toHex(index + 1), { size: 20 })
const [market, artist] = [addressOf(100), addressOf(101)]

/** The terms of a set with one token of each collection. */
const setOf = (collections: readonly number[]): MultiTerms => ({
  side: 'bundle_ask',
  kind: 'basic',
  maker: addressOf(200),
  total: 1n,
  allowsPartialFills: false,
  nfts: collections.map((index) => ({ standard: 'erc721', contract: addressOf(index), identifier: 1n })),
  money: [{ currency: zeroAddress, startPrice: 1n, endPrice: 1n }],
})

describe('feesOf', () => {
  test('behavior: requires the fees that the flows sign, for any set', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(
          fc.tuple(fc.constantFrom(market, artist, addressOf(102)), fc.integer({ min: 1, max: 1_000 })),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        fc.array(fc.nat(5), { minLength: 2, maxLength: 30 }),
        (marketBps, royalties, items) => {
          const requiredFees = [{ recipient: market, basisPoints: marketBps }]
          const collectionFees = new Map(
            royalties.map(([recipient, basisPoints], index) => [
              addressOf(index).toLowerCase(),
              [{ recipient, basisPoints }],
            ]),
          )
          const signed = FeePlan.combine(
            items.map((index) =>
              FeePlan.choose(
                [...requiredFees, ...(collectionFees.get(addressOf(index)) ?? [])].map((fee) => ({
                  ...fee,
                  required: true,
                })),
                { maximumBasisPoints: 10_000 },
              ),
            ),
          )
          expect(feesOf(setOf(items), { rules: { requiredFees }, collectionFees })).toEqual(signed)
        },
      ),
    ))

  test('behavior: a single order pays each fee in full', () => {
    const [nft] = setOf([0]).nfts
    const fees = [{ recipient: market, basisPoints: 250 }]
    const royalty = [{ recipient: market, basisPoints: 500 }]
    const terms = {
      ...setOf([]),
      ...nft,
      side: 'ask',
      currency: zeroAddress,
      startPrice: 1n,
      endPrice: 1n,
    } as const
    const { nfts: _, money: __, ...single } = terms
    expect(
      feesOf(
        { ...single, standard: 'erc721', contract: addressOf(0) },
        {
          rules: { requiredFees: fees },
          collectionFees: new Map([[addressOf(0), royalty]]),
        },
      ),
    ).toEqual([...fees, ...royalty])
  })
})
