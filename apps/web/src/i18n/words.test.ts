import { describe, expect, test, vi } from 'vitest'
import { de } from './de/index.js'
import { en } from './en/index.js'
import { formatTag, pickLanguage } from './language/locale.js'
import { pluralOf } from './language/plural.js'
import type { Area } from './useArea.js'

/** Lists every text of a catalogue by its path. Texts with values get sample values. */
function textsOf(value: unknown, path = ''): readonly [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(2, 2, 2, 2))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/** The texts of every page, and those of each part of the app. */
const modules = import.meta.glob<Record<string, Area<unknown>>>(['./areas/*.ts'], {
  eager: true,
})
const catalogues: [string, Area<unknown>][] = [
  ['frame', { en, de }],
  ...Object.values(modules).flatMap((module) => Object.entries(module)),
]

describe('catalogues', () => {
  test.each(catalogues)('default: %s has the same texts in both languages', (_, area) => {
    expect(textsOf(area.de).map(([path]) => path)).toEqual(textsOf(area.en).map(([path]) => path))
  })

  test.each(catalogues)('behavior: %s has no empty text', (_, area) => {
    const silent = (texts: readonly [string, string][]) =>
      texts.flatMap(([path, text]) => (text === '' ? path : []))
    expect(silent(textsOf(area.de))).toEqual(silent(textsOf(area.en)))
  })
})

describe('pickLanguage', () => {
  const storage = (language?: string) => ({ getItem: () => language ?? null, setItem: () => {} })

  test.each([
    [undefined, ['de-CH', 'en'], 'de'],
    [undefined, ['fr', 'pt-BR'], 'en'],
    [undefined, ['de_AT@euro'], 'de'],
    ['en', ['de'], 'en'],
    ['toString', ['de'], 'de'],
  ] as const)('default: %s, %s', (kept, preferred, language) => {
    expect(pickLanguage(storage(kept), preferred)).toBe(language)
  })
})

describe('formatTag', () => {
  test.each([
    [['en-GB', 'de'], 'en-GB'],
    [['de-CH'], 'en'],
    [['en-US@posix', 'en-AU'], 'en-AU'],
    [['en-US@posix'], 'en'],
  ])('default: %j', (languages, tag) => {
    vi.stubGlobal('navigator', { languages })
    expect(formatTag()).toBe(tag)
    vi.unstubAllGlobals()
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
