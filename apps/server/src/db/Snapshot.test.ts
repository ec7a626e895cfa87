import { describe, expect, test } from 'vitest'
import * as Snapshot from './Snapshot.js'

describe('parse', () => {
  test('default', () => {
    expect(Snapshot.parse('10:14:10,12')).toEqual({ next: 14n, running: [10n, 12n] })
    expect(Snapshot.parse('14:14:')).toEqual({ next: 14n, running: [] })
  })
})

describe('between', () => {
  const between = (before: string, after: string) =>
    Snapshot.between(Snapshot.parse(before), Snapshot.parse(after), { most: 5 })

  test.each([
    ['14:14:', '14:14:', []],
    ['14:14:', '16:16:', [14n, 15n]],
    ['10:14:10,12', '12:16:12,15', [10n, 14n]],
    ['10:14:10,12', '14:14:', [10n, 12n]],
  ])('default: from %s to %s', (before, after, expected) => {
    expect(between(before, after)).toEqual(expected)
  })

  test('behavior: does not list very many, or those of a database that went back', () => {
    expect(between('14:14:', '20:20:')).toBeUndefined()
    expect(between('14:14:', '13:13:')).toBeUndefined()
  })
})
