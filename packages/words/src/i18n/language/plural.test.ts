import { describe, expect, test } from 'vitest'
import { pluralOf } from './plural.js'

describe('pluralOf', () => {
  test('default', () => {
    const plural = pluralOf('de')
    expect([1, 2n].map((count) => plural(count, { one: 'Stück', other: 'Stücke' }))).toEqual([
      'Stück',
      'Stücke',
    ])
  })
})
