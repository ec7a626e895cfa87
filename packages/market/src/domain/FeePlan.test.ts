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
  test('default: the share of one token of three, rounded down', () => {
    const own = [fee(market, 250), fee(artist, 500, false)]
    expect(FeePlan.combine([own, [fee(market, 250)], [fee(market, 250)]])).toEqual([
      fee(market, 250),
      fee(artist, 166, false),
    ])
  })

  test('behavior: fees to one recipient are added up before they are rounded', () => {
    expect(FeePlan.combine([[fee(market, 99)], [fee(market, 2, false)]])).toEqual([fee(market, 50)])
  })

  test('behavior: a fee of less than a basis point is left out', () => {
    expect(FeePlan.combine([[fee(artist, 1)], []])).toEqual([])
  })

  test('behavior: a recipient receives the exact share, less a part of a basis point', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.constantFrom(market, artist), fc.integer({ min: 0, max: 5_000 })))),
        (tokens) => {
          const combined = FeePlan.combine(tokens.map((fees) => fees.map((of) => fee(...of))))
          for (const recipient of [market, artist] as const) {
            const sum = tokens.flat().reduce((total, [to, bps]) => total + (to === recipient ? bps : 0), 0)
            const [{ basisPoints } = { basisPoints: 0 }, ...more] = combined.filter(
              (of) => of.recipient === recipient,
            )
            expect(more).toEqual([])
            expect(basisPoints).toBe(Math.floor(sum / Math.max(tokens.length, 1)))
          }
        },
      ),
    ))
})
