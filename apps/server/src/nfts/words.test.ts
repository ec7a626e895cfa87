import { describe, expect, test } from 'vitest'
import { toIdentifier, toLikeText, toWordQuery } from './words.js'

describe('toWordQuery', () => {
  test.each([
    ['Brass lan', "'brass':* & 'lan':*"],
    ["O'Neil & !(drop) :* <->", "'o':* & 'neil':* & 'drop':*"],
    ['Größe ﬁre', "'größe':* & 'fire':*"],
    ['قنديل', "'قنديل':*"],
    ['a b c d e f g h', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':*"],
    [' ?!', undefined],
  ])('default: %s', (text, query) => {
    expect(toWordQuery(text)).toBe(query)
  })
})

describe('toIdentifier', () => {
  test.each([
    ['#12', 12n],
    [' 12 ', 12n],
    ['12a', undefined],
    ['9'.repeat(78), undefined],
    ['0x12', undefined],
  ])('default: %s', (text, identifier) => {
    expect(toIdentifier(text)).toBe(identifier)
  })
})

describe('toLikeText', () => {
  test('default', () => {
    expect(toLikeText('50%_\\')).toBe('50\\%\\_\\\\')
  })
})
