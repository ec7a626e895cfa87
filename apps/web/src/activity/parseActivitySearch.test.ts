import { activityTypes } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { parseActivitySearch } from './parseActivitySearch.js'

describe('parseActivitySearch', () => {
  test.each([
    [{ types: ['sale', 'tea'] }, { types: ['sale'] }],
    [{ types: 'sale' }, {}],
    [{}, {}],
    [{ types: [...activityTypes] }, {}],
  ])('default: %o', (search, read) => {
    expect(parseActivitySearch(search)).toEqual(read)
  })
})
