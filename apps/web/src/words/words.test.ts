import { describe, expect, test } from 'vitest'
import { de } from './de/index.js'
import { en } from './en/index.js'
import { pickLanguage } from './locale.js'
import { pluralOf } from './plural.js'

/** Every text of a catalogue by its path; what takes facts is given some. */
function textsOf(value: unknown, path = ''): readonly [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(2, 2, 2, 2))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

describe('catalogues', () => {
  test('default: both say the same things', () => {
    expect(textsOf(de).map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path))
  })

  test('behavior: nothing is left unsaid in one of them', () => {
    const silent = (texts: readonly [string, string][]) =>
      texts.flatMap(([path, text]) => (text === '' ? path : []))
    expect(silent(textsOf(de))).toEqual(silent(textsOf(en)))
  })
})

describe('pickLanguage', () => {
  const storage = (language?: string) => ({ getItem: () => language ?? null, setItem: () => {} })

  test.each([
    [undefined, ['de-CH', 'en'], 'de'],
    [undefined, ['fr', 'pt-BR'], 'en'],
    ['en', ['de'], 'en'],
    ['toString', ['de'], 'de'],
  ] as const)('default: %s, %s', (kept, preferred, language) => {
    expect(pickLanguage(storage(kept), preferred)).toBe(language)
  })
})

describe('pluralOf', () => {
  test('default', () => {
    const plural = pluralOf('de')
    expect([1, 2n].map((count) => plural(count, { one: 'Stück', other: 'Stücke' }))).toEqual([
      'Stück',
      'Stücke',
    ])
  })
})
