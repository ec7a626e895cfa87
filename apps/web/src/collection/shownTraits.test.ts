import { describe, expect, test } from 'vitest'
import { shownTraits } from './shownTraits.js'

const traits = { Glass: { Ruby: 1, Amber: 2 }, Metal: { Brass: 3 } }

describe('shownTraits', () => {
  test('default: everything, most common first', () => {
    expect(
      shownTraits(traits, ' ').map(({ type, values }) => [type, values.map(({ value }) => value)]),
    ).toEqual([
      ['Glass', ['Amber', 'Ruby']],
      ['Metal', ['Brass']],
    ])
  })

  test('param: text, of a value or of a trait', () => {
    expect(shownTraits(traits, 'AMB')).toEqual([
      { type: 'Glass', values: [{ value: 'Amber', count: 2 }], hidden: 0 },
    ])
    expect(shownTraits(traits, 'glass')[0]?.values).toHaveLength(2)
    expect(shownTraits(traits, 'wood')).toEqual([])
  })

  test('behavior: shows only the first of thousands of values', () => {
    const counts = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`No ${index}`, 1]))
    const [shown] = shownTraits({ Serial: counts }, '')
    expect([shown?.values.length, shown?.hidden]).toEqual([60, 1_940])
  })
})
