import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as FeePlan from './FeePlan.js'

const market = '0x1111111111111111111111111111111111111111'
const artist = '0x2222222222222222222222222222222222222222'
const fee = (recipient: typeof market | typeof artist, basisPoints: number, required = true) => ({
  recipient,
  basisPoints,
  required,
})

describe('combine', () => {
  test('default: the share of one token of three, rounded up', () => {
    const own = [fee(market, 250), fee(artist, 500, false)]
    expect(FeePlan.combine([own, [fee(market, 250)], [fee(market, 250)]])).toEqual([
      fee(market, 250),
      fee(artist, 167, false),
    ])
  })

  test('behavior: fees to one recipient are added up before they are rounded', () => {
    expect(FeePlan.combine([[fee(market, 100)], [fee(market, 1, false)]])).toEqual([fee(market, 51)])
  })

  test('behavior: never less than the shares of the collections, each rounded down', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            basisPoints: fc.integer({ min: 1, max: 1_000 }),
            tokens: fc.integer({ min: 1, max: 10 }),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.bigInt({ min: 1n, max: 10n ** 24n }),
        (collections, price) => {
          const perToken = collections.flatMap(({ basisPoints, tokens }) =>
            Array.from({ length: tokens }, () => [fee(artist, basisPoints)]),
          )
          const [combined] = FeePlan.combine(perToken)
          const paid = (price * BigInt(combined?.basisPoints ?? 0)) / 10_000n
          const shares = collections.map(({ basisPoints, tokens }) =>
            Math.floor((basisPoints * tokens) / perToken.length),
          )
          const asked = shares.reduce((sum, share) => sum + (price * BigInt(share)) / 10_000n, 0n)
          expect(paid).toBeGreaterThanOrEqual(asked)
        },
      ),
    ))
})
