import { describe, expect, test } from 'vitest'
import { keptKeys, mostKept } from './readNews.js'

const keys = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}/${index}`)

describe('keptKeys', () => {
  test('default: what was just shown comes first, and nothing twice', () => {
    expect(keptKeys([{ key: 'c' }, { key: 'b' }], new Set(['b', 'a']))).toEqual(['c', 'b', 'a'])
  })

  test('behavior: the oldest make room', () => {
    const shown = keys(2, 'new').map((key) => ({ key }))
    const kept = keptKeys(shown, new Set(keys(mostKept, 'old')))
    expect(kept).toEqual([...keys(2, 'new'), ...keys(mostKept - 2, 'old')])
  })
})
