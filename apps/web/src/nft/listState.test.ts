import { describe, expect, test } from 'vitest'
import { readListState } from './listState.js'

describe('readListState', () => {
  test('default', () => {
    const list = { listed: true, sort: 'price-down', traits: ['Glass:Amber'] }
    expect(readListState({ list })).toEqual(list)
  })

  test.each([undefined, null, 'x', 7])('behavior: %s is not a list', (list) => {
    expect(readListState({ list })).toBeUndefined()
  })

  test('behavior: leaves out unknown values', () => {
    expect(readListState({ list: { sort: 'random', listed: 'yes', min: {} } })).toEqual({})
  })
})
