import { describe, expect, test } from 'vitest'
import { readListState } from './listState.js'

describe('readListState', () => {
  test('default', () => {
    const list = { listed: true, sort: 'price-down', traits: ['Glass:Amber'] }
    expect(readListState({ list })).toEqual(list)
  })

  test.each([undefined, null, 'x', 7])('behavior: %s is no list', (list) => {
    expect(readListState({ list })).toBeUndefined()
  })

  test('behavior: what is not known is left out', () => {
    expect(readListState({ list: { sort: 'random', listed: 'yes', min: {} } })).toEqual({})
  })
})
