import { describe, expect, test } from 'vitest'
import { isUnfinished, readKept, toExport } from './kept.js'

function storage(entries: Record<string, string>): Pick<Storage, 'length' | 'key' | 'getItem'> {
  const keys = Object.keys(entries)
  return {
    length: keys.length,
    key: (index) => keys[index] ?? null,
    getItem: (key) => entries[key] ?? null,
  }
}

const kept = readKept(
  storage({
    'souk.theme': 'dark',
    'souk.flow.2': '{"status":"done","orders":[]}',
    'souk.flow.1': '{"status":"failed","orders":[{}]}',
    'souk.new': '1',
    'souk.read.news.0xaa@1': '[]',
    'other.program': 'secret',
  }),
)

describe('readKept', () => {
  test('default: grouped by purpose, without entries of other programs', () => {
    expect(kept.map(({ group, entries }) => [group, entries.map(([key]) => key)])).toEqual([
      ['flows', ['souk.flow.1', 'souk.flow.2']],
      ['wallet', ['souk.read.news.0xaa@1']],
      ['looks', ['souk.theme']],
      ['other', ['souk.new']],
    ])
  })

  test('default: two bytes per character', () => {
    expect(kept.find(({ group }) => group === 'looks')?.sizeBytes).toBe(2 * 'souk.themedark'.length)
  })
})

describe('toExport', () => {
  test('default', () => {
    expect(Object.keys(JSON.parse(toExport(kept)))).toEqual([
      'souk.flow.1',
      'souk.flow.2',
      'souk.read.news.0xaa@1',
      'souk.theme',
      'souk.new',
    ])
  })
})

describe('isUnfinished', () => {
  test.each([
    ['{"status":"done","orders":[]}', false],
    ['{"status":"failed","orders":[{"parameters":{}}]}', true],
    ['{"status":"unknown","orders":[]}', true],
  ])('default: %s', (value, expected) => {
    expect(isUnfinished({ group: 'flows', entries: [['souk.flow.1', value]], sizeBytes: 0 })).toBe(expected)
  })
})
