import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { type FeeTerms, feesOf } from './feesOf.js'

const shop: Address = '0x00000000000000000000000000000000000000F0'
const artist: Address = '0x00000000000000000000000000000000000000a7'
const market: Address = '0x00000000000000000000000000000000000000f0'
const royalty = { recipient: artist, basisPoints: 500 }
const own = { recipient: shop, basisPoints: 100 }

describe('feesOf', () => {
  test.each<[string, FeeTerms, readonly number[]]>([
    ['what the market asks and what the collection asks', {}, [250, 500]],
    ['no royalties', { automatedRoyalties: false }, [250]],
    ['royalties up to a bound', { royaltyBps: 200 }, [250, 200]],
    ['other royalties', { customRoyalties: [own] }, [250, 100]],
    ['its own fee, by whatever case its recipient is written', { marketplaceFees: [own] }, [100, 500]],
    [
      'fees under both names',
      { fees: [own], marketplaceFees: [{ ...own, basisPoints: 50 }] },
      [50, 100, 500],
    ],
    ['no fee of nothing', { marketplaceFees: [{ ...own, basisPoints: 0 }] }, [500]],
  ])('behavior: %s', (_, terms, expected) => {
    const fees = feesOf(terms, { royalty, required: [{ recipient: market, basisPoints: 250 }] })
    expect(fees.map(({ basisPoints }) => basisPoints)).toEqual(expected)
  })
})
