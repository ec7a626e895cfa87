import { describe, expect, test } from 'vitest'
import { readFromDisk } from './publicExports.js'

/** A row of the table: a term, its meaning, and a link, which `links.test.ts` checks. */
const row = /^\| ([^|`]+) \| ([^|]+) \| \[`\w+`\]\(\.\.\/[^)]+\) \|$/gm

describe('glossary', () => {
  const rows = [...readFromDisk('docs/glossary.md').matchAll(row)].map(([, term = '', meaning = '']) => ({
    term,
    meaning,
  }))
  const lines = readFromDisk('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))

  test('default: every row has a term, a meaning and a place in the code', () => {
    // The first line is the heading.
    expect(rows).toHaveLength(lines.length - 1)
  })

  test('behavior: terms are in order, each once', () => {
    const terms = rows.map(({ term }) => term)
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')))
  })

  test('behavior: a meaning is one or two whole sentences', () => {
    const odd = rows.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning) || meaning.split('. ').length > 2)
    expect(odd).toEqual([])
  })
})
