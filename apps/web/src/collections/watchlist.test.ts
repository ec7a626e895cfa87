import { describe, expect, test } from 'vitest'
import { readWatched, toggleWatched } from './watchlist.js'

function storageOf(text: string | null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

describe('readWatched', () => {
  test.each([
    [null, []],
    ['["lanterns","spices"]', ['lanterns', 'spices']],
    ['[1,"spices",null]', ['spices']],
    ['{"a":1}', []],
    ['not JSON', []],
  ])('default: %s', (text, slugs) => {
    expect(readWatched(storageOf(text))).toEqual(slugs)
  })
})

describe('toggleWatched', () => {
  test('default: added, newest first, and removed', () => {
    const storage = storageOf('["lanterns"]')
    toggleWatched(storage, 'spices')
    expect(readWatched(storage)).toEqual(['spices', 'lanterns'])
    toggleWatched(storage, 'lanterns')
    expect(readWatched(storage)).toEqual(['spices'])
  })
})
