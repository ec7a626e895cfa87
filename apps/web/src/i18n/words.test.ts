import { de } from '@souk/ui/parts/i18n/de/index.js'
import { en } from '@souk/ui/parts/i18n/en/index.js'
import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { describe, expect, test } from 'vitest'

/** Lists every text of a catalogue by its path. Texts with values get sample values. */
function textsOf(value: unknown, path = ''): readonly [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(2, 2, 2, 2))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/** The texts of every page, and those of each part of the app. */
const modules = import.meta.glob<Record<string, Area<unknown>>>(
  ['./areas/*.ts', '../../../../packages/{ui,words}/src/i18n/areas/*.ts'],
  { eager: true },
)
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

  test.each(catalogues)(
    'behavior: %s calls an offer “Angebot”, a bid “Gebot” and a listing “Inserat”',
    (_, area) => {
      const german = new Map(textsOf(area.de))
      const strays = textsOf(area.en).flatMap(([path, text]) => {
        const other = german.get(path) ?? ''
        const isStray = terms.some(([noun, says]) => noun.test(other) && !says.test(text))
        return isStray ? [`${path}: ${text} – ${other}`] : []
      })
      expect(strays).toEqual([])
    },
  )
})

/** German nouns, and what the English text says where they stand. */
const terms: readonly [RegExp, RegExp][] = [
  [/\bGebote?[ns]?\b/, /\bbid|auction/i],
  [/\bAngebote?[ns]?\b/, /offer|bidder/i],
  [/\bInserate?[ns]?\b/, /\blist(s|ed|ing|ings)?\b|\border|\bprice/i],
]
