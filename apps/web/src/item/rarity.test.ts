import { collection, nft } from '@souk/ui/parts/testing/fixtures.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateRarity } from './rarity.js'

const of = (size: bigint, traits: Record<string, Record<string, number>>) => ({
  ...collection,
  stats: { ...collection.stats, totalSupply: size },
  traits,
})
const lamp = (...values: readonly [type: string, value: string][]) =>
  nft({ traits: values.map(([type, value]) => ({ type, value })) })

describe('estimateRarity', () => {
  const lanterns = of(100n, { Glass: { Ruby: 1, Amber: 99 }, Size: { Big: 10, Small: 90 } })

  test('default: rarest first, most common last', () => {
    expect(estimateRarity(lamp(['Glass', 'Ruby'], ['Size', 'Big']), lanterns)).toEqual({ rank: 1, of: 100 })
    expect(estimateRarity(lamp(['Glass', 'Amber'], ['Size', 'Big']), lanterns)?.rank).toBe(2)
    expect(estimateRarity(lamp(['Glass', 'Amber'], ['Size', 'Small']), lanterns)?.rank).toBe(12)
  })

  test('behavior: the absence of a common trait is rare', () => {
    const few = of(100n, { Glass: { Ruby: 40, Amber: 58 }, Size: { Big: 50, Small: 50 } })
    expect(estimateRarity(lamp(['Size', 'Big']), few)?.rank).toBe(1)
  })

  test('behavior: ignores numbers known as a range, and names unique to each item', () => {
    const named = of(3n, { Serial: { '1': 1, '2': 1, '3': 1 } })
    expect(estimateRarity(lamp(['Serial', '1']), named)).toBeUndefined()
    expect(estimateRarity(lamp(['Level', '7']), of(3n, { Level: { min: 1, max: 90 } }))).toBeUndefined()
  })

  test('behavior: for independent types, the estimate is the true rank', () => {
    const size = fc.integer({ min: 2, max: 6 })
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 3 }), (sizes) => {
        // Every combination once, so that all values of a type are equally frequent.
        const total = sizes.reduce((product, count) => product * count, 1)
        const traits = Object.fromEntries(
          sizes.map((count, type) => [
            `T${type}`,
            Object.fromEntries(Array.from({ length: count }, (_, value) => [`v${value}`, total / count])),
          ]),
        )
        const any = lamp(...sizes.map((_, type): [string, string] => [`T${type}`, 'v0']))
        const rarity = estimateRarity(any, of(BigInt(total), traits))
        expect(rarity?.rank ?? 1).toBe(1)
      }),
    )
  })
})
