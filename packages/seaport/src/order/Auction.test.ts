import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Auction from './Auction.js'

describe('english', () => {
  test('default', () => {
    expect(Auction.english()).toEqual({
      zone: '0x110b2B128A9eD1be5Ef3232D8e4E41640dF5c2Cd',
      restrictedByZone: true,
      allowPartialFills: false,
    })
  })

  test('param: isTestnet', () => {
    expect(Auction.english({ isTestnet: true }).zone).toBe('0x9B814233894Cd227f561B78Cc65891AA55C62Ad2')
  })
})

describe('isEnglish', () => {
  test('default: by the zone, however it is spelled', () => {
    const zone = Auction.englishZone.toLowerCase() as typeof Auction.englishZone
    expect([
      Auction.isEnglish({ zone }),
      Auction.isEnglish({ zone: '0x00000000000000000000000000000000000000aa' }),
    ]).toEqual([true, false])
  })
})

describe('terms', () => {
  const settler = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

  test('default: they are the zone hash itself', () => {
    const terms = { settler, end: 1_767_268_800n, feeBasisPoints: 750 } as const
    const zoneHash = '0xa0ee7a142d267c1f36714e4a8f75612f20a79720000000006956659802ee0001'
    expect(Auction.encodeTerms(terms)).toBe(zoneHash.replace('69566598', terms.end.toString(16)))
    expect(Auction.decodeTerms(Auction.encodeTerms(terms))).toEqual({
      ...terms,
      settler: settler.toLowerCase(),
    })
  })

  test('behavior: without a settler, and without terms, only the seller settles', () => {
    expect(Auction.decodeTerms(Auction.encodeTerms({ end: 5n, feeBasisPoints: 0 }))).toEqual({
      end: 5n,
      feeBasisPoints: 0,
    })
    expect(Auction.decodeTerms(`0x${'00'.repeat(32)}`)).toEqual({ end: 0n, feeBasisPoints: 0 })
  })

  test.each([
    { end: -1n, feeBasisPoints: 0 },
    { end: 2n ** 64n, feeBasisPoints: 0 },
    { end: 0n, feeBasisPoints: 10_001 },
    { end: 0n, feeBasisPoints: 2.5 },
    { end: 0n, feeBasisPoints: -1 },
  ])('error: %o does not fit', (terms) => {
    expect(() => Auction.encodeTerms(terms)).toThrowError(Auction.TermsError)
  })

  test('behavior: the reserve leaves the seller the share, and is the price that was split', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 0, max: 9999 }), (share, feeBasisPoints) => {
        const reserve = Auction.reserveOf(share, { feeBasisPoints })
        expect(Auction.sellerShare(reserve, { feeBasisPoints })).toBeGreaterThanOrEqual(share)
        const price = share * 10_000n
        const ofPrice = Auction.sellerShare(price, { feeBasisPoints })
        expect(Auction.reserveOf(ofPrice, { feeBasisPoints })).toBe(price)
      }),
    )
  })

  test('error: fees that take everything leave no reserve', () => {
    expect(() => Auction.reserveOf(1n, { feeBasisPoints: 10_000 })).toThrowError(Auction.TermsError)
  })
})

describe('english', () => {
  test('param: zone and terms', () => {
    const zone = '0x00000000000000000000000000000000000000aa'
    const terms = { end: 1n, feeBasisPoints: 100 }
    expect(Auction.english({ zone, terms })).toMatchObject({ zone, zoneHash: Auction.encodeTerms(terms) })
  })
})
