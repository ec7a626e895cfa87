import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredTrait } from '../db/tables.js'
import * as Rarity from './Rarity.js'

const lamp = (...pairs: readonly (readonly [type: string, value: string | number])[]): StoredTrait[] =>
  pairs.map(([type, value]) => ({ type, value }))

/** The ranks of tokens numbered from 0. */
function rank(tokens: readonly StoredTrait[][]): number[] | undefined {
  const counts = Rarity.noCounts()
  for (const traits of tokens) Rarity.count(counts, traits)
  const score = Rarity.measure(counts)
  const places = score && new Map(Rarity.toRanks(tokens.map((traits, id) => [String(id), score(traits)])))
  return places && tokens.map((_, id) => places.get(String(id)) ?? 0)
}

describe('measure', () => {
  test('default: rare traits come first, and equal scores share a rank', () => {
    const glass = (value: string) => lamp(['Glass', value])
    expect(rank([glass('Amber'), glass('Ruby'), glass('Amber'), glass('Amber')])).toEqual([2, 1, 2, 2])
  })

  test('behavior: a missing type counts as a trait, and so do several values of one type', () => {
    const tokens = [lamp(['Hat', 'Fez']), lamp(['Hat', 'Fez']), lamp(['Hat', 'Fez']), lamp()]
    expect(rank(tokens)).toEqual([2, 2, 2, 1])
    const several = [
      lamp(['Charm', 'Eye'], ['Charm', 'Hand']),
      lamp(['Charm', 'Eye']),
      lamp(['Charm', 'Eye']),
      lamp(['Charm', 'Eye']),
    ]
    expect(rank(several)).toEqual([1, 2, 2, 2])
  })

  test('behavior: ignores numbers, and types with a value of its own for every token', () => {
    const numbered = [1, 2, 3, 4].map((id) => lamp(['Level', id], ['Serial', `No. ${id}`]))
    expect(rank(numbered)).toBeUndefined()
    expect(rank([lamp(), lamp()])).toBeUndefined()
    expect(rank([])).toBeUndefined()
  })

  test('behavior: ranks do not depend on the order of tokens or traits, and follow the shares', () => {
    const token = fc
      .record({ a: fc.constantFrom('1', '2', '3', undefined), b: fc.constantFrom('x', 'y', undefined) })
      .map((of) => Object.entries(of).flatMap(([type, value]) => (value ? [{ type, value }] : [])))
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 30 }), (tokens) => {
        const places = rank(tokens)
        const turned = rank(tokens.toReversed().map((traits) => traits.toReversed()))
        expect(turned?.toReversed()).toEqual(places)
        if (!places) return
        for (const place of places) expect(place).toBe(1 + places.filter((other) => other < place).length)
      }),
    )
  })
})
