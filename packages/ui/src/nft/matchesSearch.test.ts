import { describe, expect, test } from 'vitest'
import { nft } from '../testing/fixtures.js'
import { matchesSearch } from './matchesSearch.js'

const bridge = nft({
  tokenId: 12n,
  name: 'Indigo Arch and Bridge',
  traits: [{ type: 'Sky', value: 'Red dusk' }],
})

describe('matchesSearch', () => {
  test.each([
    ['indigo bridge', true],
    ['BRI ind', true],
    ['ridge', false],
    ['#12', true],
    ['12', true],
    ['1', false],
    ['red du', true],
    ['dusk', false],
    ['  ', true],
    ['?', false],
  ])('default: %s → %s', (text, found) => {
    expect(matchesSearch(bridge, text)).toBe(found)
  })
})
