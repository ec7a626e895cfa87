import { describe, expect, test } from 'vitest'
import { readStoredList, toggleStored } from './storedList.js'

const list = { key: 'souk.list', most: 3 }

function storageOf(text: string | null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

describe('readStoredList', () => {
  test.each([
    [null, []],
    ['["lanterns","spices"]', ['lanterns', 'spices']],
    ['[1,"spices",null]', ['spices']],
    ['["a","b","c","d"]', ['a', 'b', 'c']],
    ['{"a":1}', []],
    ['not JSON', []],
  ])('default: %s', (text, entries) => {
    expect(readStoredList(storageOf(text), list)).toEqual(entries)
  })
})

describe('toggleStored', () => {
  test('default: added, newest first, and removed', () => {
    const storage = storageOf('["lanterns"]')
    toggleStored(storage, list, 'spices')
    expect(readStoredList(storage, list)).toEqual(['spices', 'lanterns'])
    toggleStored(storage, list, 'lanterns')
    expect(readStoredList(storage, list)).toEqual(['spices'])
  })
})
